extension ScaleDimension {
  /// What the line says; of several numbers, the one that concludes, that is a rating where another is an
  /// age, or that was not only thought of.
  public func read(_ line: Line, in context: Context) -> Reading<Int> {
    let matches = matches(in: line, context: context)
    guard !matches.isEmpty else { return .unclear(.nothingFound) }
    if let bounded = bounded(matches, line, context) { return bounded }
    if line.goesOn(behind: matches) {
      return .unclear(.severalValues(matches.compactMap(\.values.first)))
    }
    let reading = settled(matches, line, context)
    guard case .unclear(.severalValues) = reading else { return reading }
    let clauses = line.clauses()
    for kept in [
      line.concluding(matches, clauses), line.real(matches, clauses),
      line.apart(matches, clauses), line.rated(matches),
      matches.filter { Self.isFigure($0) }, line.changed(matches),
    ] where !kept.isEmpty && kept.count < matches.count {
      let reading = settled(kept, line, context)
      if case .understood = reading { return reading }
    }
    return reading
  }

  /// The figures that are left open by a line that says only which it is less or more than: "less than 3".
  private func bounded(
    _ matches: [Match<Int>], _ line: Line, _ context: Context
  ) -> Reading<Int>? {
    guard let match = matches.only, let bound = match.values.first,
      let isLess = line.sideOfBound(match.tokens)
    else { return nil }
    let open = (isLess ? bound - 3..<bound : bound + 1..<bound + 4).filter {
      violation(of: $0, in: context) == nil
    }
    return open.isEmpty
      ? nil
      : Reading(anyOf: Array(open), line.evidence(0..<line.tokens.count, rule: match.rule))
  }

  private func settled(
    _ matches: [Match<Int>], _ line: Line, _ context: Context
  ) -> Reading<Int> {
    Settlement(of: matches, in: line, asksHowOneIs: true) { violation(of: $0, in: context) }
      .reading()
  }

  /// Whether a match says a figure and no word for a degree.
  static func isFigure(_ match: Match<Int>) -> Bool {
    match.rule == number.name || match.rule == outOf.name
  }

  /// Whether a match says how much by a word.
  static func isDegree(_ match: Match<Int>) -> Bool {
    [degree.name, notAtAll.name, soSo.name].contains(match.rule)
  }
}

extension Line {
  /// Whether the last of several figures stands in a sentence of its own that begins with an "and", and so goes on with
  /// something else than the figures before.
  fileprivate func goesOn(behind matches: [Match<Int>]) -> Bool {
    guard let first = matches.first, let last = matches.last,
      matches.allSatisfy({ match in
        ScaleDimension.isFigure(match)
      })
    else { return false }
    return (first.tokens.upperBound..<max(first.tokens.upperBound, last.tokens.lowerBound))
      .dropFirst().contains { place in
        tokens[place].lexeme == .and
          && [.period, .exclamation, .ellipsis].contains(tokens[place - 1].lexeme)
      }
  }

  /// Whether a line says that something is less (true) or more (false) than a figure and nothing else; nil where
  /// it does neither.
  fileprivate func sideOfBound(_ figure: Range<Int>) -> Bool? {
    let words = tokens.indices.filter {
      !figure.contains($0) && tokens[$0].kind == .word && !isFillerOrSubject($0)
    }.map { tokens[$0].word }.joined(separator: " ")
    if Self.below.contains(words) { return true }
    return Self.above.contains(words) ? false : nil
  }

  private func isFillerOrSubject(_ place: Int) -> Bool {
    LexemeSet.filler.contains(tokens[place].lexeme)
      || [.is, .it, .they, .a].contains(tokens[place].lexeme)
  }

  /// The matches in the last clause that concludes.
  fileprivate func concluding(_ matches: [Match<Int>], _ clauses: [Clause]) -> [Match<Int>] {
    for clause in conclusions(clauses).reversed() {
      let inside = matches.filter { clause.tokens.overlaps($0.tokens) }
      if !inside.isEmpty { return inside }
    }
    return []
  }

  /// The matches that were not only thought of, or true in another time: "I was going to say 3 but …".
  fileprivate func real(_ matches: [Match<Int>], _ clauses: [Clause]) -> [Match<Int>] {
    let unreal = clauses.filter { clause in
      tokens[clause.tokens].contains { token in
        Self.unreal.contains(token.word)
          || token.lexeme == .want
      }
    }
    return matches.filter { match in !unreal.contains { $0.tokens.overlaps(match.tokens) } }
  }

  /// The matches that are not said of a brother or sister: "he's a 3, his sister is a 9", but not of "3
  /// for one twin and 8 for the other".
  fileprivate func apart(_ matches: [Match<Int>], _ clauses: [Clause]) -> [Match<Int>] {
    if tokens.contains(where: { $0.word == "other" }) { return [] }
    let others = clauses.filter { clause in
      tokens[clause.tokens].contains { Self.siblings.contains($0.word) }
    }
    return matches.filter { match in !others.contains { $0.tokens.overlaps(match.tokens) } }
  }

  /// The matches that are ratings and no ages: "he's 6, give him a 4".
  fileprivate func rated(_ matches: [Match<Int>]) -> [Match<Int>] {
    matches.filter { match in
      let start = match.tokens.lowerBound
      return tokens[match.tokens].contains { $0.lexeme == .a }
        || start > 0 && tokens[start - 1].lexeme == .a
    }
  }

  /// The last match of a change for the better or worse: "from a 3 to a 6".
  fileprivate func changed(_ matches: [Match<Int>]) -> [Match<Int>] {
    guard matches.count == 2, let first = matches.first, let last = matches.last else { return [] }
    let before = tokens[..<first.tokens.lowerBound].suffix(2)
    let gap = tokens[first.tokens.upperBound..<last.tokens.lowerBound]
    return before.contains { $0.lexeme == .from } && gap.contains { $0.lexeme == .to } ? [last] : []
  }

  /// What is said around a bound above what is meant.
  private static let below = WordClasses.english.words("ScaleReading.below")
  /// What is said around a bound below what is meant.
  private static let above = WordClasses.english.words("ScaleReading.above")
  /// Verbs of what was, or would only have been.
  private static let unreal = WordClasses.english.words("ScaleReading.unreal")
  /// Nouns for a sibling, whose degree is another one.
  private static let siblings = WordClasses.english.words("ScaleReading.siblings")
}
