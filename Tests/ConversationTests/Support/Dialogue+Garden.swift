import Conversation
import Garden
import Testing
import Understanding

extension Dialogue<GardenDraft> {
  /// A conversation about the garden, at a question for the plot or at the first for the helpers, with
  /// what comes before handed in.
  static func garden(at item: String, plot: String = "bed") throws -> Dialogue {
    var dialogue = try Dialogue(.garden, at: .monday)
    try dialogue.say("let's dig")
    let answers: [(String, JSONValue)] = [
      ("name", "Ana"), ("birthday", "1990-03-04"), ("plot", .string(plot)), ("plants", 20),
      ("crops", ["beans", "herbs"]), ("start", "2026-05-01"),
      ("hours", ["start": "12:00", "end": "14:00"]), ("note", "A bench, please."),
      ("wants_key", false),
      ("helpers_count", 0),
    ]
    let before = answers.prefix { $0.0 != item }
    try dialogue.take(.handIn(before.map { HandedIn(field: $0.0, value: $0.1) }))
    #expect(dialogue.asked == item)
    return dialogue
  }

  /// The value of a field of a helper, by the index.
  func helper(_ index: Int, _ field: String) -> JSONValue? {
    state.answers[Path(field, in: .init(group: "helpers", index: index))]?.value
  }
}
