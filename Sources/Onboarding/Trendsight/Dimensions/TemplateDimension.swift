import Understanding

/// One of the templates of event types, or a custom one for whatever else people want to track.
struct TemplateDimension: WrappingDimension {
  let wrapped = ChoiceDimension(
    options: EventTemplate.allCases.map {
      ChoiceOption(id: $0.rawValue, title: $0.title, words: $0.words, phrases: $0.phrases)
    })
  private let eventName = EventNameDimension()

  /// A template by its name, its words or its number; "track water" is a custom one.
  func read(_ line: Line, in context: Context) -> Reading<String> {
    let reading = named(wrapped.read(line, in: context), in: line)
    guard let name = eventName.matches(in: line, context: context).first else {
      guard case .unclear(.nothingFound) = reading else { return reading }
      return ownThing(in: line) ?? reading
    }
    // The words of the name stay free for the name: "custom called Morning Run" is no workout.
    let opening = 0..<name.tokens.lowerBound
    let custom = Reading.understood(
      EventTemplate.custom.rawValue, line.evidence(opening, rule: "template.custom"))
    if case .unclear(.nothingFound) = reading { return custom }
    guard
      case .understood(EventTemplate.custom.rawValue, _) = wrapped.read(
        Line(line.words(opening)), in: context)
    else { return reading }
    return custom
  }

  /// A template, or a custom one in its place where nothing but another thing is named.
  func revise(_ old: String, by line: Line, in context: Context) -> Reading<String> {
    let reading = wrapped.revise(old, by: line, in: context)
    guard case .unclear(.nothingFound) = reading, old != EventTemplate.custom.rawValue,
      let thing = line.thing,
      // A template keeps its colour to itself.
      ColorDimension().read(line.keeping(line.span(thing)), in: context).value == nil
    else { return reading }
    return .understood(
      EventTemplate.custom.rawValue, line.evidence(thing, rule: "template.own"))
  }

  /// A template that is to be called otherwise than it is, or a custom one of that name: a template
  /// keeps its own.
  private func named(_ reading: Reading<String>, in line: Line) -> Reading<String> {
    guard case .understood(let id, let evidence) = reading, id != EventTemplate.custom.rawValue,
      let template = EventTemplate(rawValue: id), let name = line.nameGiven,
      name.lowercased() != template.title.lowercased()
    else { return reading }
    return .ambiguous([id, EventTemplate.custom.rawValue], evidence)
  }

  /// What the line names that no template is for: something of people's own, or a medicine by the ending
  /// of its name.
  private func ownThing(in line: Line) -> Reading<String>? {
    let whole = line.evidence(0..<line.tokens.count, rule: "template.own")
    if line.tokens.contains(where: { EventTemplate.isMedicine($0.word) }) {
      return .understood(EventTemplate.medication.rawValue, whole)
    }
    guard line.namesOwnThing else { return nil }
    // The words of what is named stay free for its name, whatever is remarked behind them.
    let first = line.clauseTokens.first.map { line.keeping(line.span($0)) }
    let opening = (line.thing ?? first?.thing).map {
      line.evidence(0..<$0.lowerBound, rule: "template.own")
    }
    return .understood(EventTemplate.custom.rawValue, opening ?? whole)
  }

  var examples: [String] { ["coffee", "3", "custom: Water, blue, drop"] }
}
