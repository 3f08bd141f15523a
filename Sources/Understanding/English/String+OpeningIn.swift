extension String {
  /// The words of a month without the "in" before them: "25" and "in April" are "25 April".
  package var withoutOpeningIn: String { hasPrefix("in ") ? String(dropFirst(3)) : self }
}
