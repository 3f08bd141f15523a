import Conversation
import Testing
import Understanding

@Suite("Answering")
struct AnsweringTests {
  @Test("An answer is said back, saved, and followed by the next question in the same turn")
  func answering() throws {
    var dialogue = try Dialogue(.newsletter)
    let turn = try dialogue.say("I'm Sam, by the way")
    #expect(turn.heard == ["Name: Sam"])
    #expect(turn.effects == [.save])
    #expect(dialogue.asked == "topics")
    #expect(turn.isUnderstood)
  }

  @Test("More than was asked fills every field that is said, and asks the first still missing")
  func overAnswering() throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam")
    let turn = try dialogue.say("science, once a week please")
    #expect(dialogue.value("topics") == ["science"])
    #expect(dialogue.value("rhythm") == "weekly")
    #expect(dialogue.asked == "day")
    #expect(turn.heard.count == 2)
  }

  @Test("An empty line accepts the suggestion and remembers that it was one")
  func emptyLine() throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food", "")
    #expect(dialogue.value("rhythm") == "weekly")
    #expect(dialogue.state.answers[Path("rhythm")]?.origin == .suggested)
  }

  @Test("Agreement accepts the suggestion", arguments: ["ok", "sure", "sounds good", "that works"])
  func agreement(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "news", line)
    #expect(dialogue.value("rhythm") == "daily")
    #expect(dialogue.state.answers[Path("rhythm")]?.origin == .suggested)
  }

  @Test("Not knowing proposes the suggestion, and stores nothing until it is confirmed")
  func notKnowing() throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food")
    let turn = try dialogue.say("I don't know")
    #expect(turn.says { if case .proposal = $0 { true } else { false } })
    #expect(dialogue.value("rhythm") == nil)
    try dialogue.say("yes")
    #expect(dialogue.value("rhythm") == "weekly")
    #expect(dialogue.state.answers[Path("rhythm")]?.origin == .suggested)
  }

  @Test("A value out of range is refused, and never stored")
  func outOfRange() throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food", "daily")
    let turn = try dialogue.say("200")
    #expect(turn.says { if case .refused = $0 { true } else { false } })
    #expect(dialogue.value("pages") == nil)
    #expect(dialogue.asked == "pages")
    #expect(!turn.isUnderstood)
  }

  @Test("Each line that is not understood is answered in other words", arguments: 1...5)
  func reprompts(times: Int) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food", "daily")
    for attempt in 1...times {
      let turn = try dialogue.say("purple monkeys")
      #expect(
        turn.says {
          if case .notUnderstood(let miss) = $0 { miss.attempt == attempt } else { false }
        })
    }
  }

  @Test("A quoted line is an answer, even where its words are a command")
  func quoted() throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("\"back\"")
    #expect(dialogue.value("name") == "back")
  }

  @Test("A name that is also a command is asked about")
  func nameOrCommand() throws {
    var dialogue = try Dialogue(.newsletter)
    let turn = try dialogue.say("Skip")
    #expect(turn.says { if case .commandOrAnswer = $0 { true } else { false } })
    #expect(dialogue.value("name") == nil)
    try dialogue.say("the name")
    #expect(dialogue.value("name") == "Skip")
  }
}
