import Understanding

/// One of the icons of event types, by its name, its number or its name in SF Symbols.
struct IconDimension: Dimension {
  private let choice = ChoiceDimension(
    options: EventIcon.allCases.map {
      ChoiceOption(id: $0.rawValue, title: $0.title, words: $0.words)
    })

  var name: String { "icon" }

  var vocabulary: Vocabulary { choice.vocabulary }

  /// The names of icons; explicit where the line speaks of an icon ("the drop icon").
  func matches(in line: Line, context: Context) -> [Match<EventIcon>] {
    choice.matches(in: line, context: context).map { match in
      Match(
        values: match.values.compactMap(EventIcon.init(rawValue:)), tokens: match.tokens,
        rule: "icon.name",
        isExplicit: line.speaksOf(["icon", "symbol", "emoji"], around: match.tokens))
    }
  }

  /// The name in SF Symbols as a whole answer, or else what ``ChoiceDimension`` reads.
  func read(_ line: Line, in context: Context) -> Reading<EventIcon> {
    let whole = 0..<line.tokens.count
    if let icon = EventIcon(rawValue: line.words(whole).lowercased()) {
      return .understood(icon, line.evidence(whole, rule: "icon.symbol"))
    }
    if let icon = EventIcon.allCases.first(where: { line.words(whole).contains($0.emoji) }) {
      return .understood(icon, line.evidence(whole, rule: "icon.emoji"))
    }
    return choice.read(line, in: context).compactMap(EventIcon.init(rawValue:))
  }

  func pick(from candidates: [EventIcon], by line: Line, in context: Context) -> Int? {
    choice.pick(from: candidates.map(\.rawValue), by: line, in: context)
  }

  func phrase(for value: EventIcon, in context: Context) -> String { value.title }

  func json(for value: EventIcon) -> JSONValue { .string(value.rawValue) }

  func value(from json: JSONValue) -> EventIcon? { json.string.flatMap(EventIcon.init(rawValue:)) }

  func schema(in context: Context) -> JSONValue {
    .enumeration(EventIcon.allCases.map(\.rawValue))
  }

  var examples: [String] { ["drop", "heart", "10"] }
}
