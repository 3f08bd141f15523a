/// One of the options of a question, stored by its id.
public struct ChoiceDimension: Dimension {
  /// The options, in the order in which they are shown.
  public let options: [ChoiceOption]
  private let matcher: OptionMatcher

  /// A choice among some options.
  public init(options: [ChoiceOption]) {
    self.options = options
    matcher = OptionMatcher(options)
  }

  /// `choice`.
  public var name: String { "choice" }

  /// One of the options.
  public var form: AnswerForm { .option }

  /// The words of the options.
  public var vocabulary: Vocabulary { matcher.vocabulary }

  /// Every place that speaks of an option by its words.
  public func matches(in line: Line, context: Context) -> [Match<String>] {
    matcher.hits(in: line).map { hit in
      Match(
        values: (hit.values.first?.options ?? []).map { options[$0].id }, tokens: hit.tokens,
        rule: hit.rule, isExplicit: hit.isExplicit)
    }
  }

  /// The option that the line names by its words, its number, its letter or its place, or that is left
  /// when it leaves the others out.
  public func read(_ line: Line, in context: Context) -> Reading<String> {
    guard !line.isOwnQuestion else { return .unclear(.nothingFound) }
    let hits = withoutMinorOnes(matcher.hits(in: line), in: line)
    // "Tell me what to do" is an option's, "tell me about it" none's.
    guard
      !line.asksAbout || hits.contains(where: { $0.tokens.lowerBound < 2 && $0.tokens.count > 3 })
    else { return .unclear(.nothingFound) }
    let kept = Settlement(of: hits, in: line) { _ in nil }.remaining()
    switch ChoiceReader(line, of: options, hits: hits, kept: kept).outcome {
    case .none: return .unclear(.nothingFound)
    case .placed(let place, let tokens, let rule):
      return .understood(options[place].id, line.evidence(tokens, rule: rule))
    case .left(let places, let tokens):
      let evidence = line.evidence(tokens, rule: .optionLeft)
      return Reading(anyOf: places.map { options[$0].id }, evidence)
    case .named(let hits): return named(hits, in: line)
    }
  }

  /// The hits without a single word of a minor option that stands among others, where a major one is named too: the
  /// "later" of "the guided one, I can change it later"; and without one that turns down what is shown before a major
  /// one is named: "neither, I'd rather …".
  private func withoutMinorOnes(
    _ hits: [Match<OptionMatcher.Hit>], in line: Line
  ) -> [Match<OptionMatcher.Hit>] {
    func isMinor(_ hit: Match<OptionMatcher.Hit>) -> Bool {
      hit.values.first.map { $0.options.allSatisfy { options[$0].isMinor } } ?? false
    }
    guard hits.contains(where: isMinor), !hits.allSatisfy(isMinor) else { return hits }
    return hits.filter { hit in
      guard isMinor(hit) else { return true }
      if line.tokens[hit.tokens].contains(where: { [.none, .neither].contains($0.lexeme) }) {
        return false
      }
      guard hit.tokens.count == 1 else { return true }
      let place = line.span(hit.tokens)
      let clause = line.blanking([place]).keeping(line.clauseSpan(around: place))
      return clause.contentWords.isEmpty && !clause.hasPronoun
    }
  }

  /// What the line says as a correction; who takes the old option back has not chosen another, unless
  /// one alone is left, or "the other" is.
  public func revise(
    _ old: String, by line: Line, in context: Context
  ) -> Reading<String> {
    let reading = read(line, in: context)
    switch reading {
    case .understood(old, let evidence) where evidence.rule == .optionLeft,
      .ambiguous(_, let evidence) where evidence.rule == .optionLeft:
      return .unclear(.nothingFound)
    case .unclear(.nothingFound):
      let others = options.filter { $0.id != old && !$0.isMinor }
      guard others.count == 1, let place = line.theOther else { return reading }
      return .understood(others[0].id, line.evidence(place, rule: .optionLeft))
    case .ambiguous(let values, let evidence):
      let others = values.filter { $0 != old }
      return others.count == 1 && others.count < values.count
        ? .understood(others[0], evidence) : reading
    default: return reading
    }
  }

  /// The option that some hits name: a title counts more than single words, and these more than words of
  /// a description; where the best words fit several options, the line is ambiguous.
  private func named(_ hits: [Match<OptionMatcher.Hit>], in line: Line) -> Reading<String> {
    guard let strongest = hits.compactMap({ $0.values.first?.strength }).max() else {
      return .unclear(.nothingFound)
    }
    let best = hits.filter { $0.values.first?.strength == strongest }
    guard let first = best.first, let last = best.last else { return .unclear(.nothingFound) }
    let evidence = line.evidence(
      first.tokens.lowerBound..<last.tokens.upperBound, rule: first.rule)
    let chosen = best.compactMap { $0.values.first?.options }
    let common = chosen.dropFirst().reduce(chosen[0]) { common, options in
      common.filter(options.contains)
    }
    if let place = common.first, common.count == 1 {
      // "I used to want to lose weight, now muscle": a word of another option alone casts doubt.
      let others = hits.compactMap { $0.values.first }
        .filter { $0.strength == .word && $0.options.count == 1 && $0.options != [place] }
      let places = [place] + others.prefix(1).flatMap(\.options)
      return Reading(anyOf: places.map { options[$0].id }, evidence)
    }
    let all = common.isEmpty ? chosen.flatMap { $0 } : common
    return Reading(anyOf: all.map { options[$0].id }, evidence)
  }

  /// The candidate that the line names by its words, by its place among them or in the question.
  public func pick(from candidates: [String], by line: Line, in context: Context) -> Int? {
    if let (place, _, _) = line.optionPlace(among: candidates.count, in: 0..<line.tokens.count) {
      return place
    }
    let chosen = candidates.compactMap { id in options.first { $0.id == id } }
    if case .understood(let id, let evidence) = read(line, in: context), !evidence.isOnlyDescribed,
      !candidates.contains(id)
    {
      return nil
    }
    guard chosen.count == candidates.count,
      case .understood(let id, _) = ChoiceDimension(options: chosen).read(line, in: context)
    else { return nil }
    return candidates.firstIndex(of: id)
  }

  /// The title of the option.
  public func phrase(for value: String, in context: Context) -> String {
    options.first { $0.id == value }?.title ?? value
  }

  /// The id.
  public func json(for value: String) -> JSONValue { .string(value) }

  /// The id of an option.
  public func value(from json: JSONValue) -> String? {
    json.string.flatMap { id in options.contains { $0.id == id } ? id : nil }
  }

  /// One of the ids.
  public func schema(in context: Context) -> JSONValue { .enumeration(options.map(\.id)) }

  /// The titles of the first options, and a number.
  public var examples: [String] { options.prefix(2).map(\.title) + ["1"] }
}
