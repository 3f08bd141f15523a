extension Line {
  /// Whether somebody says who they are: a name that words introduce as the speaker's, or one that many are
  /// called by at the begin of a line.
  package var introducesSpeaker: Bool {
    let reader = NameReader(self, of: NameDimension(whose: .speaker))
    guard case .one(let name) = reader.outcome else { return false }
    return name.strength > .bare || English.isGivenName(tokens[name.tokens.lowerBound].word)
  }
}
