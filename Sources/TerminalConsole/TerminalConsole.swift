public import Conversation
public import Onboarding
import SafeText
public import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A conversation at a terminal, through a pipe, or played from a script.
public final class TerminalConsole: Console {
  private let input: any LineInput
  private let output: any ScreenOutput
  private let capabilities: () -> TerminalCapabilities
  private var spacing = Spacing()
  /// What was shown since the last answer, to be drawn again when the person clears the screen.
  private var shown: [Spoken] = []

  /// A console that reads lines from an input and shows on an output.
  ///
  /// - Parameters:
  ///   - input: Where lines come from; it shows the prompt.
  ///   - output: Where everything else is shown.
  ///   - capabilities: What the output can show; asked anew each turn, as windows change.
  public init(
    input: any LineInput, output: any ScreenOutput,
    capabilities: @escaping () -> TerminalCapabilities
  ) {
    self.input = input
    self.output = output
    self.capabilities = capabilities
  }

  /// Shows lines, wrapped and tinted as the screen allows, and pictures.
  ///
  /// - Throws: ``ConsoleError`` when nothing can be shown any more.
  public func show(_ spoken: [Spoken]) throws(ConsoleError) {
    shown += spoken
    do {
      try draw(spoken, on: output, spacing: &spacing)
      try output.flush()
    } catch {
      throw ConsoleError(error)
    }
  }

  private func draw(
    _ spoken: [Spoken], on output: any ScreenOutput, spacing: inout Spacing
  ) throws(TerminalError) {
    let capabilities = capabilities()
    let page = Page(capabilities)
    let output = CountingOutput(output)
    var asked: (question: TintedLine, above: Int)?
    var rest = spoken[...]
    while let piece = rest.popFirst() {
      if spacing.isParted(before: piece), capabilities.isTerminal { try output.writeLine() }
      switch piece {
      case .line(_, as: .fact) where page.alignsFacts:
        let table = [piece] + rest.prefix { $0.fact != nil }
        rest = rest.dropFirst(table.count - 1)
        for text in page.lines(of: table.compactMap(\.fact)) { try output.writeLine(text) }
      case .line(let line, let role):
        if role == .question { asked = (line, output.lines) }
        for text in page.lines(of: line, as: role) { try output.writeLine(text) }
      case .grid(let grid):
        for text in page.lines(of: grid) { try output.writeLine(text) }
      case .command(let command):
        try output.writeLine(Sanitizer.line(command))
      case .picture(let picture):
        try page.draw(picture, on: output)
      }
    }
    // What is asked is to be seen while it is answered: a list may have pushed it off the screen.
    if let height = capabilities.height, let asked, output.lines - asked.above >= height {
      for text in page.lines(of: asked.question.withoutHint, as: .question) {
        try output.writeLine(text)
      }
    }
  }

  /// What a fresh screen shows above the prompt: the question, or all that was said last where
  /// nothing is asked.
  private func question() -> String {
    let start = shown.lastIndex(where: \.isQuestion) ?? shown.startIndex
    let screen = RecordedOutput()
    var spacing = Spacing()
    // What is kept in memory cannot fail to be written.
    try? draw(Array(shown[start...]), on: screen, spacing: &spacing)
    return screen.text
  }

  /// Shows the prompt `> ` and waits for a line.
  ///
  /// - Throws: ``ConsoleError`` when reading failed.
  public func read(_ expectation: Expectation) throws(ConsoleError) -> ConsoleInput {
    var completions: [String] = []
    if case .line(let words) = expectation { completions = words }
    let event: InputEvent
    input.drawsAbove { [weak self] in self?.question() ?? "" }
    do {
      event = try input.readLine(
        prompt: "> ", secret: expectation == .secret, completions: completions)
    } catch {
      throw ConsoleError(error)
    }
    if case .interrupted(hadText: true) = event { return .cleared }
    spacing.noteAnswer()
    shown = []
    return switch event {
    case .line(let text): .line(text)
    case .pasted(let lines): .pasted(lines)
    case .endOfInput: .endOfInput
    case .interrupted(hadText: true): .cleared
    case .interrupted(hadText: false): .interrupt
    case .hangUp: .terminate(.hungUp)
    case .terminate: .terminate(.terminated)
    case .rejected(.invalidUTF8): .unreadable(.invalidUTF8)
    case .rejected(.utf16): .unreadable(.utf16)
    case .rejected(.nul): .unreadable(.containsNUL)
    case .rejected(.tooLong): .unreadable(.tooLong)
    }
  }
}

extension TintedLine {
  /// A question without the hint that stands back behind it.
  fileprivate var withoutHint: TintedLine {
    TintedLine(of: runs.filter { $0.tint != .dim && $0.text.contains { $0 != " " } })
  }
}

extension Spoken {
  /// Whether it asks something.
  fileprivate var isQuestion: Bool {
    if case .line(_, as: .question) = self { true } else { false }
  }

  /// The name and value it shows, if it does.
  fileprivate var fact: FactTable.Fact? {
    guard case .line(_, as: .fact(let name, let value, let indent)) = self else { return nil }
    return FactTable.Fact(name: name, value: value, indent: indent)
  }
}

extension ConsoleError {
  init(_ error: TerminalError) {
    self =
      switch error {
      case .readerLeft: .readerLeft
      case .readFailed(EIO), .writeFailed(EIO): .hungUp
      case .readFailed, .writeFailed, .noTerminal: .failed(error.description)
      }
  }
}
