import Conversation
import Testing
import Understanding

@Suite("Handing in")
struct HandingInTests {
  private func handIn(_ field: String, _ value: JSONValue) throws -> (
    Dialogue<NewsletterDraft>, Turn
  ) {
    var dialogue = try Dialogue(.newsletter)
    let turn = try dialogue.take(.handIn([HandedIn(field: field, value: value)]))
    return (dialogue, turn)
  }

  @Test(
    "Text goes through the same understanding, and typed values through the same rules",
    arguments: [
      ("name", "call me Sam", "Sam"), ("rhythm", "once a week", "weekly"),
      ("rhythm", "weekly", "weekly"), ("topics", "food and science", ["science", "food"]),
      ("topics", ["food"], ["food"]),
    ] as [(String, JSONValue, JSONValue)])
  func taken(field: String, value: JSONValue, stored: JSONValue) throws {
    let (dialogue, turn) = try handIn(field, value)
    #expect(dialogue.value(field) == stored)
    #expect(dialogue.state.answers[Path(field)]?.origin == .handedIn)
    #expect(turn.heard.count == 1, "it is said back")
  }

  @Test(
    "What cannot be used is refused, nothing is kept, and the conversation ends",
    arguments: [
      ("pages", 400, HandedInFault.value), ("rhythm", "purple", .value),
      ("nothing", "x", .field), ("name", "i don't know", .value), ("topics", 7, .value),
    ] as [(String, JSONValue, HandedInFault)])
  func refused(field: String, value: JSONValue, fault: HandedInFault) throws {
    let (dialogue, turn) = try handIn(field, value)
    #expect(turn.effects == [.close(.handedInRefused(fault))])
    #expect(dialogue.state.answers.isEmpty)
    #expect(turn.says { if case .handInRefused = $0 { true } else { false } })
  }

  @Test("A list of objects fills a group, and consent is never handed in")
  func groups() throws {
    var dialogue = try Dialogue(.club)
    try dialogue.take(
      .handIn([
        HandedIn(
          field: "members",
          value: [["name": "Mia", "age": 7, "level": "very"], ["name": "Noah", "age": "seven"]])
      ]))
    #expect(dialogue.member(0, "level") == 9)
    #expect(dialogue.member(1, "age") == 7)
    let turn = try dialogue.take(.handIn([HandedIn(field: "consent", value: true)]))
    #expect(turn.effects == [.close(.handedInRefused(.field))])
    #expect(dialogue.value("consent") == nil)
  }

  @Test("Whatever the order in which values are handed in, they are taken in that of the questions")
  func order() throws {
    var dialogue = try Dialogue(.newsletter)
    let turn = try dialogue.take(
      .handIn([
        HandedIn(field: "rhythm", value: "weekly"), HandedIn(field: "topics", value: ["food"]),
        HandedIn(field: "name", value: "Sam"),
      ]))
    let fields = turn.utterances.compactMap { utterance in
      if case .heard(let heard) = utterance { heard.path.item } else { nil }
    }
    #expect(fields == ["name", "topics", "rhythm"])
  }

  @Test("A value that breaks a rule is refused with the bound of it")
  func bound() throws {
    let (_, turn) = try handIn("pages", 400)
    #expect(
      turn.says { utterance in
        guard case .handInRefused("pages", .refused(let refusal)) = utterance else { return false }
        return refusal.bound != nil && refusal.heard == "400"
      })
  }
}
