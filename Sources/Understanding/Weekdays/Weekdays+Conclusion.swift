extension WeekdaysDimension {
  /// What a line comes to behind a "so": "Tuesdays are physio, so Monday and Friday"; nil where it names
  /// no days there, or none before.
  ///
  /// Behind "so I can" may stand what the days are for ("Mon and Wed so I can rest on the weekend"),
  /// which is asked.
  func concluded(
    _ named: [Match<WeekdaySet>], in line: Line, _ context: Context
  ) -> Reading<WeekdaySet>? {
    let clauses = line.clauses(keeping: named.map(\.tokens))
    guard
      let clause = clauses.first(where: { clause in
        clause.link == .conclusion && named.contains { clause.tokens.overlaps($0.tokens) }
      })?.tokens
    else { return nil }
    let before = named.filter { $0.tokens.upperBound <= clause.lowerBound }
    let behind = named.filter { $0.tokens.lowerBound >= clause.lowerBound }
    let words = line.tokens[clause]
    guard let first = behind.first, let last = behind.last, let opening = words.first,
      !before.isEmpty, ![.is, .do, .would, .will].contains(opening.lexeme),
      !words.contains(where: { [.also, .too, .plus, .with, .maybe].contains($0.lexeme) }),
      !words.contains(where: { ["add", "well"].contains($0.word) }),
      // "So Tuesdays are out", but "so Tuesday and Sunday are the only two"
      !words.contains(where: { $0.word == "are" }) || words.contains(where: { $0.lexeme == .only })
    else { return nil }
    func union(_ matches: [Match<WeekdaySet>]) -> WeekdaySet {
      matches.reduce(WeekdaySet()) { $0.union($1.values.first ?? []) }
    }
    let days = union(behind)
    let evidence = line.evidence(
      first.tokens.lowerBound..<last.tokens.upperBound, rule: first.rule)
    let mayBeAim = LexemeSet.subject.contains(opening.lexeme) && !days.isSuperset(of: union(before))
    let all = mayBeAim ? [union(before), days, union(named)] : [days]
    let allowed = all.filter { violation(of: $0, in: context) == nil }
    guard let value = all.first, let violation = violation(of: value, in: context),
      allowed.isEmpty
    else { return Reading(anyOf: allowed, evidence) }
    return .unclear(.refused(value, violation, evidence))
  }

  /// What days leave of a whole week that something on them is taken out of: "all week except the mart on
  /// Thursday and mass on Sunday".
  func left(
    by open: Match<WeekdaySet>, among all: [Match<WeekdaySet>], in line: Line
  ) -> Reading<WeekdaySet>? {
    let others = all.filter { $0.tokens.lowerBound >= open.tokens.upperBound }
    let ends = line.clauses().first {
      $0.tokens.lowerBound >= open.tokens.upperBound
        && ![.and, .comma, .or, .but].contains($0.link)
    }
    let end = ends?.tokens.lowerBound ?? line.tokens.count
    let out = others.filter { $0.tokens.upperBound <= end && $0.missing == nil }
    guard let last = out.last, out.count == others.count,
      !line.tokens[open.tokens.upperBound..<last.tokens.upperBound].contains(where: {
        [.i, .we, .if, .when].contains($0.lexeme)
      })
    else { return nil }
    let days = out.reduce(WeekdaySet.everyDay) { $0.subtracting($1.values.first ?? []) }
    guard !days.isEmpty else { return nil }
    return .understood(
      days, line.evidence(open.tokens.lowerBound..<last.tokens.upperBound, rule: open.rule))
  }

  /// What two days with a "from" between them may be, a range with a slip or the two: "Monday from
  /// Friday", without the days that are taken.
  func ends(
    _ named: [Match<WeekdaySet>], in line: Line, _ context: Context
  ) -> Reading<WeekdaySet>? {
    guard named.count == 2, named.allSatisfy({ $0.values.first?.count == 1 }),
      let first = named[0].values.first?.days.first, let last = named[1].values.first?.days.first,
      line.tokens[named[0].tokens.upperBound..<named[1].tokens.lowerBound].map(\.lexeme) == [.from]
    else { return nil }
    let evidence = line.evidence(
      named[0].tokens.lowerBound..<named[1].tokens.upperBound, rule: named[0].rule)
    let taken = Self.rules.matches(in: line, context: context).filter {
      line.isOccupied($0.tokens)
    }.reduce(WeekdaySet()) { $0.union($1.values.first ?? []) }
    let range = WeekdaySet(from: first, through: last).subtracting(taken)
    return Reading(anyOf: [range, WeekdaySet([first, last])], evidence)
  }
}

extension Line {
  /// Days of which only the last are the subject of a sentence, as lists of their own: the Wednesday of
  /// "Mon and Fri, Wednesday is football".
  func partingSubjects(
    _ matches: [Match<WeekdaySet>], _ context: Context
  ) -> [Match<WeekdaySet>] {
    matches.flatMap { match -> [Match<WeekdaySet>] in
      guard match.tokens.upperBound < tokens.count, !isOccupied(match.tokens),
        tokens[match.tokens.upperBound].lexeme == .is
          || tokens[match.tokens.upperBound].word == "are",
        let comma = match.tokens.last(where: { tokens[$0].lexeme == .comma }),
        let head = WeekdaysDimension.rules.longestMatch(
          in: Array(tokens[..<comma]), at: match.tokens.lowerBound, context: context),
        let tail = WeekdaysDimension.rules.longestMatch(
          in: Array(tokens[..<match.tokens.upperBound]), at: comma + 1, context: context)
      else { return [match] }
      return [head, tail]
    }
  }

  /// Whether a count of days says how many of more days there are to be, and not which: "twice a week,
  /// whichever days suit you", "three times a week, on weekdays", "three days a week from Monday".
  func leavesOpen(which count: Range<Int>, of named: [Match<WeekdaySet>]) -> Bool {
    let number: Int? =
      switch tokens[count.lowerBound].lexeme {
      case .once: 1
      case .twice: 2
      default: tokens[count].firstNonNil(\.number)
      }
    let behind = tokens[count.upperBound...].prefix(2).map(\.lexeme)
    // "Twice a day, every day"
    guard let number, !named.isEmpty, behind.last != .day else { return false }
    let days = named.reduce(WeekdaySet()) { $0.union($1.values.first ?? []) }
    let isEach = named.contains { $0.tokens.contains { tokens[$0].lexeme == .weekday } }
    return isEach ? days.count < number : days.count > number
  }
}
