extension Line {
  /// The things of which the line is a list, as they were said: "a bike, a trip to Japan and a boat"; nil
  /// where a word of it is part of no name.
  var things: [Newcomer]? {
    guard tokens.count <= 400 else { return nil }
    var names: [Newcomer] = []
    var start = 0
    for place in 0...tokens.count {
      guard place == tokens.count || LexemeSet.betweenThings.contains(tokens[place].lexeme) else {
        guard LexemeSet.ofThings.contains(tokens[place].lexeme) else { return nil }
        continue
      }
      // The "and" behind a comma parts nothing more.
      if start < place {
        guard tokens[start..<place].contains(where: { $0.lexeme == .other }) else { return nil }
        names.append(Newcomer(name: words(start..<place)))
      }
      start = place + 1
    }
    return names.isEmpty ? nil : names
  }
}

extension LexemeSet {
  /// What parts the things of a list.
  fileprivate static let betweenThings: LexemeSet = [.comma, .semicolon, .and, .ampersand, .plus]

  /// What the name of a thing is made of.
  fileprivate static let ofThings: LexemeSet = [
    .other, .a, .the, .my, .of, .to, .in, .for, .with, .digits, .small, .ordinal, .second, .dash,
    .month, .may, .good,
  ]
}
