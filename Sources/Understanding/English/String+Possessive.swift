extension String {
  /// Whether a word says whose something is: "Mia's".
  package var isPossessive: Bool { hasSuffix("'s") }

  /// The word that a possessive was made of, or the word as it is: "Mia" of "Mia's".
  var withoutPossessive: String { isPossessive ? String(dropLast(2)) : self }

  /// Whether a word is the possessive of another: "Mia's" of "Mia".
  package func isPossessive(of owner: String) -> Bool {
    hasPrefix(owner) && dropFirst(owner.count) == "'s"
  }
}
