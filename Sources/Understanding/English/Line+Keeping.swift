/// What a correction leaves as it is: "take out health but keep the others", "leave the end where it is".
extension Line {
  /// The same line without what it says to stay as it is.
  package var withoutWhatStays: Line {
    guard tokens.contains(where: { Self.staying.contains($0.word) }) else { return self }
    var spans: [Range<Int>] = []
    var start = 0
    for index in 0...tokens.count where index == tokens.count || parts(at: index) {
      if start < index, leavesAsItIs(start..<index) { spans.append(span(start..<index)) }
      start = index + 1
    }
    return blanking(spans)
  }

  /// The same line without what it says and then lets be: the "make it 1900" of "make it 1900, no, leave it".
  package var withoutWhatIsLeft: Line {
    guard tokens.contains(where: { $0.word == "leave" }) else { return self }
    let clauses = clauses()
    let place = clauses.indices.dropFirst().first { place in
      let words = tokens[clauses[place].tokens].drop { LexemeSet.repairing.contains($0.lexeme) }
      // "Yes, leave it" is about what is shown.
      return Self.lettingBe.contains(words.filter { $0.kind == .word }.map(\.word))
        && !keeping(span(clauses[place - 1].tokens)).contentWords.isEmpty
    }
    guard let place else { return self }
    // "Make it 1900. Never mind, leave it"
    let isMinded = Line.slice(of: text, at: span(clauses[place - 1].tokens)).lowercased()
    let first = isMinded == "never mind" ? max(0, place - 2) : place - 1
    return blanking([span(clauses[first].tokens.lowerBound..<clauses[place].tokens.lowerBound)])
  }

  private static let lettingBe = WordClasses.english.sequences("Keeping.lettingBe")

  /// Whether the line begins by saying no and that something is to be kept: "no leave it, that's right".
  package var refusesByKeeping: Bool {
    guard let first = tokens.first, [.no, .nope].contains(first.lexeme) else { return false }
    let next = tokens.dropFirst().first {
      $0.kind != .sign && !LexemeSet.filler.contains($0.lexeme)
    }
    return next.map { Self.keeping.contains($0.word) } ?? false
  }

  /// Whether what stands at a place, as UTF-8 offsets, is to be left, and not left out: the "name" of "leave
  /// the name".
  package func isLeft(_ place: Range<Int>) -> Bool {
    let before = tokens.filter { $0.span.upperBound <= place.lowerBound }
    let verb = before.last { ![.the, .my, .that, .this, .it].contains($0.lexeme) }
    return verb.map { Self.keeping.contains($0.word) } ?? false && endsClause(behind: place)
  }

  /// Whether the line ends with a name and only keeps what it is of: "keep the note".
  package func isKept(_ place: Range<Int>) -> Bool {
    let verb = tokens.first { !LexemeSet.filler.contains($0.lexeme) }
    return verb?.word == "keep"
      && tokens.allSatisfy { token in
        token.span == verb?.span || token.span.overlaps(place) || token.kind == .sign
          || LexemeSet.filler.contains(token.lexeme)
          || [.the, .my, .that, .this, .please].contains(token.lexeme)
      }
  }

  /// Whether the line says that something stays as it is: "everything stays the same".
  package var saysThatItStays: Bool {
    tokens.contains { Self.remaining.contains($0.word) }
  }

  /// Whether a token parts what is changed from what stays.
  private func parts(at place: Int) -> Bool {
    tokens[place].kind == .sign || [.and, .but, .so].contains(tokens[place].lexeme)
  }

  /// Whether some tokens say no more than that something stays as it is.
  private func leavesAsItIs(_ part: Range<Int>) -> Bool {
    let said = part.reversed().drop {
      tokens[$0].lexeme == .please || LexemeSet.filler.contains(tokens[$0].lexeme)
    }
    let words = said.reversed().map { tokens[$0].word }
    guard let verb = words.firstIndex(where: Self.staying.contains) else { return false }
    if Self.keeping.contains(words[verb]) {
      let object = words[(verb + 1)...]
      return object.contains(where: Self.others.contains) || countsFromAnEnd(part)
        ? !object.contains(where: RemovalWords.particles.contains)
        : Self.tails.contains { tail in
          words.count > verb + tail.count + 1 && words.suffix(tail.count) == tail[...]
        }
    }
    // "The other three stay", "the rest is fine"
    return words[..<verb].contains(where: Self.others.contains)
  }

  /// Whether some tokens count from the begin or the end of what there is: "the first two".
  private func countsFromAnEnd(_ part: Range<Int>) -> Bool {
    part.dropLast().contains {
      [.ordinal, .last].contains(tokens[$0].lexeme)
        && [.small, .digits].contains(tokens[$0 + 1].lexeme)
    }
  }

  /// Words that name what else there is.
  private static let others = WordClasses.english.words("Keeping.others")
  private static let keeping = WordClasses.english.words("Keeping.keeping")
  private static let staying: Set<String> = keeping.union(
    WordClasses.english.words("Keeping.staying"))
  /// How people end when they have named what stays.
  private static let tails: [[String]] = WordClasses.english.sequences("Keeping.tails")
  /// Words by which something stays as it is.
  private static let remaining = WordClasses.english.words("Keeping.remaining")
}
