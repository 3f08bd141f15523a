extension String {
  /// Whether a word says whose something is: "Mia's".
  package var isPossessive: Bool { hasSuffix("'s") }

  /// Whether a word is the possessive of another: "Mia's" of "Mia".
  package func isPossessive(of owner: String) -> Bool {
    hasPrefix(owner) && dropFirst(owner.count) == "'s"
  }

  /// The words of a month without "in" before them: "25" and "in April" are "25 April".
  package var withoutOpeningIn: String { hasPrefix("in ") ? String(dropFirst(3)) : self }
}
