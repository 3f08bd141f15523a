/// The options that clauses name.
extension ChoiceListReader {
  /// The options that a clause names, by words and by number.
  func items(in clause: Clause, isAside: Bool) -> [ChoiceList.Item] {
    let own = hits.filter { clause.tokens.contains($0.tokens.lowerBound) }
    let hasPhrase = own.contains { $0.values.first?.strength == .phrase }
    let hasExact = own.contains { $0.values.first?.isExact == true && $0.isPhrase }
    let words = own.compactMap { hit -> ChoiceList.Item? in
      guard let value = hit.values.first,
        value.strength == .phrase && (value.isExact || !hasExact) || !hasPhrase && !isAside
      else { return nil }
      return ChoiceList.Item(places: value.options, tokens: hit.tokens, rule: hit.rule)
    }
    guard !isAside else { return words }
    let inside = numbers.filter { clause.tokens.contains($0.tokens.lowerBound) }
    let covered = own.map(\.tokens) + inside.map(\.tokens)
    let content = clause.tokens.count { place in
      !covered.contains { $0.contains(place) } && line.isContent(place)
    }
    let places = inside.compactMap { number -> ChoiceList.Item? in
      guard !line.isAge(number.tokens), !line.countsListed(number.tokens),
        !line.standsForTold(number.tokens.lowerBound)
      else {
        return nil
      }
      let isWord = line.tokens[number.tokens.lowerBound].kind == .word
      let isNamed =
        number.tokens.lowerBound > 0
        && Line.numbering.contains(line.tokens[number.tokens.lowerBound - 1].word)
      guard isNamed || content <= (isWord && number.rule.manner == .option(.number) ? 0 : 2) else {
        return nil
      }
      return dimension.item(for: number)
    }
    return (words + places).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  /// Whether a clause speaks of all options: "all of them", "everything on the list", "the rest".
  func isAll(_ clause: Clause) -> Bool {
    let tokens = line.tokens
    guard quoted.isEmpty || !dimension.allowsOwn,
      let all = clause.tokens.first(where: {
        line.saysAll(at: $0, before: clause.tokens.upperBound) && !line.endsByAll(at: $0)
      })
    else { return false }
    let end = clause.tokens.first { $0 > all && line.leavesOut(at: $0) } ?? clause.tokens.upperBound
    // "All of them was too much"
    if (all..<clause.tokens.upperBound).contains(where: {
      ["was", "were"].contains(tokens[$0].word)
    }) {
      return false
    }
    // "all that" and "all about school" are not all.
    if all + 1 < end, [.that, .this].contains(tokens[all + 1].lexeme), all + 2 >= end {
      return false
    }
    return (clause.tokens.lowerBound..<end).allSatisfy { place in
      place == all || !line.isContent(place) || Line.listed.contains(tokens[place].word)
        || place > all && tokens[place].number == dimension.options.count
    }
  }

  /// Items of one option each that "or" joins: one of them is meant.
  func joinedAlternatives(_ items: [ChoiceList.Item]) -> [ChoiceList.Item] {
    var joined: [ChoiceList.Item] = []
    for item in items {
      guard let last = joined.last, item.places.count == 1, !last.places.isEmpty,
        last.places.count == 1 || !last.takesAll,
        line.isAlternative(between: last.tokens.upperBound, and: item.tokens.lowerBound)
      else {
        joined.append(item)
        continue
      }
      let places = last.places + item.places.filter { !last.places.contains($0) }
      joined[joined.count - 1] = ChoiceList.Item(
        places: places, tokens: last.tokens.lowerBound..<item.tokens.upperBound, rule: last.rule)
    }
    return joined
  }
}

extension Match<OptionMatcher.Hit> {
  /// Whether it is a title or another phrase for an option.
  fileprivate var isPhrase: Bool { values.first?.strength == .phrase }
}
