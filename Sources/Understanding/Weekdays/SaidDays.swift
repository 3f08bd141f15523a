/// Days that a line names, and whether there is something else to do on them.
struct SaidDays {
  let match: Match<WeekdaySet>
  /// Whether they are taken: the Fridays of "I can't do Fridays any more".
  let isTaken: Bool

  var tokens: Range<Int> { match.tokens }
  /// The days, where the words leave no doubt.
  var days: WeekdaySet? { match.values.only }
}

extension WeekdaysDimension {
  /// All days that a line names, from left to right, those that are taken too.
  func saidDays(in line: Line, _ context: Context) -> [SaidDays] {
    Self.rules.matches(in: line, context: context).filter { $0.missing == nil }
      .flatMap { match -> [SaidDays] in
        guard line.isOccupied(match.tokens) else {
          return [SaidDays(match: match, isTaken: false)]
        }
        guard let (head, tail) = parted(match, in: line, context) else {
          return [SaidDays(match: match, isTaken: true)]
        }
        return [SaidDays(match: head, isTaken: false), SaidDays(match: tail, isTaken: true)]
      }
  }

  /// Days of which only the last are said to be taken, those and the others apart: "Monday to Saturday, Sunday belongs
  /// to my family".
  func parted(
    _ match: Match<WeekdaySet>, in line: Line, _ context: Context
  ) -> (head: Match<WeekdaySet>, tail: Match<WeekdaySet>)? {
    guard let sign = line.lastItem(of: match.tokens),
      let head = Self.rules.longestMatch(
        in: Array(line.tokens[..<sign]), at: match.tokens.lowerBound, context: context),
      let tail = Self.rules.longestMatch(
        in: Array(line.tokens[..<match.tokens.upperBound]), at: sign + 1, context: context)
    else { return nil }
    return (head, tail)
  }
}
