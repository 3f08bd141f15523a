import Conversation
import Testing
import Understanding

@Suite("Asking again")
struct RepromptTests {
  private func atPages() throws -> Dialogue<NewsletterDraft> {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food", "daily")
    return dialogue
  }

  @Test("Each line that is not understood counts, with the question, its other words and examples")
  func stages() throws {
    var dialogue = try atPages()
    for attempt in 1...6 {
      let turn = try dialogue.say("purple monkeys")
      #expect(!turn.isUnderstood)
      let miss = try #require(turn.miss)
      #expect(miss.attempt == attempt)
      #expect(miss.kind == "a number")
      #expect(miss.shorter == "A number of pages from 1 to 20?")
      #expect(miss.examples == ["8", "ten"])
      #expect(miss.question.suggestion != nil)
      #expect(dialogue.value("pages") == nil)
    }
  }

  @Test("An answer, or another question, begins the count anew")
  func anew() throws {
    var dialogue = try atPages()
    try dialogue.say("purple", "green")
    #expect(dialogue.state.misses == 2)
    try dialogue.say("back", "")
    #expect(dialogue.state.misses == 0)
    try dialogue.say("purple", "8")
    #expect(dialogue.state.misses == 0)
    #expect(dialogue.state.repeats == ["pages": 3])
  }

  @Test("Help, small talk and questions back are no misses", arguments: ["help", "hi", "why?"])
  func noMisses(line: String) throws {
    var dialogue = try atPages()
    try dialogue.say("purple", line)
    #expect(dialogue.state.misses == 1)
    #expect(try dialogue.say("orange").miss?.attempt == 2)
  }

  @Test("A line that is no text is said to be none, and nothing of it is kept")
  func unreadable() throws {
    var dialogue = try atPages()
    let before = dialogue.state.answers
    for problem in [UnreadableLine.invalidUTF8, .containsNUL, .tooLong] {
      let turn = try dialogue.take(.unreadable(problem))
      #expect(turn.utterances.first == .unreadable(problem))
      #expect(!turn.isUnderstood)
    }
    #expect(dialogue.state.answers == before)
  }
}

extension Turn {
  /// What is said about a line that was not understood.
  var miss: NotUnderstood? {
    for case .notUnderstood(let miss) in utterances { return miss }
    return nil
  }
}
