import Understanding

/// Reads the wishes of a line about routines: amounts, words such as "shorter" and "beginner", and
/// days of the week, and routines that are left out by their names.
struct RoutineWishReader {
  /// What the line wishes for.
  let wishes: [RoutineWish]
  /// Whether a wish sets a limit or turns something down, so that what the line names in passing is
  /// not what it chooses.
  let isBound: Bool

  /// Whether a wish is for a day of the week.
  var namesDay: Bool { wishes.contains { if case .on = $0 { true } else { false } } }

  init(_ line: Line, _ context: Context) {
    let amounts = RoutineAmount.all(in: line, context)
    let titles = Self.titles(in: line, context)
    let clauses = line.clauses(keeping: amounts.map(\.tokens) + titles.map(\.tokens))
    func isDenied(_ place: Range<Int>) -> Bool {
      let clause = clauses.first { $0.tokens.overlaps(place) }
      return clause.map { line.turnsDown(place, in: $0.tokens) } ?? false
    }
    let taken = amounts.map(\.tokens) + titles.map(\.tokens)
    // The "no" of "Gentle Daily no sorry Full Week" turns nothing down.
    var chosen: String?
    if case .understood(let id, _) = Routine.dimension.read(line, in: context) { chosen = id }
    var found: [(wish: RoutineWish, isBound: Bool)] = []
    let phrases = Self.phrases(in: line).filter { phrase in
      !taken.contains { $0.overlaps(phrase.tokens) }
    }
    for (wish, tokens) in phrases {
      let denied = isDenied(tokens)
      found.append((denied ? wish.denied : wish, denied))
    }
    found += Self.days(in: line, context, besides: taken + phrases.map(\.tokens)) { place in
      let clause = clauses.first { $0.tokens.overlaps(place) }
      return isDenied(place)
        || clause.map { line.keepsFree(place, in: $0.tokens) } ?? false
    }
    found += amounts.map { ($0.wish, $0.isBound) }
    found += titles.filter { $0.id != chosen && isDenied($0.tokens) }.map {
      (.other(than: .named($0.id)), true)
    }
    var wishes: [RoutineWish] = []
    for wish in found.map(\.wish) where !wishes.contains(wish) { wishes.append(wish) }
    self.wishes = wishes
    isBound = found.contains(where: \.isBound)
  }

  /// The routines that are named by all words of their names.
  static func titles(
    in line: Line, _ context: Context
  ) -> [(id: String, tokens: Range<Int>)] {
    Routine.dimension.matches(in: line, context: context).compactMap { match in
      guard match.values.count == 1,
        let routine = Routine.catalogue.first(where: { $0.id == match.values[0] }),
        line.words(match.tokens).lowercased() == routine.name.lowercased()
      else { return nil }
      return (routine.id, match.tokens)
    }
  }

  /// Wishes for days of the week, or for none of them; a list is turned down as its first day is.
  private static func days(
    in line: Line, _ context: Context, besides taken: [Range<Int>],
    _ isDenied: (Range<Int>) -> Bool
  ) -> [(wish: RoutineWish, isBound: Bool)] {
    var found: [(wish: RoutineWish, isBound: Bool)] = []
    var last: (end: Int, isDenied: Bool)?
    for match in WeekdaysDimension().matches(in: line, context: context)
    where !taken.contains(where: { $0.overlaps(match.tokens) }) {
      guard let days = match.values.first, match.values.count == 1 else { continue }
      let continues = last.map { $0.end + 1 == match.tokens.lowerBound } ?? false
      let denied = isDenied(match.tokens) || continues && last?.isDenied == true
      found += days.days.map { (denied ? RoutineWish.on($0).denied : .on($0), denied) }
      last = (match.tokens.upperBound, denied)
    }
    return found
  }

  /// The places of words that say a wish, the longest phrase first.
  private static func phrases(in line: Line) -> [(wish: RoutineWish, tokens: Range<Int>)] {
    let words = line.tokens.map(\.word)
    let all = RoutineWish.phrases.flatMap { group in
      group.phrases.map { (wish: group.wish, words: $0.split(separator: " ").map(String.init)) }
    }.sorted { $0.words.count > $1.words.count }
    var found: [(wish: RoutineWish, tokens: Range<Int>)] = []
    for (wish, phrase) in all {
      for start in words.indices where words[start...].starts(with: phrase) {
        let tokens = start..<start + phrase.count
        if !found.contains(where: { $0.tokens.overlaps(tokens) }) { found.append((wish, tokens)) }
      }
    }
    return found
  }
}
