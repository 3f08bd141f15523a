extension Reading {
  /// The words that a value, or a part of one, was read from.
  package var evidence: Evidence? {
    switch self {
    case .understood(_, let evidence), .ambiguous(_, let evidence),
      .unclear(.refused(_, _, let evidence)), .unclear(.incomplete(_, let evidence)),
      .unclear(.limited(_, let evidence)):
      evidence
    case .unclear(.nothingFound), .unclear(.severalValues): nil
    }
  }

  /// The place of the words that say a value, be it one that the question does not allow; nil where
  /// they leave open which.
  package var placeOfAnswer: Range<Int>? {
    switch self {
    case .understood(_, let evidence), .unclear(.refused(_, _, let evidence)): evidence.span
    default: nil
    }
  }

  /// Whether the line says a part of a value, and leaves the rest open.
  package var isIncomplete: Bool {
    if case .unclear(.incomplete) = self { true } else { false }
  }

  /// Whether the line says nothing of the kind.
  package var isNothing: Bool {
    if case .unclear(.nothingFound) = self { true } else { false }
  }

  /// Whether the line says several values, and leaves open which of them is meant.
  package var isUnsettled: Bool {
    switch self {
    case .ambiguous, .unclear(.severalValues): true
    default: false
    }
  }

  /// The one value that the line says.
  package var value: Value? {
    if case .understood(let value, _) = self { value } else { nil }
  }
}
