import Conversation
import Onboarding

/// Somebody who says the same to every question, and looks at nothing.
final class ScriptedPerson: Console {
  private var lines: ArraySlice<String>

  init(_ lines: [String]) { self.lines = lines[...] }

  func show(_ spoken: [Spoken]) throws(ConsoleError) {}

  func read(_ expectation: Expectation) throws(ConsoleError) -> ConsoleInput {
    lines.popFirst().map(ConsoleInput.line) ?? .endOfInput
  }
}
