import Understanding

/// One of the twelve colours of event types, by its name, its number or in hexadecimal digits.
struct ColorDimension: Dimension {
  private let choice = ChoiceDimension(
    options: EventColor.allCases.map {
      ChoiceOption(id: $0.rawValue, title: $0.title, words: $0.words)
    })

  var name: String { "color" }

  var vocabulary: Vocabulary { choice.vocabulary }

  /// The names of colours and, explicit, colours in hexadecimal digits, "in blue" and "blue colour".
  func matches(in line: Line, context: Context) -> [Match<EventColor>] {
    let named = choice.matches(in: line, context: context).map { match in
      Match(
        values: match.values.compactMap(EventColor.init(rawValue:)), tokens: match.tokens,
        rule: "color.name",
        isExplicit: line.speaksOf(["color", "colour"], around: match.tokens)
          || line.isWord(["in"], before: match.tokens))
    }
    return (named + hexadecimal(in: line)).sorted {
      $0.tokens.lowerBound < $1.tokens.lowerBound
    }
  }

  /// A colour in hexadecimal digits before names; the two nearest where it is none of the twelve.
  func read(_ line: Line, in context: Context) -> Reading<EventColor> {
    let found = hexadecimal(in: line)
    if let first = found.first {
      let evidence = line.evidence(first.tokens, rule: first.rule)
      let values = found.map(\.values)
      guard Set(values).count == 1 else {
        return .unclear(.severalValues(values.compactMap(\.first)))
      }
      return Reading(anyOf: first.values, evidence)
    }
    return choice.read(line, in: context).compactMap(EventColor.init(rawValue:))
  }

  func pick(from candidates: [EventColor], by line: Line, in context: Context) -> Int? {
    choice.pick(from: candidates.map(\.rawValue), by: line, in: context)
  }

  func phrase(for value: EventColor, in context: Context) -> String { value.title }

  func json(for value: EventColor) -> JSONValue { .string(value.rawValue) }

  func value(from json: JSONValue) -> EventColor? {
    json.string.flatMap(EventColor.init(rawValue:))
  }

  func schema(in context: Context) -> JSONValue {
    .enumeration(EventColor.allCases.map(\.rawValue))
  }

  var examples: [String] { ["blue", "#60A5FA", "3"] }

  private func hexadecimal(in line: Line) -> [Match<EventColor>] {
    line.tokens.indices.compactMap { sign in
      guard line.tokens[sign].word == "#" else { return nil }
      var end = sign + 1
      var digits = ""
      while end < line.tokens.count, !line.tokens[end].startsWord, line.tokens[end].kind != .sign {
        digits += line.tokens[end].word
        end += 1
      }
      guard let color = HexColor(digits: digits) else { return nil }
      let nearest = color.nearest
      let values = nearest.first.map(color.isEqual) == true ? nearest.prefix(1) : nearest.prefix(2)
      return Match(
        values: Array(values), tokens: sign..<end, rule: "color.hexadecimal", isExplicit: true)
    }
  }
}
