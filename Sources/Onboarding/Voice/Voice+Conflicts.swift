import Conversation

/// An answer that a later one of another machine replaced, as it is told.
public struct ReplacedAnswer: Hashable, Sendable {
  /// Both answers in words.
  public let words: ConflictWords
  /// Whether the one that was replaced had been given on this machine.
  public let wasGivenHere: Bool

  /// An answer that was replaced.
  public init(words: ConflictWords, wasGivenHere: Bool) {
    self.words = words
    self.wasGivenHere = wasGivenHere
  }
}

extension Voice {
  /// How many replaced answers are told one by one.
  private static let mostTold = 5

  /// The words about answers that were replaced.
  public func say(_ replaced: [ReplacedAnswer]) -> [Spoken] {
    guard !replaced.isEmpty else { return [] }
    var spoken: [Spoken] = [
      .plain("You had answered on another machine too, and the later answer counts:")
    ]
    spoken += replaced.prefix(Self.mostTold).map { .plain("  \(words($0))") }
    if replaced.count > Self.mostTold {
      spoken.append(.plain("  and \(replaced.count - Self.mostTold) more."))
    }
    if conflictsCommand.isEmpty { return spoken }
    return spoken + [
      .plain("To see what was replaced, or to bring it back, run:"), .command(conflictsCommand),
    ]
  }

  private func words(_ replaced: ReplacedAnswer) -> String {
    let words = replaced.words
    guard let kept = words.kept else {
      return "There was no room for another \(words.label), so one was left out: \(words.lost)."
    }
    let (here, there) = ("here", "on another machine")
    let (new, old) = replaced.wasGivenHere ? (there, here) : (here, there)
    return "\(words.label): \(kept), said \(new); it was \(words.lost), said \(old)."
  }
}
