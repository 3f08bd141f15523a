extension Line {
  /// What takes something from the clause before it, from the words that open it, each with that clause, as tokens: "if
  /// it's dry" behind "Saturday", and "but not in August".
  ///
  /// A condition of what a sentence tells ("she cries if a bug dies") limits no answer, unless it is said to be the
  /// only one; one that speaks of the answer itself or of who is spoken to ("if that's all right", "if you like") is a
  /// courtesy, and so is one of a word or two ("if possible", "if I'm honest").
  package var limitations: [(tokens: Range<Int>, limited: Range<Int>)] {
    let clauses = clauses()
    return clauses.indices.dropFirst().compactMap { place in
      let (clause, link) = (clauses[place].tokens, clauses[place].link)
      let before = clauses[..<place].last { !isOnlyMarker($0.tokens) }
      guard let limited = before?.tokens else { return nil }
      let opening = limited.upperBound..<clause.lowerBound
      let isOnly = tokens[opening].contains { $0.lexeme == .only || $0.word == "unless" }
      // What begins a sentence is said of that.
      if !isOnly, tokens[opening].contains(where: { $0.lexeme == .period }) { return nil }
      guard
        link == .condition && (isOnly || isOpen(condition: clause, behind: limited))
          || isException(clause, behind: link, of: limited)
      else { return nil }
      let markers = limited.reversed().prefix { isOnlyMarker($0..<$0 + 1) }.reversed()
      let words = Array(markers) + opening
      let start = words.first { tokens[$0].kind != .sign && tokens[$0].lexeme != .but }
      return ((start ?? clause.lowerBound)..<clause.upperBound, limited)
    }
  }

  /// Whether a clause names something besides what stands before it: "and headaches", "but mood would be useful too".
  package func addsSomething(_ clause: Clause) -> Bool {
    let words = clause.tokens
    guard tokens[words].contains(where: { $0.lexeme == .other }) else { return false }
    return words.contains(where: saysAlso)
      || clause.link == .and && !tellsFact(words) && !wishes(words) && !saysSentence(words)
  }

  /// Whether some tokens have a subject or a verb of a sentence: "Sunday can be longer".
  package func saysSentence(_ words: Range<Int>) -> Bool {
    tokens[words].contains {
      LexemeSet.subject.contains($0.lexeme) || LexemeSet.auxiliary.contains($0.lexeme)
    }
  }

  /// Whether some tokens only say that a condition is the only one.
  private func isOnlyMarker(_ words: Range<Int>) -> Bool {
    tokens[words].allSatisfy { $0.kind == .sign || [.only, .just, .except].contains($0.lexeme) }
  }

  private func isOpen(condition: Range<Int>, behind limited: Range<Int>) -> Bool {
    guard !wishes(limited), let first = tokens[condition].first,
      tokens[limited].last?.lexeme != .is, tokens[limited].last?.word != "are"
    else { return false }
    let words = tokens[condition].filter { $0.kind != .sign }
    return ![.you, .that, .this].contains(first.lexeme)
      && words.count > (first.lexeme == .i ? 2 : 1)
      && words.contains { $0.lexeme == .other || $0.kind == .digits }
      && !words.contains { Self.pastWords.contains($0.word) }
  }

  /// Whether a clause leaves something out of what stands before it: "except exam weeks", "but not in August".
  private func isException(_ clause: Range<Int>, behind link: Clause.Link, of limited: Range<Int>)
    -> Bool
  {
    guard let first = tokens[clause].first else { return false }
    let next = clause.count > 1 ? tokens[clause.lowerBound + 1].lexeme : .other
    return (first.lexeme == .except || link == .but && [.not, .only].contains(first.lexeme))
      && !tellsFact(clause) && !wishes(clause)
      && (LexemeSet.limiting.contains(next) || !tellsFact(limited) && !wishes(limited))
      && tokens[clause].contains { LexemeSet.excepted.contains($0.lexeme) || $0.number != nil }
  }
}

extension LexemeSet {
  /// What of all that is not in a list an exception can name: things, days and times.
  fileprivate static let excepted: LexemeSet = dayNames.union([
    .other, .month, .holiday, .week, .day, .weekend,
  ])
  /// What leads to when, where or with whom something is.
  fileprivate static let limiting: LexemeSet = [
    .in, .on, .at, .for, .with, .before, .after, .during, .when, .if,
  ]
  fileprivate static let auxiliary: LexemeSet = [.is, .can, .have, .will, .would, .do]
}
