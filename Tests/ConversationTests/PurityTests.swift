import Conversation
import Foundation
import Testing
import Understanding

@Suite("Purity")
struct PurityTests {
  @Test("Two runs of a long conversation give equal bytes, turn by turn")
  func equalBytes() throws {
    #expect(try run() == run())
  }

  @Test("A conversation stored after each turn goes on as one that was not")
  func storing() throws {
    var dialogue = try Dialogue(.club)
    var state = dialogue.state
    for line in Self.lines {
      let turn = dialogue.flow.turn(after: .line(line), from: state, in: dialogue.context)
      #expect(try dialogue.say(line) == turn)
      state = turn.state
    }
  }

  @Test("A state tells nothing of its answers when it is printed")
  func description() throws {
    var dialogue = try Dialogue.club(of: ("Mia", 5))
    try dialogue.say("8 to 4")
    #expect("\(dialogue.state)" == "club: \(dialogue.state.answers.count) answers")
    guard case .clarification? = dialogue.state.pending else {
      Issue.record("8 to 4 is asked about")
      return
    }
  }

  private func run() throws -> [Data] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var dialogue = try Dialogue(.club)
    return try Self.lines.map { line in
      try dialogue.say(line)
      return try encoder.encode(dialogue.state)
    }
  }

  private static let lines = [
    "", "Emma 4 and Noah 7", "3", "why?", "8", "8 to 4", "the first", "no wait, 9am to 5pm",
    "back", "", "left knee, recovering", "yes", "change Noah's level to 2", "undo", "add another",
    "Mia", "7", "", "what have I told you?", "start over", "yes", "undo", "that's us", "yes", "yes",
  ]
}
