/// What a text is to become, where a line says its words.
extension Line {
  /// What a text is to become behind the words that announce it, as UTF-8 offsets; nil where none do, or nothing
  /// follows them.
  ///
  /// It is the "a sore knee" of "still says nonsense. Change it to a sore knee" and of "it should just say: a sore
  /// knee". What stands in quotes there is all of it.
  ///
  /// - Parameters:
  ///   - place: Where it is looked for.
  ///   - name: What the text is called, which may stand among the words that announce it.
  ///   - plainly: Whether "put" and the like are not enough, and a colon, a quote or a "just" has to say that words
  ///     follow.
  /// - Returns: The place of the text.
  package func placeOfNewText(
    in place: Range<Int>, called name: Range<Int>? = nil, plainly: Bool = false
  ) -> Range<Int>? {
    // A colon announces more surely than a verb.
    let clauses = clauses()
    let led = clauses.filter(isLed)
    return (led + clauses.filter { !isLed($0) }).firstNonNil { clause -> Range<Int>? in
      guard place.overlaps(span(clause.tokens)),
        let end = endOfDictation(in: clause, called: name), end < tokens.count
      else { return nil }
      let isColon = tokens[end].lexeme == .colon
      let start = isColon ? end + 1 : end
      guard start < tokens.count, place.contains(tokens[start].span.lowerBound) else { return nil }
      let isMarked = isColon || tokens[start].lexeme == .quote
      let head = tokens[clause.tokens.lowerBound..<end]
      let isPlain =
        isMarked
        || head.contains {
          [.just, .only, .please, .can].contains($0.lexeme) || $0.word == "should"
        }
      // Without a sign that announces it, a text ends with its sentence.
      let last =
        isMarked ? place.upperBound : sentenceSpan(around: tokens[start].span).upperBound
      let said = withoutSeparator(
        atEndOf: tokens[start].span.lowerBound..<min(last, place.upperBound))
      guard isPlain || !plainly, name.map({ !$0.overlaps(said) }) ?? true else { return nil }
      return text(at: said).quotedAtStart.map { said.lowerBound + 1..<said.lowerBound + 1 + $0 }
        ?? said
    }
  }

  /// A place without the "it was" at its begin that only points at what is named behind it, as UTF-8 offsets: that of
  /// "correct the note: it was a tea".
  package func withoutSubject(_ place: Range<Int>) -> Range<Int> {
    let said = tokens.drop { $0.span.lowerBound < place.lowerBound }.prefix(3)
    guard said.count == 3, said.first?.lexeme == .it, let named = said.last,
      said.dropFirst().first.map({ NamingWords.copulas.contains($0.word) }) == true,
      [.a, .the, .my, .digits, .small].contains(named.lexeme)
    else { return place }
    return named.span.lowerBound..<max(place.upperBound, named.span.lowerBound)
  }

  /// The place of a text that the first words of the line plainly announce, as UTF-8 offsets; nil where they do not.
  var placeOfDictation: Range<Int>? {
    placeOfNewText(in: span(0..<tokens.count), plainly: true).flatMap { place in
      let head = tokens.indices.prefix { tokens[$0].span.lowerBound < place.lowerBound }
      return talkSense(of: 0..<head.count) == .dictation ? place : nil
    }
  }

  /// Whether a clause that says that words are to be written leads to a colon: "write better please: a sore knee".
  private func isLed(_ clause: Clause) -> Bool {
    let end = clause.tokens.upperBound
    return end < tokens.count && tokens[end].lexeme == .colon
      && clause.tokens.contains { announcesText(at: $0..<$0 + 1) }
  }

  /// The token behind the most words of a clause that announce a text.
  private func endOfDictation(in clause: Clause, called name: Range<Int>?) -> Int? {
    func isName(_ place: Int) -> Bool { name.map { tokens[place].span.overlaps($0) } ?? false }
    let last = min(clause.tokens.upperBound, clause.tokens.lowerBound + Self.longestDictation)
    let ends = (clause.tokens.lowerBound + 1...last).reversed()
    if let name, let colon = colon(behind: name, in: clause) { return colon }
    if isLed(clause) { return clause.tokens.upperBound }
    return ends.first { end in
      let head = (clause.tokens.lowerBound..<end).filter { !isName($0) }
      guard let last = head.last, last == end - 1, !head.isEmpty else { return false }
      return talkSense(of: head) == .dictation && announcesText(before: end)
    }
  }

  /// The most tokens that announce a text.
  private static let longestDictation = 12

  /// The colon that stands behind the name of a text and a courtesy: "change the note, please: …".
  private func colon(behind name: Range<Int>, in clause: Clause) -> Int? {
    let colon = tokens.indices.first {
      tokens[$0].lexeme == .colon && tokens[$0].span.lowerBound >= name.upperBound
    }
    guard let colon, span(clause.tokens).overlaps(name), !tokens[colon - 1].span.overlaps(name),
      tokens[..<colon].allSatisfy({
        $0.span.lowerBound < name.upperBound
          || [.comma, .please, .to, .just, .only].contains($0.lexeme)
          || LexemeSet.filler.contains($0.lexeme)
      })
    else { return nil }
    return colon
  }

  /// Whether the last words before a token are those that announce a text.
  private func announcesText(before end: Int) -> Bool {
    (max(0, end - 3)..<end).contains { announcesText(at: $0..<end) }
  }

  /// Whether some words say that words are to be written, and do not tell how they stand there now.
  private func announcesText(at place: Range<Int>) -> Bool {
    TopicTable.talk.terms(of: tokens[place].map(\.typed)) == ["writing"]
      && !tokens[place].contains { Self.tellingWhatStands.contains($0.word) }
  }
}

extension String {
  /// How many bytes stand between the quote that begins the text and the next one; nil where none begins it.
  fileprivate var quotedAtStart: Int? {
    let bytes = Array(utf8)
    guard let sign = bytes.first, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(sign),
      let end = bytes.dropFirst().lastIndex(of: sign), end > 1
    else { return nil }
    return end - 1
  }
}
