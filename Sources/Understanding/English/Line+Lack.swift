extension Line {
  /// The place of the name, as UTF-8 offsets, where the line says that there is none of what is called by one
  /// of some names: "no race", "I don't have a race"; an empty one where a clause that begins the line says nothing but
  /// "none" or "I have none".
  package func lack(ofAny names: [String]) -> Range<Int>? {
    let opening = clauses().first.map { keeping(span($0.tokens)) } ?? self
    if opening.tokens.contains(where: { $0.lexeme == .none }), opening.contentWords.isEmpty {
      return 0..<0
    }
    return names.firstNonNil { name in
      let words = Line(asWritten: name).tokens.map(\.word)
      let place = tokens.indices.first { place in
        tokens[place...].prefix(words.count).map(\.word) == words
          && (isNone(place) || isNegated(place))
      }
      return words.isEmpty ? nil : place.map { span($0..<$0 + words.count) }
    }
  }
}
