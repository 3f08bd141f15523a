/// The words that a line takes out of a text.
extension Line {
  /// The words that a line takes out of a text which it speaks of: "take the knee out of the note".
  func wordsRemoved(called nouns: Set<String>) -> Range<Int>? {
    guard let verb = opening(with: RemovalWords.verbs.union(RemovalWords.halves)),
      let end = tokens.indices.dropFirst(verb + 2).first(where: {
        placeBehindText(at: $0, called: nouns) != nil
      })
    else { return nil }
    var out = verb + 1..<end
    while let last = out.last, RemovalWords.particles.contains(tokens[last].word) {
      out = out.dropLast()
    }
    if let first = out.first, tokens[first].lexeme == .the { out = out.dropFirst() }
    out = unquoted(out)
    return out.isEmpty ? nil : out
  }

  /// The words that a line takes out without saying of what, where they are some of a text: "remove the knee".
  func wordsRemoved(from text: String) -> Range<Int>? {
    let verbs = RemovalWords.verbs.union(RemovalWords.halves).union(RemovalWords.ofPeople)
    guard let verb = opening(with: verbs) else { return nil }
    let isHalf = RemovalWords.halves.contains(tokens[verb].word)
    // What stands behind the particle says whence: "leave the knee out of it".
    let particle = tokens.indices.first {
      $0 > verb + 1 && isHalf && RemovalWords.particles.contains(tokens[$0].word)
    }
    var out = verb + 1..<(particle ?? tokens.count)
    while let last = out.last,
      tokens[last].kind == .sign && tokens[last].lexeme != .quote
        || isPoliteness(tokens[last...last])
        || RemovalWords.particles.contains(tokens[last].word)
    {
      out = out.dropLast()
    }
    let hasParticle = tokens[verb...].contains { RemovalWords.particles.contains($0.word) }
    if let first = out.first, isHalf, RemovalWords.particles.contains(tokens[first].word) {
      out = out.dropFirst()
    }
    if let first = out.first, [.the, .my].contains(tokens[first].lexeme) { out = out.dropFirst() }
    return !out.isEmpty && (!isHalf || hasParticle) && isSaid(out, in: text) ? out : nil
  }

  /// The words of a text of which the line says that it is well again: "the knee is fine now".
  func wordsOfHealed(in text: String) -> Range<Int>? {
    guard let copula = tokens.firstIndex(where: { $0.lexeme == .is || $0.word == "has" }),
      case var subject = 0..<copula,
      saysWell(copula + 1..<tokens.count)
    else { return nil }
    while let first = subject.first,
      [.the, .my].contains(tokens[first].lexeme) || LexemeSet.filler.contains(tokens[first].lexeme)
    {
      subject = subject.dropFirst()
    }
    return !subject.isEmpty && isSaid(subject, in: text) ? subject : nil
  }

  /// Whether some tokens stand in a text in their order.
  private func isSaid(_ words: Range<Int>, in text: String) -> Bool {
    let own = Line(text).tokens.map(\.word)
    let said = tokens[unquoted(words)].map(\.word)
    return own.indices.contains { own[$0...].starts(with: said) }
  }

  /// Whether some tokens stand in quotes.
  func isQuoted(_ words: Range<Int>) -> Bool {
    quoted.contains { $0.overlaps(words) }
  }
}
