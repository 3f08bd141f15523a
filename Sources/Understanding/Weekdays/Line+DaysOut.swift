/// Days that a line names and takes out again, or is not sure of.
extension Line {
  /// Whether "no" or a verb that takes something away stands right before days: "no Sundays", "drop
  /// Sunday"; "no, Sunday" corrects something.
  func isRuledOut(_ match: Match<WeekdaySet>) -> Bool {
    let index = match.tokens.lowerBound
    guard index > 0 else { return false }
    return tokens[index - 1].lexeme == .no || removes(before: span(match.tokens).lowerBound)
      || removes(span(match.tokens)) || isOut(match.tokens)
  }

  /// Whether nothing stands behind days in their clause but that they are out: "Sundays out".
  private func isOut(_ days: Range<Int>) -> Bool {
    let clause = clauses().first { $0.tokens.overlaps(days) }?.tokens ?? days
    let behind = tokens[days.upperBound..<max(days.upperBound, clause.upperBound)]
    return behind.count == 1 && behind.first?.word == "out" && !settles(days)
  }

  /// Whether a verb before days thinks something over by the "out" behind them: "I'll work Sundays out".
  func settles(_ days: Range<Int>) -> Bool {
    let clause = clauses().first { $0.tokens.overlaps(days) }?.tokens ?? days
    return tokens[clause.lowerBound..<max(clause.lowerBound, days.lowerBound)].contains {
      Line.settling.contains($0.word)
    }
  }

  private static let settling = WordClasses.english.words("DaysOut.settling")

  /// Whether an "only" right beside days says that there are no others: "weekends only", "just Saturdays".
  func areAll(_ days: Range<Int>) -> Bool {
    let beside = [days.lowerBound - 1, days.upperBound].filter(tokens.indices.contains)
    return beside.contains { [.only, .just].contains(tokens[$0].lexeme) }
  }

  /// Whether the clause behind days says nothing but that these are not meant, or not to train on: "so not those".
  func isTurnedDown(behind days: Range<Int>) -> Bool {
    guard let next = clauses().first(where: { $0.tokens.lowerBound >= days.upperBound }) else {
      return false
    }
    let words = tokens[next.tokens].filter {
      $0.kind != .sign && !LexemeSet.filler.contains($0.lexeme)
    }
    func points(_ token: Token) -> Bool {
      LexemeSet.pointing.contains(token.lexeme) || token.word == "them"
        || Line.training.contains(token.word)
    }
    return words.first?.lexeme == .not && words.dropFirst().contains(where: points)
      && words.dropFirst().allSatisfy { points($0) || LexemeSet.onDays.contains($0.lexeme) }
  }

  /// Whether the clause of days says behind them that the chance for these is even: "Saturday is 50/50".
  func isEven(for days: Range<Int>) -> Bool {
    let clause = clauses().first { $0.tokens.overlaps(days) }?.tokens ?? days
    let behind = tokens[days.upperBound..<max(days.upperBound, clause.upperBound)].map(\.word)
    return behind.suffix(3) == ["50", "/", "50"]
  }
}

extension LexemeSet {
  /// Words that point back.
  fileprivate static let pointing: LexemeSet = [.that, .this, .those, .these, .it]
  /// What may stand around them: "on those days".
  fileprivate static let onDays: LexemeSet = [.on, .at, .in, .of, .day]
}
