/// Words that bring back what was taken out of a list, or add to it.
extension Line {
  /// Whether a word says "also", as the "too" of "school too", "school too for Mia" and the "as" of "school as well" do,
  /// and that of "too generous" does not.
  func saysAlso(at place: Int) -> Bool {
    switch tokens[place].lexeme {
    case .also: true
    case .too: isEnd(place + 1) || [.and, .but, .for].contains(tokens[place + 1].lexeme)
    case .as: place + 1 < tokens.count && tokens[place + 1].word == "well"
    default: false
    }
  }

  /// Whether the line brings back what it names: "keep Monday after all", "put Monday back", "leave school in".
  ///
  /// What still is in the list is nothing to bring back: "keep Monday" of Monday and Friday says what stays.
  package var bringsBack: Bool {
    guard
      !tokens.contains(where: {
        [.only, .just, .not, .no].contains($0.lexeme) && !opensWithDenial($0)
          || RemovalWords.particles.contains($0.word) || RemovalWords.verbs.contains($0.word)
      })
    else { return false }
    if opensByKeeping { return true }
    let words = tokens.map(\.word)
    let back = words.firstIndex(of: "back")
    if let back, words[..<back].contains(where: EditWords.putting.contains) { return true }
    return words.indices.dropLast().contains { place in
      words[place] == "back" && words[place + 1] == "in"
        || words[place] == "after" && words[place + 1] == "all" && isEnd(place + 2)
    }
  }

  /// Whether nothing but a sign or a courtesy stands at a place: "after all the fuss" brings nothing back.
  private func isEnd(_ place: Int) -> Bool {
    guard tokens.indices.contains(place) else { return true }
    return tokens[place].kind == .sign || LexemeSet.filler.contains(tokens[place].lexeme)
  }

  /// Whether the first word that is no courtesy keeps something, or leaves it in.
  private var opensByKeeping: Bool {
    let verb = tokens.first {
      $0.kind == .word && !LexemeSet.filler.contains($0.lexeme)
        && ![.no, .nope, .oh, .actually, .wait, .sorry, .okay].contains($0.lexeme)
    }
    return verb?.word == "keep"
      || verb?.word == "leave" && tokens.contains { $0.word == "in" }
  }

  /// Whether a token is the "no" with which the line begins.
  private func opensWithDenial(_ token: Token) -> Bool {
    token.lexeme == .no && token.span == tokens.first?.span
  }
}
