extension String {
  /// The name with some words of it exchanged for others: "Kiel Marathon" of "Trier Marathon"; the new
  /// words alone where all of it is exchanged, or where they say again what is left of it.
  package func exchanging(_ words: String, for new: String) -> String {
    let line = Line(self)
    let own = line.tokens.map(\.word)
    let old = Line(words).tokens.map(\.word)
    guard !old.isEmpty, old.count < own.count,
      let place = own.indices.first(where: { own[$0...].starts(with: old) })
    else { return new }
    // "Left ankle, not right" of "sprained right ankle" says the ankle again.
    let tail = Line(new).tokens.map(\.word).dropFirst(old.count)
    if !tail.isEmpty, own[(place + old.count)...].starts(with: tail) {
      return replacing(line.span(place..<place + old.count + tail.count), by: new)
    }
    let left = own[..<place] + own[(place + old.count)...]
    guard !Line(new).tokens.contains(where: { left.contains($0.word) }) else { return new }
    return replacing(line.span(place..<place + old.count), by: new)
  }

  /// The text without some words of it, and the sign that parted them from the rest; nil where it has no such words,
  /// or none besides.
  package func removing(_ words: String) -> String? {
    let line = Line(self)
    let own = line.tokens.map(\.word)
    let out = Line(words).tokens.map(\.word)
    guard !out.isEmpty, out.count < own.count,
      var place = own.indices.first(where: { own[$0...].starts(with: out) })
        .map({ $0..<$0 + out.count })
    else { return nil }
    // A sign parts whole items, and goes with one of them.
    func isParted(_ place: Int) -> Bool {
      !own.indices.contains(place) || NamingWords.separators.contains(own[place])
    }
    if isParted(place.lowerBound - 1), isParted(place.upperBound) {
      // Those before it go with it, or those behind the first item.
      let before = own[..<place.lowerBound].reversed().prefix(
        while: NamingWords.separators.contains)
      let behind = own[place.upperBound...].prefix(while: NamingWords.separators.contains)
      place =
        before.count < place.lowerBound
        ? place.lowerBound - before.count..<place.upperBound
        : place.lowerBound..<place.upperBound + behind.count
    }
    let span = line.span(place)
    let before = String(Substring(utf8.prefix(span.lowerBound))).trimmingWhitespace
    let behind = String(Substring(utf8.dropFirst(span.upperBound))).trimmingWhitespace
    let space = before.isEmpty || behind.first?.isPunctuation != false ? "" : " "
    let left = before + space + behind
    return left.isEmpty ? nil : left
  }

  /// The text without the item that ends in some words, be it all of the text ("" then), or else without these words
  /// alone: who takes out the knee takes out the "bad left knee".
  ///
  /// Of what a sentence tells, all of it goes.
  package func removingItem(endingIn words: String) -> String? {
    let line = Line(self)
    let own = line.tokens.map(\.word)
    let out = Line(words).tokens.map(\.word)
    guard !out.isEmpty,
      let start = own.indices.first(where: { own[$0...].starts(with: out) })
    else { return nil }
    let end = start + out.count
    let isTold = line.clauses().contains { clause in
      clause.tokens.contains(start)
        && (line.tellsFact(clause.tokens)
          || clause.tokens.prefix(1).contains {
            LexemeSet.subject.contains(line.tokens[$0].lexeme) && line.tokens[$0].lexeme != .my
          })
    }
    if isTold, end < own.count { return without(line.sentence(around: start), of: line) }
    // What hangs on a noun goes with it: the "in the left hip" of "arthritis in the left hip", the "long ago" of "a broken
    // arm long ago".
    let behind = line.tokens[end...].prefix { !NamingWords.separators.contains($0.word) }
    let hangs =
      behind.first.map { LexemeSet.adverbial.contains($0.lexeme) } ?? false
      || behind.last?.lexeme == .ago
    guard end == own.count || hangs || NamingWords.separators.contains(own[end]) else {
      return removing(words)
    }
    let first = own[..<start].lastIndex(where: NamingWords.separators.contains).map { $0 + 1 } ?? 0
    let last = own[end...].firstIndex(where: NamingWords.separators.contains) ?? own.count
    return first == 0 && last == own.count ? "" : removing(line.words(first..<last))
  }

  /// The text without some tokens of it.
  private func without(_ tokens: Range<Int>, of line: Line) -> String {
    let span = line.span(tokens)
    let before = String(Substring(utf8.prefix(span.lowerBound))).trimmingWhitespace
    let behind = String(Substring(utf8.dropFirst(span.upperBound))).trimmingWhitespace
    return before.isEmpty || behind.isEmpty ? before + behind : before + " " + behind
  }

  private func replacing(_ span: Range<Int>, by new: String) -> String {
    let (before, behind) = (utf8.prefix(span.lowerBound), utf8.dropFirst(span.upperBound))
    return String(Substring(before)) + new + String(Substring(behind))
  }
}

extension Line {
  /// The sentence around a token, with the sign at its end, as tokens.
  fileprivate func sentence(around place: Int) -> Range<Int> {
    func ends(_ place: Int) -> Bool {
      [.period, .semicolon, .exclamation, .question].contains(tokens[place].lexeme)
    }
    let start = tokens.indices[..<place].last { ends($0) }.map { $0 + 1 } ?? 0
    let end = tokens.indices[place...].first { ends($0) }.map { $0 + 1 } ?? tokens.count
    return start..<end
  }
}
