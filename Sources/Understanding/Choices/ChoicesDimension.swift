/// Several of the options of a question, and perhaps some in people's own words.
public struct ChoicesDimension: Dimension {
  /// The options, in the order in which they are shown.
  public let options: [ChoiceOption]
  /// How many the question allows in all.
  public let count: ClosedRange<Int>
  /// Whether people may say something that is no option.
  public let allowsOwn: Bool
  let matcher: OptionMatcher

  /// A choice of several among some options.
  public init(options: [ChoiceOption], count: ClosedRange<Int>, allowsOwn: Bool = false) {
    self.options = options
    self.count = count
    self.allowsOwn = allowsOwn
    matcher = OptionMatcher(options)
  }

  /// `choices`.
  public var name: String { "choices" }

  /// The words of the options.
  public var vocabulary: Vocabulary { matcher.vocabulary }

  /// The whole list of options that a line says in words, if it says any by their titles.
  public func matches(in line: Line, context: Context) -> [Match<Choices>] {
    let said = matcher.hits(in: line).filter { $0.values.first?.strength == .phrase }
    let clauses = line.clauses(keeping: said.map(\.tokens))
    // "Not school please": what a clause turns down is no part of the list, which is then not all
    // that the line says.
    let hits = said.filter { hit in
      !clauses.contains {
        $0.tokens.overlaps(hit.tokens) && line.turnsDown(hit.tokens, in: $0.tokens)
      }
    }
    guard let first = hits.first, let last = hits.last,
      hits.allSatisfy({ $0.values.first?.options.count == 1 })
    else { return [] }
    let places = hits.compactMap { $0.values.first?.options.first }
    return [
      Match(
        values: [choices(places)], tokens: first.tokens.lowerBound..<last.tokens.upperBound,
        rule: "choices.list",
        isExplicit: hits.count == said.count && hits.contains(where: \.isExplicit))
    ]
  }

  /// The options at some places, in the order of the question, with own texts.
  ///
  /// An own text that is the very name of an option chooses it, so that the same words are never
  /// stored as both.
  func choices(_ places: some Sequence<Int>, own: [String] = []) -> Choices {
    var chosen = Set(places)
    var texts: [String] = []
    var seen: Set<String> = []
    for text in own where seen.insert(text).inserted {
      if let place = options.firstIndex(where: { [$0.id, $0.title].contains(text) }) {
        chosen.insert(place)
      } else {
        texts.append(text)
      }
    }
    return Choices(ids: options.indices.filter(chosen.contains).map { options[$0].id }, own: texts)
  }

  /// Too few or too many.
  public func violation(of value: Choices, in context: Context) -> Violation? {
    if value.count < count.lowerBound { return .tooFew(minimum: count.lowerBound) }
    if value.count > count.upperBound { return .tooMany(maximum: count.upperBound) }
    return nil
  }

  /// The titles, parted by semicolons, and own texts in quotes.
  public func phrase(for value: Choices, in context: Context) -> String {
    let titles = value.ids.map { id in options.first { $0.id == id }?.title ?? id }
    let own = value.own.map { Quotes.around($0) ?? $0 }
    let all = titles + own
    return all.isEmpty ? "none" : all.joined(separator: "; ")
  }

  /// The ids, and the own texts behind them.
  public func json(for value: Choices) -> JSONValue {
    .array((value.ids + value.own).map(JSONValue.string))
  }

  /// A list of ids, and of own texts where these are allowed.
  public func value(from json: JSONValue) -> Choices? {
    guard let array = json.array else { return nil }
    let texts = array.compactMap(\.string)
    let own = texts.filter { text in !options.contains { $0.id == text } }
    guard texts.count == array.count, own.isEmpty || allowsOwn, own.allSatisfy(\.saysSomething)
    else { return nil }
    return choices(options.indices.filter { texts.contains(options[$0].id) }, own: own)
  }

  /// `{"values": ["school", "friends"]}`.
  public func understandJSON(for value: Choices) -> JSONValue {
    .object(["values": json(for: value)])
  }

  /// The fewest options and the most.
  public func bounds(in context: Context) -> Bounds? {
    count == 1...options.count ? nil : .count(count, of: options.count)
  }

  /// A list of ids, and of own texts where these are allowed, each once.
  public func schema(in context: Context) -> JSONValue {
    let item: JSONValue =
      allowsOwn ? ["type": "string", "minLength": 1] : .enumeration(options.map(\.id))
    return .list(of: item, count: count)
  }

  /// Lists by title and by number.
  public var examples: [String] {
    let least = max(count.lowerBound, min(2, count.upperBound, options.count))
    let titles = options.prefix(least).map(\.title).joined(separator: "; ")
    let numbers = (1...max(1, least)).map(String.init).joined(separator: ", ")
    return options.count <= count.upperBound ? [titles, numbers, "all"] : [titles, numbers]
  }
}
