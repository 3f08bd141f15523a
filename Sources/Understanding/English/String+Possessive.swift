extension String {
  /// Whether a word says whose something is: "Mia's".
  package var isPossessive: Bool { hasSuffix("'s") }

  /// The word that a possessive was made of, or the word as it is: "Mia" of "Mia's".
  var withoutPossessive: String { isPossessive ? String(dropLast(2)) : self }

  /// Whether a word is the possessive of another: "Mia's" of "Mia".
  package func isPossessive(of owner: String) -> Bool {
    guard hasPrefix(owner) else { return false }
    let ending = dropFirst(owner.count)
    if ending == "'s" { return true }
    // "Ellas birthday", of those who leave out apostrophes, but not the "marks" of a Mark, nor Elias of Elia
    guard ending == "s", owner.count > 2, let key = WordKey(self) else { return false }
    return English.kind(of: key) == nil && !English.isGivenName(key)
  }
}
