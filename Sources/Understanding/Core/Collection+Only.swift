extension Collection {
  /// The one element there is, or nil where there are none or several.
  package var only: Element? { count == 1 ? first : nil }
}
