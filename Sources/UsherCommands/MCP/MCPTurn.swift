import Conversation
import Onboarding
import Understanding

/// A turn as data for a client of the Model Context Protocol.
struct MCPTurn {
  private let turn: DialogueTurn
  private let flow: String
  private let user: User

  init(_ turn: DialogueTurn, _ flow: String, _ user: User) {
    self.turn = turn
    self.flow = flow
    self.user = user
  }

  /// What is said and what is expected next.
  var json: JSONValue {
    var object: [String: JSONValue] = [
      "flow": .string(flow), "user": .string(user.name), "completed": .bool(turn.isComplete),
      "text": .string(turn.messages.map(\.text).joined(separator: "\n")), "expects": expects,
    ]
    if let progress = turn.progress {
      object["progress"] = ["step": .int(progress.step), "of": .int(progress.of)]
    }
    return .object(object)
  }

  private var expects: JSONValue {
    let asked = turn.asked
    var expects: [String: JSONValue] = ["kind": .string(asked.kind.rawValue)]
    expects["field"] = asked.path.map { .string($0.description) }
    expects["schema"] = asked.schema
    expects["suggestion"] = asked.question?.suggestion.map(JSONValue.string)
    let titles =
      asked.readings.isEmpty ? asked.question?.choices.map(\.title) ?? [] : asked.readings
    if !titles.isEmpty {
      expects["choices"] = .array(
        titles.enumerated().map { ["choice": .int($0.offset + 1), "title": .string($0.element)] })
    }
    return .object(expects)
  }
}
