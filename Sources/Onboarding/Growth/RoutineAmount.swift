import Understanding

/// An amount that a line says of a routine: so many minutes or days, and whether at most, at least
/// or just as many.
struct RoutineAmount {
  /// The wish that it is.
  let wish: RoutineWish
  /// Whether it says more than the amount: a limit, or an amount that is not meant.
  let isBound: Bool
  /// The tokens of the amount and of the words that make a limit of it.
  let tokens: Range<Int>

  /// The amounts of a line, from left to right.
  static func all(in line: Line, _ context: Context) -> [RoutineAmount] {
    let clauses = line.clauses()
    func amount(
      _ number: Int, at place: Range<Int>, _ wish: (ClosedRange<Int>) -> RoutineWish
    ) -> RoutineAmount {
      let clause = clauses.first { $0.tokens.overlaps(place) }?.tokens ?? place
      return RoutineAmount(number, at: place, of: line, in: clause, wish)
    }
    let lengths = minutes(in: line, context)
    return lengths.map { amount($0.number, at: $0.tokens) { .minutes($0) } }
      + days(in: line).map { amount($0.number, at: $0.tokens) { .days($0) } }
  }

  private init(
    _ number: Int, at place: Range<Int>, of line: Line, in clause: Range<Int>,
    _ wish: (ClosedRange<Int>) -> RoutineWish
  ) {
    if let limit = RoutineLimit(around: place, of: line, in: clause) {
      self.wish = wish(limit.range(of: number))
      tokens = limit.tokens
      isBound = true
    } else {
      let exact = wish(number...number)
      isBound = line.turnsDown(place, in: clause) || line.isDenied(place)
      self.wish = isBound ? exact.denied : exact
      tokens = place
    }
  }

  private typealias Amount = (number: Int, tokens: Range<Int>)

  /// Lengths of time, and a bare number of minutes that is the length of some routine and no place in
  /// their list.
  private static func minutes(in line: Line, _ context: Context) -> [Amount] {
    let said = DurationDimension.minutes(in: 1...999).matches(in: line, context: context)
    return said.compactMap { match in
      guard match.values.count == 1, let seconds = match.values[0].wholeSeconds,
        seconds < 86_400
      else { return nil }
      let minutes = (seconds + 30) / 60
      let isLength =
        match.isExplicit
        || minutes > Routine.catalogue.count && Routine.catalogue.contains { $0.minutes == minutes }
      return isLength ? (minutes, match.tokens) : nil
    }
  }

  /// How many days, times or sessions a week.
  private static func days(in line: Line) -> [Amount] {
    line.tokens.indices.compactMap { place in
      let token = line.tokens[place]
      // Before "more" it repeats something, and counts no days.
      if let count = ["once": 1, "twice": 2, "thrice": 3][token.word],
        place + 1 == line.tokens.count || line.tokens[place + 1].word != "more"
      {
        return (count, place..<place + 1)
      }
      guard let count = Int(token.word) ?? numbers[token.word], (0...99).contains(count),
        place + 1 < line.tokens.count, units.contains(line.tokens[place + 1].word)
      else { return nil }
      return (count, place..<place + 2)
    }
  }

  private static let numbers = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
  ]
  private static let units = WordClasses.growth.words("RoutineAmount.units")
}
