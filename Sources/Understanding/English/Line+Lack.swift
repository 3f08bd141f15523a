extension Line {
  /// Whether the line says that there is none of what is called by some names: "no race", "I don't have a race",
  /// and "none" or "I have none" by themselves.
  package func lacks(anyOf names: [String]) -> Bool {
    if tokens.contains(where: { $0.lexeme == .none }), contentWords.isEmpty { return true }
    return names.contains { name in
      let words = Line(asWritten: name).tokens.map(\.word)
      guard let first = words.first else { return false }
      return tokens.indices.contains { place in
        tokens[place].word == first
          && tokens[place...].prefix(words.count).map(\.word) == words
          && (isNone(place) || isNegated(place))
      }
    }
  }
}
