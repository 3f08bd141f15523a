import Understanding

/// One of the templates of event types, or a custom one for whatever else people want to track.
struct TemplateDimension: Dimension {
  private let choice = ChoiceDimension(
    options: EventTemplate.allCases.map {
      ChoiceOption(id: $0.rawValue, title: $0.title, words: $0.words)
    })
  private let eventName = EventNameDimension()

  var name: String { "choice" }
  var form: AnswerForm { .option }

  var vocabulary: Vocabulary { choice.vocabulary }

  func matches(in line: Line, context: Context) -> [Match<String>] {
    choice.matches(in: line, context: context)
  }

  /// A template by its name, its words or its number; "track water" is a custom one.
  func read(_ line: Line, in context: Context) -> Reading<String> {
    let reading = choice.read(line, in: context)
    guard let name = eventName.matches(in: line, context: context).first else { return reading }
    // The words of the name stay free for the name: "custom called Morning Run" is no workout.
    let opening = 0..<name.tokens.lowerBound
    let custom = Reading.understood(
      EventTemplate.custom.rawValue, line.evidence(opening, rule: "template.custom"))
    if case .unclear(.nothingFound) = reading { return custom }
    guard
      case .understood(EventTemplate.custom.rawValue, _) = choice.read(
        Line(line.words(opening)), in: context)
    else { return reading }
    return custom
  }

  func pick(from candidates: [String], by line: Line, in context: Context) -> Int? {
    choice.pick(from: candidates, by: line, in: context)
  }

  func phrase(for value: String, in context: Context) -> String {
    choice.phrase(for: value, in: context)
  }

  func json(for value: String) -> JSONValue { choice.json(for: value) }

  func value(from json: JSONValue) -> String? { choice.value(from: json) }

  var examples: [String] { ["coffee", "3", "custom: Water, blue, drop"] }
}
