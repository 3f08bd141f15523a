import Conversation
import Onboarding
import Understanding

/// A question as a form of a client of the Model Context Protocol: a flat schema of one property.
///
/// Values that are no text, number or choice are asked for in the person's own words, which are read as ever.
struct MCPForm {
  private let turn: DialogueTurn
  /// The schema of the value where it is flat; nil for words.
  private let schema: [String: JSONValue]?

  /// The form of what is asked; nil where nothing is, or what a form must not ask for, such as a password.
  init?(_ turn: DialogueTurn) {
    let asked = turn.asked
    guard !turn.isComplete, !asked.isSecret, asked.kind != .changes else { return nil }
    self.turn = turn
    schema =
      switch asked.kind {
      case .confirmation, .review, .acknowledgement: ["type": "boolean"]
      case .value: asked.schema.flatMap(Self.flat)
      default: nil
      }
  }

  private static let types: [JSONValue] = ["string", "number", "integer", "boolean"]
  private static let formats: [JSONValue] = ["email", "uri", "date", "date-time"]
  private static let known: Set = [
    "type", "minLength", "maxLength", "minimum", "maximum", "enum", "format",
  ]

  /// What the protocol knows of a schema; nil where it is of something else than a text, a number or a
  /// choice.
  private static func flat(_ schema: JSONValue) -> [String: JSONValue]? {
    guard case .object(var members) = schema, let type = members["type"], types.contains(type)
    else { return nil }
    members = members.filter { known.contains($0.key) }
    if let format = members["format"], !formats.contains(format) { members["format"] = nil }
    return members
  }

  private var property: String { turn.asked.path?.description ?? "answer" }

  /// The parameters of `elicitation/create`.
  var json: JSONValue {
    let asked = turn.asked
    var field = schema ?? ["type": "string"]
    let choices = asked.question?.choices.map(\.title) ?? []
    let titles = asked.readings.isEmpty ? choices : asked.readings
    let shown = titles.isEmpty ? asked.options?.examples ?? [] : titles
    if let values = field["enum"]?.array, values.count == titles.count {
      field["enumNames"] = .array(titles.map(JSONValue.string))
    } else if !shown.isEmpty {
      field["description"] = .string("For example: " + shown.joined(separator: "; "))
    }
    if schema != nil { field["default"] = turn.asked.options?.suggestion }
    return [
      "message": .string(turn.messages.map(\.text).joined(separator: "\n")),
      "requestedSchema": [
        "type": "object", "properties": .object([property: .object(field)]),
        "required": [.string(property)],
      ],
    ]
  }

  /// What the person filled in, as a reply, and the same in words.
  ///
  /// Nil where nothing was: an empty form says nothing.
  func reply(_ content: JSONValue) -> (reply: Onboarding.Reply, text: String)? {
    guard let value = content[property], value != .null else { return nil }
    let text = value.string ?? (try? JSONText.line(value)) ?? ""
    return (schema == nil ? .line(text) : .value(value), text)
  }
}
