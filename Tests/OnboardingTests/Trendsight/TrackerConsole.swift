import Conversation
import Onboarding

/// A console of the tracker that types the lines of a script, and keeps what it is shown.
final class TrackerConsole: Console {
  private var lines: ArraySlice<String>
  /// What was shown and typed; secrets as six dots.
  private(set) var shown: [String] = []
  /// The lines that were typed as secrets.
  private(set) var secrets: [String] = []

  init(_ lines: [String]) {
    self.lines = lines[...]
  }

  func show(_ spoken: [Spoken]) throws(ConsoleError) {
    for piece in spoken {
      switch piece {
      case .picture(let picture): shown += (picture.frames.last ?? []).map(\.text)
      default: shown += piece.text
      }
    }
  }

  func read(_ expectation: Expectation) throws(ConsoleError) -> ConsoleInput {
    guard let line = lines.popFirst() else { return .endOfInput }
    if expectation == .secret {
      secrets.append(line)
      shown.append("> ••••••")
    } else {
      shown.append("> \(line)")
    }
    return .line(line)
  }
}
