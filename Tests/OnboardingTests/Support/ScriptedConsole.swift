import Conversation
import Onboarding

/// A console on which a script is typed; it remembers everything that was shown.
final class ScriptedConsole: Console {
  private var lines: ArraySlice<String>
  /// All that was shown, a string a line; what was typed stands after "> ".
  private(set) var shown: [String] = []

  init(_ lines: [String]) { self.lines = lines[...] }

  func show(_ spoken: [Spoken]) throws(ConsoleError) {
    for item in spoken {
      switch item {
      case .picture(let picture): shown.append(picture.description)
      default: shown += item.text
      }
    }
  }

  func read(_ expectation: Expectation) throws(ConsoleError) -> ConsoleInput {
    guard let line = lines.popFirst() else { return .endOfInput }
    shown.append("> \(line)")
    return .line(line)
  }
}
