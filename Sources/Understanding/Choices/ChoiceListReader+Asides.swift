/// What clauses of a list only say by the way, and what goes on with those that leave something out.
extension ChoiceListReader {
  /// Whether a clause only goes on with a reason or remark: an "and" behind one, or a later sentence
  /// with a single word in it that could be an option's, when there are enough.
  func isByTheWay(_ clause: Clause, at place: Int) -> Bool {
    guard !takesAsides, place > 0 else { return false }
    let items = items(in: clause, isAside: false)
    if clause.link == .and, isAside(clauses[place - 1]),
      clauses[place - 1].tokens.contains(where: { line.isContent($0) }), items.count < 2,
      line.opening(of: clause) == .denies || items.isEmpty
    {
      return true
    }
    guard clause.link == .stop, found.included.count >= dimension.count.lowerBound,
      items.count == 1, place + 1 == clauses.count || clauses[place + 1].link == .stop
    else { return false }
    let content = clause.tokens.count { line.isContent($0) }
    return content > 2 && line.opening(of: clause) == .nothing
      && ![.and, .plus, .also, .oh].contains(line.tokens[clause.tokens.lowerBound].lexeme)
  }

  /// Drops what only reminds of an option by a word where others are named.
  mutating func dropReminders() {
    guard found.included.contains(where: { !$0.isReminder }) else { return }
    found.included.removeAll { item in
      guard item.isReminder,
        let clause = clauses.first(where: { $0.tokens.overlaps(item.tokens) })
      else { return false }
      return !line.says(nothingBut: [item.tokens], in: clause.tokens)
    }
  }

  /// Whether a clause goes on with what the ones before it deny: the "tech" of "not school and tech".
  func goesOnDenying(_ clause: Clause, at place: Int, _ items: [ChoiceList.Item]) -> Bool {
    guard place > 0, [.and, .or].contains(clause.link), line.opening(of: clause) == .nothing else {
      return false
    }
    if clause.link == .and,
      line.tokens[clauses[place - 1].tokens.lowerBound..<clause.tokens.upperBound]
        .contains(where: { $0.kind == .sign })
        || !line.says(nothingBut: items.map(\.tokens), in: clause.tokens)
    {
      return false
    }
    let before = clauses[place - 1]
    // "1 because I never know what she thinks and 6"
    if before.link == .reason || before.link == .condition { return false }
    return line.opening(of: before) == .denies
      || goesOnDenying(before, at: place - 1, self.items(in: before, isAside: isAside(before)))
  }

  /// Whether a clause gives a reason or a condition, or states something by the way.
  func isAside(_ clause: Clause) -> Bool {
    if clause.link == .condition, let place = clauses.firstIndex(of: clause), place > 0 {
      // "I'd be happy if she talked more"
      return !line.isGladIf(clauses[place - 1].tokens)
    }
    return clause.link == .reason || clause.link == .condition
      || line.isStatement(clause.tokens) && !line.statesList(clause.tokens) && !approves(clause)
  }

  /// Whether a clause only says of the options with which it begins that they will do: "4 is fine", "the first four
  /// will do us nicely".
  private func approves(_ clause: Clause) -> Bool {
    let items = (hits.map(\.tokens) + numbers.map(\.tokens)).filter {
      clause.tokens.contains($0.lowerBound)
    }
    guard let end = items.map(\.upperBound).max(), end < clause.tokens.upperBound,
      line.says(nothingBut: items, in: clause.tokens.lowerBound..<end)
    else { return false }
    let predicate = line.tokens[end..<clause.tokens.upperBound]
    // An option's word with an "is" behind it may as well tell how something goes.
    let isByNumber = !hits.contains { clause.tokens.contains($0.tokens.lowerBound) }
    let states = predicate.first.map { $0.lexeme == .is || $0.word == "are" } ?? false
    guard isByNumber || !states else { return false }
    return predicate.contains { [.good, .okay, .do].contains($0.lexeme) }
      && predicate.allSatisfy { token in
        LexemeSet.approving.contains(token.lexeme) || LexemeSet.filler.contains(token.lexeme)
          || Line.copulas.contains(token.word)
      }
  }
}

extension LexemeSet {
  /// What says of something that it will do.
  fileprivate static let approving: LexemeSet = [
    .is, .will, .would, .do, .good, .okay, .me, .for, .very, .please,
  ]
}
