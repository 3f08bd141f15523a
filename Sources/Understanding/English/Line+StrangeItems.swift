extension Line {
  /// The items of a list that are none of those which are expected: a word that nobody knows, as in "Mon, Fri and
  /// blursday", or the name of a thing beside at least two that are, as in "school, family and dinosaurs".
  ///
  /// - Parameters:
  ///   - vocabulary: The words that the question expects, by which slips are mended.
  ///   - list: Where the list stands, as UTF-8 offsets.
  /// - Returns: The words as they were typed, from left to right.
  package func strangeItems(
    expecting vocabulary: Vocabulary, around list: Range<Int>
  ) -> [String] {
    let items = expecting(vocabulary).tokens.split(omittingEmptySubsequences: false) {
      [.comma, .and, .ampersand, .or, .semicolon].contains($0.lexeme) || $0.isPlus
    }
    guard items.count > 1 else { return [] }
    let isKnown = items.map { item in
      guard let first = item.first, let last = item.last,
        case let place = first.span.lowerBound..<last.span.upperBound, place.overlaps(list)
      else { return false }
      let part = keeping(place)
      if part.isOnlyNumber { return true }
      return part.contentWords(besides: vocabulary).count < part.contentWords.count
    }
    let isList = isKnown.count(where: \.self) > 1
    return items.indices.compactMap { place in
      let item = items[place].drop { $0.opensItem || $0.isDeterminer }
      let words = item.prefix { ![.period, .exclamation, .if].contains($0.lexeme) }
      guard !isKnown[place], let first = words.first, let last = words.last else { return nil }
      // A comma and an "and" beside each other part two items with nothing between them.
      let before = items.indices[..<place].last { !items[$0].isEmpty }
      let isBesideKnown =
        isKnown[before ?? place] || items.indices.contains(place + 1) && isKnown[place + 1]
      let isStrange = items[place].count { $0.kind != .sign } == 1 && first.isStranger
      let isNamed = isList && isBesideKnown && namesThing(Array(words))
      return isStrange || isNamed ? text(at: first.span.lowerBound..<last.span.upperBound) : nil
    }
  }

  /// Whether some words may be what a thing is called: one or two that mean nothing else.
  private func namesThing(_ words: [Token]) -> Bool {
    let part = keeping(words[0].span.lowerBound..<words[words.count - 1].span.upperBound)
    return words.count < 3 && part.talkSense == nil && !Wording(part).hesitates
      && BooleanDimension().answers(in: part).isEmpty
      && words.allSatisfy {
        $0.kind == .word && $0.lexeme == .other && !$0.word.hasSuffix("ly")
      }
  }
}

extension Token {
  /// Whether the word may stand before an item: "also", "maybe".
  fileprivate var opensItem: Bool {
    [.period, .also, .oh, .maybe].contains(lexeme)
  }

  /// Whether the word is a spoken sign between items.
  fileprivate var isPlus: Bool { word == "plus" }

  /// Whether the word stands before the name of a thing: "the", "his".
  fileprivate var isDeterminer: Bool {
    [.my, .the].contains(lexeme) || OtherPerson.owning.contains(word)
  }
}
