extension Line {
  /// The matches that say what they are about, where there are some, and bare ones that correct them: of
  /// "82 kg, I'm 35" the first, of "80 kg, no, 82" both.
  func explicitFirst<Value>(_ matches: [Match<Value>]) -> [Match<Value>] {
    guard matches.contains(where: \.isExplicit) else { return matches }
    return matches.filter { match in
      let start = match.tokens.lowerBound
      return match.isExplicit
        || tokens[max(0, start - 3)..<start].contains { LexemeSet.correcting.contains($0.lexeme) }
    }
  }
}

extension LexemeSet {
  /// Words by which what was said is taken back.
  fileprivate static let correcting: LexemeSet = [
    .no, .nope, .sorry, .actually, .mean, .wait, .scratch, .make,
  ]
}
