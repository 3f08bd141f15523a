public import Conversation
import Understanding

/// Turns utterances into words: warm, brief and plain, in one place.
public struct Voice: Sendable {
  /// How people answer, from which it follows what they have to be told.
  public enum Register: Sendable {
    /// They type, as at a terminal: choices bear numbers, and what can be said is said.
    case typed
    /// They can point, as on a page: choices and replies are shown beside the words.
    case pointed
  }

  /// How people answer.
  public var register = Register.typed
  /// The command with which the conversation can be gone on with, such as `usher chat diet`; empty
  /// where there is none, as on a page.
  public var resumeCommand: String
  /// Whether choices show their icons; without, numbers and words say it all.
  public var showsIcons: Bool
  /// The command that lists the answers that were replaced; empty where there is none.
  public var conflictsCommand: String
  /// Whether answers outlive the program.
  public var isKept: Bool

  /// A voice for a conversation.
  public init(
    resumeCommand: String, showsIcons: Bool, conflictsCommand: String = "",
    isKept: Bool = true, register: Register = .typed
  ) {
    self.register = register
    self.resumeCommand = resumeCommand
    self.showsIcons = showsIcons
    self.conflictsCommand = conflictsCommand
    self.isKept = isKept
  }

  /// The words of a register.
  func words(_ typed: String, pointed: String) -> String {
    register == .typed ? typed : pointed
  }

  /// The words of an utterance, line by line.
  public func say(_ utterance: Utterance) -> [Spoken] {
    switch utterance {
    case .progress(let progress): [.line(words(progress), as: .progress)]
    case .question(let question): words(question)
    case .explanation(let blocks), .complete(let blocks): blocks.flatMap(words)
    case .help(let help): words(help)
    case .review(let summary): words(summary)
    case .notUnderstood(let miss): words(miss)
    case .signIn(let utterance) where utterance.isDone:
      words(utterance).map { .line(TintedLine(.init($0)), as: .understood) }
    case .signIn(let utterance):
      words(utterance).map { utterance.isQuestion ? asking($0) : .plain($0) }
    case .submission(let utterance): words(utterance).map(Spoken.plain)
    case .clarify(let label, let readings): words(clarifying: label, readings)
    case .clarifyAgain(let label, let readings, let attempt):
      words(clarifying: label, readings, attempt: attempt)
    case .saved where !isKept: [.plain("Nothing is kept: the answers were held in memory alone.")]
    case .saved(isComplete: false) where resumeCommand.isEmpty:
      [.plain("Saved. You can come back to this at any time.")]
    case .heard, .confirmed, .changed, .unchanged, .moved: understood(utterance)
    case .saved(isComplete: false):
      [.plain("Saved. To go on, run:"), .command(resumeCommand)]
    case .rest(let concern): words(concern).map(Spoken.plain)
    case .resting: resting.map(Spoken.plain)
    case .offerChanges:
      lines(of: utterance).map { .line(TintedLine(.init($0, .dim)), as: .question) }
    default: lines(of: utterance).map { utterance.isQuestion ? asking($0) : .plain($0) }
    }
  }

  /// A line that asks something: the question stands out, the hint behind it stands back.
  func asking(_ text: String) -> Spoken {
    let letters = text.utf8
    let ends = letters.indices.filter { place in
      letters[place] == UInt8(ascii: " ") && place > letters.startIndex
        && ".?!".utf8.contains(letters[letters.index(before: place)])
    }.map { letters.index(after: $0) }
    let runs: [TintedLine.Run]
    if text.last == "?", let start = ends.last {
      runs = [.init(String(text[..<start])), .init(String(text[start...]), .bold)]
    } else if text.last != "?", let end = ends.first {
      runs = [.init(String(text[..<end]), .bold), .init(String(text[end...]), .dim)]
    } else {
      runs = [.init(text, .bold)]
    }
    return .line(TintedLine(of: runs), as: .question)
  }

  /// What was understood, or understood anew.
  private func understood(_ utterance: Utterance) -> [Spoken] {
    lines(of: utterance).map { sentence in
      .line(TintedLine(.init(sentence)), as: change(utterance) ?? .understood)
    }
  }

  private func change(_ utterance: Utterance) -> Spoken.Role? {
    switch utterance {
    case .changed(let heard, let old?):
      .changed(label: named(heard.label), from: old, to: heard.phrase, remark: "")
    case .moved(let heard, let old, let because):
      .changed(
        label: named(heard.label), from: old, to: heard.phrase, remark: remark(old, because))
    default: nil
    }
  }

  private func words(_ progress: StepProgress) -> TintedLine {
    let about = progress.about.map { " - \($0)" } ?? ""
    if let title = progress.title { return TintedLine(.init(title + about, .dim)) }
    return TintedLine(.init("Step \(progress.step) of \(progress.of)\(about)", .dim))
  }
}
