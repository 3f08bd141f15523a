extension TextDimension {
  /// The text that a line makes of another by some of its words: "change two to three in that note", "add
  /// to the note that it was raining"; nil where it changes none.
  ///
  /// - Parameters:
  ///   - old: The text that there is.
  ///   - line: What was said of it.
  /// - Returns: The changed text, and the words that say what it gains.
  public func edited(_ old: String, by line: Line) -> (text: String, gain: Evidence)? {
    if let (out, new) = line.wordsExchanged(in: old, called: nouns) {
      let words = line.words(line.unquoted(new))
      return (old.exchanging(line.words(line.unquoted(out)), for: words), gain(new, of: line))
    }
    if let (said, adds) = line.wordsPointedAt(called: nouns) {
      if adds { return ("\(old), \(line.words(line.unquoted(said)))", gain(said, of: line)) }
      let before = line.keeping(line.span(said))
      return before.wordsOfHealed(in: old).flatMap { out in
        old.removingItem(endingIn: before.words(out)).map { ($0, gain(said, of: line)) }
      }
    }
    if let kept = line.wordsKept(of: old, called: nouns) {
      return (line.words(kept), gain(kept, of: line))
    }
    if line.saysRemoval, let out = line.quoted.only, let left = old.removing(line.words(out)) {
      return (left, gain(out, of: line))
    }
    let healed = allowsNone ? line.wordsOfHealed(in: old) : nil
    if let out = line.wordsRemoved(called: nouns) ?? line.wordsRemoved(from: old) ?? healed {
      let left =
        line.isQuoted(out)
        ? old.removing(line.words(out)) : old.removingItem(endingIn: line.words(out))
      guard let left, allowsNone || !left.isEmpty else { return nil }
      return (left, gain(out, of: line))
    }
    guard let more = line.wordsAdded(toTextCalled: nouns).map(line.withoutSigns) else { return nil }
    return ("\(old), \(line.words(line.unquoted(more)))", gain(more, of: line))
  }

  /// What the line adds to what is spoken of by the nouns, without quotes around it.
  func addition(by line: Line) -> String? {
    line.wordsAdded(toTextCalled: nouns).map { line.words(line.unquoted(line.withoutSigns($0))) }
  }

  private func gain(_ words: Range<Int>, of line: Line) -> Evidence {
    line.evidence(words, rule: .editing("text"))
  }
}

extension Line {
  /// The line that says that some words of a text are to be others.
  package static func change(of words: String, to new: String) -> Line {
    Line("change \(words) to \(new)")
  }

  /// Words up to a "not" that only denies words of another text, and all behind it: the "right knee" of "right
  /// knee, not the left one" where it was the left.
  ///
  /// Places are UTF-8 offsets.
  package func words(_ place: Range<Int>, withoutDenialOf old: String) -> Range<Int> {
    let was = Set(Line(old).contentWords)
    let denial = tokens.indices.first { not in
      let from = tokens[not].span.lowerBound
      guard tokens[not].lexeme == .not, place.lowerBound < from, from < place.upperBound else {
        return false
      }
      let end = min(clauseSpan(around: tokens[not].span).upperBound, place.upperBound)
      let denied = keeping(from..<max(from, end)).contentWords
      return !denied.isEmpty && denied.allSatisfy(was.contains)
    }
    guard let denial, let last = tokens[..<denial].last(where: { $0.kind != .sign }) else {
      return place
    }
    return place.lowerBound..<max(place.lowerBound, last.span.upperBound)
  }

  /// The words of a text that a line changes, and those that take their place: "change two to three in
  /// that note".
  fileprivate func wordsExchanged(
    in text: String, called nouns: Set<String>
  ) -> (out: Range<Int>, new: Range<Int>)? {
    guard let verb = opening(with: Self.exchanging),
      let end = endOfText(behind: verb, called: nouns)
    else { return nil }
    let own = Line(text).tokens.map(\.word)
    return (verb + 2..<max(verb + 2, end - 1)).lazy
      .filter { [.to, .for, .with, .by].contains(self.tokens[$0].lexeme) }
      .map { (verb + 1..<$0, $0 + 1..<end) }
      .first { out, _ in
        let words = self.tokens[self.unquoted(out)].map(\.word)
        return own.indices.contains { own[$0...].starts(with: words) }
      }
  }

  /// The words that a line adds to a text which it speaks of: "add to the note that it was raining", "add
  /// decaf to the note".
  fileprivate func wordsAdded(toTextCalled nouns: Set<String>) -> Range<Int>? {
    let another =
      wordsOfAnother(called: nouns) ?? wordsOfOne(called: nouns) ?? wordsOfNew(called: nouns)
    if let another { return another }
    guard let verb = opening(with: Self.adding), verb + 1 < tokens.count
    else { return nil }
    var from = verb + 1
    if let behind = placeBehindText(at: from, called: nouns) {
      from = behind
      while from < tokens.count, tokens[from].kind == .sign || tokens[from].lexeme == .that {
        from += 1
      }
      return from < tokens.count ? from..<tokens.count : nil
    }
    // Without the name of a text none is spoken of, and a word that only points says none.
    return endOfText(behind: verb, called: nouns).flatMap {
      $0 < tokens.count && $0 > from && !keeping(span(from..<$0)).contentWords.isEmpty
        ? from..<$0 : nil
    }
  }

  /// Some tokens without the quotes around them.
  func unquoted(_ words: Range<Int>) -> Range<Int> {
    guard words.count > 2, let first = words.first, let last = words.last,
      tokens[first].lexeme == .quote, tokens[last].lexeme == .quote
    else { return words }
    return words.dropFirst().dropLast()
  }

  /// The words behind one more of a kind, up to the end of the line: "another injury: asthma".
  private func wordsOfAnother(called nouns: Set<String>) -> Range<Int>? {
    guard
      let noun = tokens.indices.dropFirst().first(where: {
        nouns.contains(tokens[$0].word) && [.another, .more].contains(tokens[$0 - 1].lexeme)
      }), noun + 2 < tokens.count, [.colon, .comma, .is].contains(tokens[noun + 1].lexeme)
    else { return nil }
    return noun + 2..<tokens.count
  }

  /// The words that say which one of a kind is added: the "sleep" of "add a sleep goal" and "add a goal about
  /// sleep".
  private func wordsOfNew(called nouns: Set<String>) -> Range<Int>? {
    guard let verb = opening(with: ["add", "include", "put"]), verb + 2 < tokens.count,
      [.a, .another, .the].contains(tokens[verb + 1].lexeme),
      let noun = tokens[(verb + 2)...].firstIndex(where: { nouns.contains($0.word) })
    else { return nil }
    let before = verb + 2..<noun
    let isCompound = tokens[before].allSatisfy {
      !LexemeSet.adverbial.contains($0.lexeme) && ![.to, .my, .that].contains($0.lexeme)
    }
    // What is only new may be any, and is still to be said.
    guard isCompound, before.isEmpty || tokens[noun - 1].word != "new" else { return nil }
    let behind = tokens[(noun + 1)...].prefix { $0.kind == .word }
    if let link = behind.first,
      link.word == "about" || [.of, .on, .to].contains(link.lexeme)
    {
      let said = noun + 2..<behind.endIndex
      return before.isEmpty && !said.isEmpty ? said : nil
    }
    let isWhole = isPoliteness(tokens[(noun + 1)...])
    return isWhole && !before.isEmpty && tokens[verb + 1].lexeme != .the ? before : nil
  }

  /// Some tokens without the signs at their begin and end that part clauses.
  fileprivate func withoutSigns(_ words: Range<Int>) -> Range<Int> {
    let inner = words.filter { ![.comma, .colon, .semicolon, .dash].contains(tokens[$0].lexeme) }
    guard let first = inner.first, let last = inner.last else { return words }
    return first..<last + 1
  }

  /// The words of which a line says that they are one of a kind: the "more sleep" of "more sleep is also a goal".
  private func wordsOfOne(called nouns: Set<String>) -> Range<Int>? {
    guard let noun = tokens.firstIndex(where: { nouns.contains($0.word) }),
      let link = tokens[..<noun].lastIndex(where: {
        ![.a, .the, .my, .they, .another, .also, .more].contains($0.lexeme)
      }), [.as, .is].contains(tokens[link].lexeme), isPoliteness(tokens[(noun + 1)...])
    else { return nil }
    let clause = clauses().first { $0.tokens.contains(noun) }?.tokens.lowerBound ?? 0
    var said = min(clause, link)..<link
    while let first = said.first, isLeading(tokens[first]) { said = said.dropFirst() }
    while let last = said.last, isLeading(tokens[last]) { said = said.dropLast() }
    return said.isEmpty || tokens[said].contains { [.not, .no].contains($0.lexeme) } ? nil : said
  }

  /// Whether a word before what is added only leads to it: "and please also add".
  func isLeading(_ token: Token) -> Bool {
    token.kind == .sign || LexemeSet.filler.contains(token.lexeme)
      || [.and, .also, .please, .too].contains(token.lexeme)
      || Self.leading.contains(token.word)
  }

  /// Where the words behind a verb end, as a place of a token: before "in that note", or with the line; nil
  /// where there are none.
  private func endOfText(behind verb: Int, called nouns: Set<String>) -> Int? {
    let end = (verb + 1..<tokens.count).first { start in
      placeBehindText(at: start, called: nouns).map { isPoliteness(tokens[$0...]) } ?? false
    }
    return (end ?? tokens.count) > verb + 1 ? end ?? tokens.count : nil
  }

  /// The place behind words such as "to the note" and "in that", where they begin at one.
  func placeBehindText(at start: Int, called nouns: Set<String>) -> Int? {
    var place = start
    guard place + 1 < tokens.count,
      [.in, .to, .of, .on, .from].contains(tokens[place].lexeme)
    else {
      return nil
    }
    place += 1
    if [.the, .my, .that, .this, .they].contains(tokens[place].lexeme) || tokens[place].isPossessive
    {
      place += 1
    }
    guard place < tokens.count, nouns.contains(tokens[place].word) else { return nil }
    return place + 1
  }

  /// Whether tokens say no more than politeness does, such as "please" and "too", or only what there is besides: "as
  /// well as the knee".
  func isPoliteness(_ tokens: ArraySlice<Token>) -> Bool {
    let first = tokens.first { $0.kind != .sign }
    if first?.lexeme == .as, let well = tokens.first(where: { $0.word == "well" }) {
      let rest = tokens.drop { $0.span.lowerBound <= well.span.lowerBound }
      return rest.first?.lexeme == .as || isPoliteness(rest)
    }
    return tokens.allSatisfy {
      $0.kind == .sign || LexemeSet.filler.contains($0.lexeme)
        || [.please, .thanks, .also, .too, .and].contains($0.lexeme)
    }
  }

  /// Verbs that put one text in the place of another.
  private static let exchanging = WordClasses.english.words("TextDimensionEdits.exchanging")
  /// Verbs that add to a text.
  private static let adding = WordClasses.english.words("TextDimensionEdits.adding")
  /// Verbs that may stand before what is added to a text.
  private static let leading = WordClasses.english.words("TextDimensionEdits.leading")
}
