extension Line {
  /// What a text is to become behind a sentence on what is wrong with it, as UTF-8 offsets; nil where nothing
  /// announces it.
  ///
  /// It is the "a sore knee" of "still says nonsense. Change it to a sore knee".
  package func placeOfNewText(in place: Range<Int>) -> Range<Int>? {
    clauses().dropFirst().firstNonNil { clause -> Range<Int>? in
      guard clause.link == .stop, place.contains(span(clause.tokens).lowerBound) else { return nil }
      let words = tokens[clause.tokens].map(\.word)
      guard let phrase = Self.announcingText.first(where: { words.starts(with: $0) }),
        words.count > phrase.count
      else { return nil }
      let start = tokens[clause.tokens.lowerBound + phrase.count].span.lowerBound
      let said = start..<max(start, place.upperBound)
      // Quotes around it are none of its words.
      let isQuoted = ["'", "\""].contains { sign in
        text(at: said).hasPrefix(sign) && text(at: said).hasSuffix(sign) && said.count > 2
      }
      return isQuoted ? said.lowerBound + 1..<said.upperBound - 1 : said
    }
  }

  private static let announcingText = [
    ["change", "it", "to"], ["change", "that", "to"], ["make", "it"], ["make", "that"],
    ["it", "should", "say"], ["just", "say"], ["just", "put"],
  ]
}
