extension Line {
  /// The line with its slips mended by the words that a question expects, and those that the line
  /// was made with.
  ///
  /// A line of words that are all known is given back as it is.
  public func expecting(_ vocabulary: Vocabulary) -> Line {
    guard hasStrangers, !vocabulary.isEmpty else { return self }
    return Line(
      text, expecting: vocabulary.union(self.vocabulary), doubtsWords: false, within: effort)
  }

  /// The lines that may have been meant: the line itself where no word is in doubt, or one for each
  /// choice of what the words in doubt stand for, the likeliest first.
  public var spellings: [Line] {
    guard !doubts.isEmpty else { return [self] }
    var choices: [[Spelling.Meaning]] = [[]]
    for doubt in doubts {
      choices = choices.flatMap { chosen in doubt.meanings.map { chosen + [$0] } }
      // A line with so many slips is asked about as a whole.
      if choices.count > Self.mostSpellings { return [self] }
    }
    return choices.map(choosing)
  }

  /// More ways to read the words of a line than anybody can be asked about.
  private static var mostSpellings: Int { 9 }

  private func choosing(_ meanings: [Spelling.Meaning]) -> Line {
    var mended: [Token] = []
    var corrections = corrections
    var from = 0
    for (doubt, meaning) in zip(doubts, meanings) {
      let token = tokens[doubt.token]
      mended += tokens[from..<doubt.token]
      mended += token.standing(for: meaning.words, at: token.span)
      corrections.append(
        Correction(
          typed: Line.slice(of: text, at: token.span),
          meant: meaning.words.map(\.string).joined(separator: " "), span: token.span))
      from = doubt.token + 1
    }
    mended += tokens[from...]
    corrections.sort { $0.span.lowerBound < $1.span.lowerBound }
    return Line(
      text: text, tokens: mended, corrections: corrections, doubts: [], hasStrangers: true,
      vocabulary: vocabulary, within: effort)
  }

  /// The words at a place with their slips mended; nil where there were none.
  func meant(at span: Range<Int>) -> String? {
    guard corrections.contains(where: { $0.span.overlaps(span) }) else { return nil }
    var meant = ""
    var from = span.lowerBound
    for correction in corrections where correction.span.overlaps(span) {
      meant += Line.slice(of: text, at: from..<max(from, correction.span.lowerBound))
      meant += correction.meant
      from = correction.span.upperBound
    }
    return meant + Line.slice(of: text, at: from..<max(from, span.upperBound))
  }
}
