extension WeekdaysDimension {
  /// What the line makes of the earlier days: "add Sunday", "not Friday", "Thursday instead of
  /// Friday", or other days altogether.
  public func revise(
    _ old: WeekdaySet, by line: Line, in context: Context
  ) -> Reading<WeekdaySet> {
    let matches = matches(in: line, context: context).filter { $0.values.count == 1 }
    guard let first = matches.first, let days = first.values.first else {
      return read(line, in: context)
    }
    let before = line.tokens[..<first.tokens.lowerBound]
    let new: WeekdaySet
    if matches.count == 2, let replaced = matches[1].values.first,
      line.replaces(matches[0].tokens.upperBound..<matches[1].tokens.lowerBound),
      old.isSuperset(of: replaced)
    {
      new = old.subtracting(replaced).union(days)
    } else if matches.count > 1 {
      return read(line, in: context)
    } else if before.contains(where: { $0.isAddition }) || line.tokens.last?.isAddition == true {
      new = old.union(days)
    } else if before.contains(where: { $0.isRemoval }) {
      new = old.subtracting(days)
    } else {
      return read(line, in: context)
    }
    let evidence = line.evidence(first.tokens, rule: first.rule)
    if let violation = violation(of: new, in: context) {
      return .unclear(.refused(new, violation, evidence))
    }
    return .understood(new, evidence)
  }
}

extension Line {
  /// Whether some tokens say that what stands before them takes the place of what follows.
  fileprivate func replaces(_ gap: Range<Int>) -> Bool {
    tokens[gap].contains { $0.lexeme == .instead || $0.lexeme == .rather || $0.lexeme == .not }
  }
}

extension Token {
  /// Whether the word adds to what is there.
  fileprivate var isAddition: Bool {
    lexeme == .also || lexeme == .with || lexeme == .plus || lexeme == .too || word == "add"
  }

  /// Whether the word takes from what is there.
  fileprivate var isRemoval: Bool {
    switch lexeme {
    case .not, .without, .except, .minus: true
    case .no: true
    default: word == "remove" || word == "drop" || word == "skip"
    }
  }
}
