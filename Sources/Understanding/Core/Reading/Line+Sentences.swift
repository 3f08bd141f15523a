/// What stands up to a stop.
extension Line {
  /// The place of the sentence that a place stands in, as UTF-8 offsets.
  package func sentenceSpan(around place: Range<Int>) -> Range<Int> {
    let starts = clauses().filter { $0.link == .stop }.map { span($0.tokens).lowerBound }
    let start = starts.last { $0 <= place.lowerBound } ?? 0
    return start..<max(place.upperBound, starts.first { $0 > place.lowerBound } ?? text.utf8.count)
  }

  /// What the line says up to each stop, as it was typed.
  package var sentences: [String] { parts { $0 == .stop } }

  /// What the line says up to each stop and "and", as it was typed.
  package var joinedClauses: [String] { parts { $0 == .stop || $0 == .and } }

  /// The words up to each link of some kinds, with the sign that it is, and the word in front of what it joins.
  private func parts(at isEnd: (Clause.Link) -> Bool) -> [String] {
    let starts = tokens.indices.compactMap { index -> Int? in
      guard let (link, isWord) = clauseLink(at: index), isEnd(link) else { return nil }
      return isWord ? tokens[index].span.lowerBound : tokens[index].span.upperBound
    }
    return zip([0] + starts, starts + [text.utf8.count]).filter(<)
      .map { text(at: $0..<$1) }.filter {
        $0.contains(where: \.isLetter) || $0.contains(where: \.isNumber)
      }
  }

  /// The place of all sentences up to the end of the one that a place stands in, as UTF-8 offsets.
  package func sentence(endingBehind place: Int) -> Range<Int> {
    let end = clauses().first { $0.link == .stop && span($0.tokens).lowerBound > place }
    return 0..<(end.map { span($0.tokens).lowerBound } ?? text.utf8.count)
  }
}
