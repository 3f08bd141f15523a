import Understanding

extension Line {
  /// Whether one of some words stands just before or after some tokens: "the drop icon",
  /// "icon: drop".
  func speaksOf(_ words: Set<String>, around place: Range<Int>) -> Bool {
    isWord(words, before: place)
      || tokens.indices.contains(place.upperBound) && words.contains(tokens[place.upperBound].word)
  }

  /// Whether one of some words stands before some tokens, with nothing but small words between.
  func isWord(_ words: Set<String>, before place: Range<Int>) -> Bool {
    var index = place.lowerBound - 1
    while index >= 0, place.lowerBound - index <= 4 {
      if words.contains(tokens[index].word) { return true }
      guard Self.links.contains(tokens[index].word) else { return false }
      index -= 1
    }
    return false
  }

  private static let links = WordClasses.trendsight.words("Around.links").union([":", "="])
}

extension Reading {
  /// The same reading of other values, of which each is known to be one.
  func compactMap<Other: Equatable>(_ transform: (Value) -> Other?) -> Reading<Other> {
    switch self {
    case .understood(let value, let evidence):
      transform(value).map { .understood($0, evidence) } ?? .unclear(.nothingFound)
    case .ambiguous(let values, let evidence):
      Reading<Other>(anyOf: values.compactMap(transform), evidence)
    case .unclear(.severalValues(let values)):
      .unclear(.severalValues(values.compactMap(transform)))
    case .unclear(.refused(let value, let violation, let evidence)):
      transform(value).map { .unclear(.refused($0, violation, evidence)) }
        ?? .unclear(.nothingFound)
    case .unclear(.limited(let value, let evidence)):
      transform(value).map { .unclear(.limited($0, evidence)) } ?? .unclear(.nothingFound)
    case .unclear(.incomplete(let missing, let evidence)):
      .unclear(.incomplete(missing, evidence))
    case .unclear(.nothingFound):
      .unclear(.nothingFound)
    }
  }
}
