extension Line {
  /// Whether the line says that it speaks of one of a kind: the "child" of "another child: Faith", and
  /// the "brother" of "also his brother Art".
  package func speaksOf(_ noun: String) -> Bool {
    let nouns = RemovalWords.names(of: noun)
    let siblings = NamingWords.asked.contains(noun) ? CopyingWords.siblings : []
    return tokens.contains {
      nouns.one.contains($0.word) || nouns.several.contains($0.word) || siblings.contains($0.word)
    }
  }

  /// Whether a name stands in the line as plain words in small letters that nobody is called: the
  /// "thing" of "one more thing"; behind a sign, as in "one more: river", a word may be a name.
  package func saysAsPlainWords(_ name: String) -> Bool {
    Line(name).tokens.allSatisfy { part in
      tokens.indices.contains { place in
        tokens[place].word == part.word && !isCapitalised(place)
          && (place == 0 || tokens[place - 1].kind != .sign)
          && English.kind(of: part.word).map { $0 < .proper } ?? false
          && !English.isGivenName(part.word)
      }
    }
  }
}
