extension ChoicesDimension {
  /// The options that a line names by words and by number, from left to right.
  func items(in line: Line, context: Context) -> [Item] {
    // A line of hundreds of words is no list.
    guard line.tokens.count <= 400 else { return [] }
    let quoted = line.quoted
    func isQuoted(_ tokens: Range<Int>) -> Bool { quoted.contains { $0.overlaps(tokens) } }
    let words = matcher.hits(in: line).compactMap { hit -> Item? in
      guard let value = hit.values.first, value.strength > .description, !isQuoted(hit.tokens)
      else { return nil }
      return Item(places: value.options, tokens: hit.tokens, rule: hit.rule)
    }
    let numbers = Self.numberRules.matches(in: line, context: context).compactMap {
      match -> Item? in
      let isNamed = words.contains { $0.tokens.overlaps(match.tokens) }
      if isNamed || isQuoted(match.tokens) { return nil }
      if line.isAge(match.tokens) {
        return Item(places: [], takesAll: true, tokens: match.tokens, rule: match.rule)
      }
      return item(for: match)
    }
    return (words + numbers).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  /// The item of some numbers; without places when no option has one of them.
  private func item(for match: Match<OptionNumbers>) -> Item {
    let numbers: ClosedRange<Int>? =
      switch match.values.first {
      case .numbers(let numbers): numbers
      case .last(let count) where count <= options.count:
        options.count - count + 1...options.count
      default: nil
      }
    let places = numbers.map { $0.map { $0 - 1 } } ?? []
    return Item(
      places: places.allSatisfy(options.indices.contains) ? places : [], takesAll: true,
      tokens: match.tokens, rule: match.rule)
  }
}

extension Line {
  /// Whether a number is somebody's age: "he's 7", "she is only three", "turning 4".
  fileprivate func isAge(_ number: Range<Int>) -> Bool {
    let before = tokens[..<number.lowerBound].reversed().first {
      ![.is, .just, .only, .now, .hedge].contains($0.lexeme)
    }
    guard let before else { return false }
    return before.lexeme == .turn || before.lexeme == .age
      || ["he", "she", "he's", "she's", "hes", "shes"].contains(before.word)
  }
}
