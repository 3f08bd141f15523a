import Understanding

/// The distance of a race.
///
/// A distance that belongs to a name ("Berlin Marathon", "London 10k") is part of the name, and heard
/// as a distance only where one is asked for.
struct RaceDistanceDimension: Dimension {
  private let distances = DistanceDimension(in: RaceRules.distance)

  var name: String { distances.name }
  var examples: [String] { ["10k", "a half marathon", "26.2 miles"] }

  var vocabulary: Vocabulary { distances.vocabulary }

  func matches(in line: Line, context: Context) -> [Match<Distance>] {
    distances.matches(in: line, context: context).map { match in
      var match = match
      match.isExplicit = match.isExplicit && !line.isNamed(match.tokens)
      return match
    }
  }

  func violation(of value: Distance, in context: Context) -> Violation? {
    distances.violation(of: value, in: context)
  }

  func phrase(for value: Distance, in context: Context) -> String {
    distances.phrase(for: value, in: context)
  }

  func json(for value: Distance) -> JSONValue { distances.json(for: value) }
  func value(from json: JSONValue) -> Distance? { distances.value(from: json) }
  func schema(in context: Context) -> JSONValue { distances.schema(in: context) }
  func understandJSON(for value: Distance) -> JSONValue { distances.understandJSON(for: value) }

  func pick(from candidates: [Distance], by line: Line, in context: Context) -> Int? {
    distances.pick(from: candidates, by: line, in: context)
  }
}

extension RaceDistanceDimension {
  /// The distance that the name of a race ends in ("Berlin Marathon", "Parkrun 5k"), or that a place follows ("10k in
  /// Leeds", "Marathon de Paris"); nil when it does not say, or says something else than it seems to.
  static func distance(named name: String) -> Distance? {
    let line = Line(name)
    let words = line.tokens.map(\.word)
    guard !words.contains(where: Self.misleading.contains) else { return nil }
    // The year, and what kind of event it is, may follow.
    let end = (words.lastIndex { !Self.trailing.contains($0) && !isYear($0) } ?? -1) + 1
    let today = CalendarDate(year: 2000, month: 1, day: 1)
    guard let today else { return nil }
    let said = DistanceDimension().matches(
      in: line, context: Context(today: today, now: .midnight)
    ).filter { $0.missing == nil }
    let found =
      said.last { $0.tokens.upperBound == end }
      ?? said.only.flatMap { line.isPlaced($0.tokens) ? $0 : nil }
    return found?.values.only
  }

  private static func isYear(_ word: String) -> Bool {
    word.utf8.count == 4 && word.hasPrefix("20") && Int(word) != nil
  }

  private static let trailing = WordClasses.george.words("RaceDistanceDimension.trailing")

  /// Words of races that are shorter or longer than their name's last word says; Comrades and Two
  /// Oceans are ultras that are called marathons.
  private static let misleading = WordClasses.george.words("RaceDistanceDimension.misleading")
}

extension Line {
  /// Whether a word stands before some tokens that makes them part of a name.
  fileprivate func isNamed(_ tokens: Range<Int>) -> Bool {
    if self.tokens[tokens].contains(where: { $0.word == "parkrun" }) { return true }
    if isPlaced(tokens) { return true }
    guard tokens.lowerBound > 0 else { return false }
    let before = self.tokens[tokens.lowerBound - 1]
    return before.kind == .word && !Self.beforeDistance.contains(before.word)
      && !Self.beforeDistance.contains(self.tokens[tokens.lowerBound].word)
  }

  /// Whether some tokens are joined to a place behind them: "Marathon de Paris", "half marathon in Bath".
  fileprivate func isPlaced(_ tokens: Range<Int>) -> Bool {
    let next = tokens.upperBound
    guard next < self.tokens.count else { return false }
    if Self.joiningNames.contains(self.tokens[next].word) { return true }
    return RaceNameWords.placing.contains(self.tokens[next].word) && next + 1 < self.tokens.count
      && words(next + 1..<next + 2).first?.isUppercase == true
      && !RaceNameWords.times.contains(self.tokens[next + 1].word)
  }

  /// Words that join a race to its place in other languages.
  private static let joiningNames = WordClasses.george.words("RaceDistanceDimension.joiningNames")

  /// Words after which, or with which, a distance is not part of a name.
  private static let beforeDistance = WordClasses.george.words(
    "RaceDistanceDimension.beforeDistance")
}
