import Conversation
import Foundation
import Testing
import Understanding

/// What an older version of a flow saved, read by a version that gained, lost and renamed a step.
@Suite("Older states")
struct MigrationTests {
  @Test("Nothing is lost: what stayed is kept, what was renamed moves, what was gained is asked")
  func migrating() throws {
    let dialogue = try Dialogue(.letters, from: old())
    #expect(dialogue.value("name") == "Sam")
    #expect(dialogue.value("rhythm") == "weekly", "it was called \"frequency\"")
    #expect(dialogue.value("frequency") == nil)
    #expect(dialogue.state.answers[Path("rhythm")]?.evidence?.words == "once a week")
    #expect(dialogue.value("colour") == "blue", "a question that is gone keeps its answer")
    #expect(dialogue.asked == "topic", "what was gained is asked")
    #expect(dialogue.state.flowVersion == 2)
  }

  @Test("An answer of a kind that the question no longer takes is asked again, never carried along")
  func changedKind() throws {
    var dialogue = try Dialogue(.letters, from: old())
    #expect(dialogue.value("pages") == nil)
    try dialogue.say("food")
    #expect(dialogue.asked == "pages")
    try dialogue.say("7")
    #expect(dialogue.value("pages")?.double == 7)
    #expect(dialogue.flow.erased.position(of: dialogue.state).isComplete)
  }

  @Test("What was pending or could be undone in the older version is set aside without harm")
  func pending() throws {
    var dialogue = try Dialogue(.letters, from: old())
    #expect(dialogue.state.pending == nil)
    #expect(try dialogue.say("undo").utterances.first == .nothingToUndo)
    try dialogue.say("food", "undo")
    #expect(dialogue.asked == "topic")
    #expect(dialogue.value("name") == "Sam")
  }

  @Test("Migrating twice changes nothing more, and equal input gives equal bytes")
  func again() throws {
    let once = try Dialogue(.letters, from: old())
    let twice = try Dialogue(.letters, from: once.state)
    #expect(twice.state.answers == once.state.answers)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = try (1...2).map { _ in try encoder.encode(Dialogue(.letters, from: old()).state) }
    #expect(bytes[0] == bytes[1])
  }

  @Test("A state that stands at a question that is gone stands at the first that is open")
  func lostFocus() throws {
    var state = try old()
    state.focus = Path("colour")
    #expect(try Dialogue(.letters, from: state).asked == "topic")
  }

  @Test("A pending question of a form that is not known any more costs no answer")
  func unknownPending() throws {
    let saved = Self.saved.replacing("clarification", with: "riddle")
    let state = try JSONDecoder().decode(ConversationState.self, from: Data(saved.utf8))
    #expect(state.pending == nil)
    #expect(state.answers == (try old().answers))
  }

  @Test("A state without what came later is read, with nothing pending")
  func smallest() throws {
    let saved = """
      {"flow": "letters", "flowVersion": 1, "answers": {"name": {"value": "Sam",
       "origin": "said", "at": "2026-03-01T09:00:00Z"}}}
      """
    let state = try JSONDecoder().decode(ConversationState.self, from: Data(saved.utf8))
    #expect(try Dialogue(.letters, from: state).value("name") == "Sam")
  }

  /// A state as version 1 of the flow saved it.
  private func old() throws -> ConversationState {
    try JSONDecoder().decode(ConversationState.self, from: Data(Self.saved.utf8))
  }

  private static let saved = """
    {
      "format": 1, "flow": "letters", "flowVersion": 1, "elements": {}, "misses": 1,
      "focus": "frequency", "lastChanged": "frequency",
      "pending": {"clarification": {"_0": "frequency", "candidates": ["daily", "weekly"],
        "_2": {"words": "often", "span": [0, 5], "rule": "choice.word"}}},
      "startedAt": "2026-03-01T09:00:00Z", "stepSince": "2026-03-01T09:00:00Z",
      "undo": [{"before": [{"path": "colour"}], "elements": {}}],
      "answers": {
        "name": {"value": "Sam", "origin": "said", "at": "2026-03-01T09:00:00Z",
          "evidence": {"words": "Sam", "span": [4, 7], "rule": "name.introduced"}},
        "frequency": {"value": "weekly", "origin": "said", "at": "2026-03-01T09:01:00Z",
          "evidence": {"words": "once a week", "span": [0, 11], "rule": "choice.title"}},
        "colour": {"value": "blue", "origin": "said", "at": "2026-03-01T09:02:00Z"},
        "pages": {"value": "a lot", "origin": "said", "at": "2026-03-01T09:03:00Z"}
      }
    }
    """
}

/// The answers of the second version of a flow.
private struct LettersDraft: Draft {
  var name: String?
  var topic: String?
  var rhythm: String?
  var pages: Double?
}

extension Flow<LettersDraft> {
  /// Version 2: "frequency" is called "rhythm" now, "colour" is gone, "topic" is new, and "pages" is
  /// a number.
  fileprivate static let letters = Flow("letters", version: 2, title: "Letters") {
    Step("reader") { Ask("name", \.name, as: NameDimension()) }
    Step("content") {
      Ask("topic", \.topic, as: choice("food", "news"))
      Ask("rhythm", \.rhythm, as: choice("daily", "weekly"))
      Ask("pages", \.pages, as: NumberDimension(in: 1...20))
    }
  }
  .renaming(["frequency": "rhythm"])

  private static func choice(_ ids: String...) -> ChoiceDimension {
    ChoiceDimension(options: ids.map { ChoiceOption(id: $0, title: $0) })
  }
}
