import Conversation
import Onboarding
import Understanding

/// What is expected next, for programs.
struct Expected: Codable, Sendable {
  /// What would do: `value`, `one_of`, `confirmation`, `review`, `secret`, `new_secret`, `email`, `acknowledgement`,
  /// `changes` or `line`.
  var kind: String
  /// Whether it is to be sent as `secret`.
  var secret: Bool
  /// The field the conversation stands at.
  var field: String?
  /// The dimension of its values, such as `energy`.
  var dimension: String?
  /// The JSON Schema of its values as they are stored.
  var schema: JSONValue?
  /// The choices, which can be sent as `choice`.
  var choices: [Choice]
  /// What an empty line accepts.
  var suggestion: String?
  /// The present answer, which an empty line keeps.
  var present: String?

  init(_ asked: Asked) {
    kind = asked.kind.rawValue
    secret = asked.isSecret
    field = asked.path?.description
    dimension = asked.dimension
    schema = asked.schema
    if asked.readings.isEmpty {
      choices = asked.kind == .value ? asked.question?.choices.map(Choice.init) ?? [] : []
    } else {
      choices = asked.readings.enumerated().map { Choice(number: $0.offset + 1, title: $0.element) }
    }
    if asked.kind == .value {
      suggestion = asked.question?.suggestion
      present = asked.question?.present
    }
  }

  /// A choice under its number.
  struct Choice: Codable, Sendable {
    var number: Int
    var title: String
    var detail: String?
    var recommended = false
    var suggested = false

    init(number: Int, title: String) {
      self.number = number
      self.title = title
    }

    init(_ choice: Question.Choice) {
      number = choice.number
      title = choice.title
      detail = choice.detail
      recommended = choice.isRecommended
      suggested = choice.isSuggested
    }
  }
}
