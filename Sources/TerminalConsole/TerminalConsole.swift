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
  private var hasShown = false

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
    let page = Page(capabilities())
    do {
      for piece in spoken {
        switch piece {
        case .line(let line):
          for text in page.lines(of: line) { try output.writeLine(text) }
        case .command(let command):
          try output.writeLine(Sanitizer.line(command))
        case .picture(let picture):
          try page.draw(picture, on: output)
        }
      }
      try output.flush()
    } catch {
      throw ConsoleError(error)
    }
  }

  /// Shows the prompt `> ` and waits for a line.
  ///
  /// - Throws: ``ConsoleError`` when reading failed.
  public func read(_ expectation: Expectation) throws(ConsoleError) -> ConsoleInput {
    var completions: [String] = []
    if case .line(let words) = expectation { completions = words }
    let event: InputEvent
    do {
      event = try input.readLine(
        prompt: "> ", secret: expectation == .secret, completions: completions)
    } catch {
      throw ConsoleError(error)
    }
    return switch event {
    case .line(let text): .line(text)
    case .endOfInput: .endOfInput
    case .interrupted(hadText: true): .cleared
    case .interrupted(hadText: false): .interrupt
    case .hangUp: .terminate(.hungUp)
    case .terminate: .terminate(.terminated)
    case .rejected(.invalidUTF8): .unreadable(.invalidUTF8)
    case .rejected(.nul): .unreadable(.containsNUL)
    case .rejected(.tooLong): .unreadable(.tooLong)
    }
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
