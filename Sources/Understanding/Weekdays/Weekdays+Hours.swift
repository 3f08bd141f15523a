extension WeekdaysDimension {
  /// A line without the sentences that only say at which hours some of the days are that stand before: the "on weekdays
  /// before 7" behind "Tuesday, Thursday and Sunday".
  ///
  /// A group of days that has some of those before it and others besides, with a time, adds none.
  func withoutHours(_ line: Line, in context: Context) -> Line {
    let hours = line.clauses().dropFirst().filter { $0.link == .stop }.compactMap {
      clause -> Range<Int>? in
      let sentence = line.sentenceSpan(around: line.span(clause.tokens))
      let part = line.keeping(sentence)
      guard part.saysTimeLimit,
        let group = Self.rules.matches(in: part, context: context).first?.values.only,
        group == .weekdays || group == .weekend,
        let said = readNamed(line.keeping(0..<sentence.lowerBound), in: context).value
      else { return nil }
      return said.isSuperset(of: group) || said.subtracting(group) == said ? nil : sentence
    }
    return hours.isEmpty ? line : line.blanking(hours)
  }
}

extension Line {
  /// Whether a word that limits a time stands right before a number: "before 7".
  fileprivate var saysTimeLimit: Bool {
    tokens.indices.dropLast().contains {
      LexemeSet.timeLimits.contains(tokens[$0].lexeme) && tokens[$0 + 1].kind == .digits
    }
  }
}

extension LexemeSet {
  fileprivate static let timeLimits: LexemeSet = [.before, .after, .until, .from, .at, .by]
}
