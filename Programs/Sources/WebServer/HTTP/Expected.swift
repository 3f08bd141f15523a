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
  /// The JSON Schema of its values as they are stored, in which form they can be sent as `value`.
  var schema: JSONValue?
  /// The question in words.
  var question: String?
  /// A line of help.
  var hint: String?
  /// Whether the conversation goes on without a value.
  var skippable = false
  /// How many values, where it takes several.
  var multiple: Count?
  /// The choices, which can be sent as `choice` or, by their ids, as `value`.
  var choices: [Choice] = []
  /// What can be said in one tap, to be sent as `text`.
  var replies: [QuickReply] = []
  /// Texts that would do.
  var examples: [String] = []
  /// What an empty line accepts, in words and as a value.
  var suggestion: String?
  var suggestedValue: JSONValue?
  /// The present answer, which an empty line keeps, in words and as a value.
  var present: String?
  var presentValue: JSONValue?
  /// What the ends of a scale mean.
  var ends: ScaleEnds?

  enum CodingKeys: String, CodingKey {
    case kind, secret, field, dimension, schema, question, hint, skippable, multiple, choices,
      replies
    case examples, suggestion, present, ends
    case suggestedValue = "suggested_value"
    case presentValue = "present_value"
  }

  init(_ asked: Asked) {
    kind = asked.kind.rawValue
    secret = asked.isSecret
    field = asked.path?.description
    dimension = asked.dimension
    schema = asked.schema
    replies = asked.options?.replies.map(QuickReply.init) ?? []
    if !asked.readings.isEmpty {
      choices = asked.readings.enumerated().map { Choice(number: $0.offset + 1, title: $0.element) }
    }
    guard asked.kind == .value, let question = asked.question else { return }
    self.question = question.pointed?.text ?? question.text
    hint = (question.pointed?.hint ?? question.hint).flatMap { $0.isEmpty ? nil : $0 }
    (suggestion, present) = (question.suggestion, question.present)
    if asked.schema?["type"] == "array" {
      multiple = Count(
        least: asked.schema?["minItems"]?.int ?? 0, most: asked.schema?["maxItems"]?.int)
    }
    guard let options = asked.options else { return }
    choices = question.choices.enumerated().map { place, choice in
      Choice(choice, id: options.values.indices.contains(place) ? options.values[place] : nil)
    }
    skippable = options.isSkippable
    examples = options.examples
    suggestedValue = options.suggestion
    presentValue = options.present
    ends = options.ends
  }

  /// How many values there have to be.
  struct Count: Codable, Sendable {
    var least: Int
    var most: Int?
  }

  /// Something that can be said in one tap.
  struct QuickReply: Codable, Sendable {
    var title: String
    var text: String

    init(_ reply: Conversation.QuickReply) {
      (title, text) = (reply.title, reply.text)
    }
  }

  /// A choice under its number.
  struct Choice: Codable, Sendable {
    var number: Int
    var id: JSONValue?
    var title: String
    var detail: String?
    var icon: String?
    var color: String?
    var recommended = false
    var suggested = false

    init(number: Int, title: String) {
      self.number = number
      self.title = title
    }

    init(_ choice: Question.Choice, id: JSONValue?) {
      number = choice.number
      self.id = id
      title = choice.title
      detail = choice.detail
      icon = choice.icon
      if case .rgb(let red, let green, let blue)? = choice.swatch {
        color =
          "#"
          + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
          .uppercased()
      }
      recommended = choice.isRecommended
      suggested = choice.isSuggested
    }
  }
}
