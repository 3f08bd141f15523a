extension Line {
  /// Whether somebody says who they are: a name that words introduce as the speaker's, or one that many are
  /// called by at the begin of a line.
  package var introducesSpeaker: Bool {
    let reader = NameReader(self, of: NameDimension(whose: .speaker))
    guard case .one(let name) = reader.outcome else { return false }
    // "Whichever is best" states something of what is asked.
    return name.strength > .stated || name.strength == .stated && name.owner == .speaker
      || English.isGivenName(tokens[name.tokens.lowerBound].word)
  }
}
