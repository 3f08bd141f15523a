extension Line {
  /// The items of a list that are one word which nobody knows: the "blursday" of "Mon, Fri and
  /// blursday".
  ///
  /// - Parameter vocabulary: The words that the question expects, by which slips are mended.
  /// - Returns: The words as they were typed, from left to right.
  package func strangeItems(expecting vocabulary: Vocabulary) -> [String] {
    guard hasStrangers else { return [] }
    let items = expecting(vocabulary).tokens.split {
      $0.kind == .sign || [.and, .ampersand, .or].contains($0.lexeme)
    }
    guard items.count > 1 else { return [] }
    return items.compactMap { item in
      guard let word = item.only, word.kind == .word, word.isStranger else {
        return nil
      }
      return self.text(at: word.span)
    }
  }
}
