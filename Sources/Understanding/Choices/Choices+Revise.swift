extension ChoicesDimension {
  /// What the line makes of the earlier choices: "add school", "drop tech, add health", "no school",
  /// "school instead of tech", "everything but school now", or other choices altogether.
  public func revise(
    _ old: Choices, by line: Line, in context: Context
  ) -> Reading<Choices> {
    if let (new, tokens) = exchanged(in: old, by: line, context) {
      return checked(new, line.evidence(tokens, rule: .itemExchange), context)
    }
    if let (left, tokens, rest) = takingOut(from: old, by: line) {
      switch rest.contentWords.isEmpty
        ? .unclear(.nothingFound) : revise(left, by: rest, in: context)
      {
      case .unclear(.nothingFound):
        return checked(left, line.evidence(tokens, rule: Self.edit), context)
      case .understood(let new, let evidence): return .understood(new, evidence)
      default: break
      }
    }
    // An item of the list that is to change, or that is given a value, is no option.
    if line.changesItem { return .unclear(.nothingFound) }
    if let own = ownTexts(of: old, editedBy: line) {
      return checked(
        Choices(ids: old.ids, own: own),
        line.evidence(clauseOfList(in: line), rule: Self.edit), context)
    }
    var list = list(in: line, context: context)
    // Words for a text that is there mean that text, and are no new one.
    let meant = texts(of: old, among: list.own)
    let gone = list.removes ? meant : []
    list.own.removeAll { !texts(of: old, among: [$0]).isEmpty && !old.own.contains($0) }
    let items = (list.included + list.excluded).sorted {
      $0.tokens.lowerBound < $1.tokens.lowerBound
    }
    // Where the others go, or only one's own words are named, these are all that is left.
    let isAllMeant = list.removesOthers || line.restricts && !line.saysRemoval
    if items.isEmpty, !meant.isEmpty, list.own.isEmpty, isAllMeant {
      return checked(
        Choices(ids: [], own: meant),
        line.evidence(0..<line.tokens.count, rule: Self.edit), context)
    }
    // What is not there cannot go, and who wants it out wishes for nothing.
    let isOut = line.clauses().first.map { line.opening(of: $0) == .leavesOut } ?? false
    let isExchange = !line.itemExchanges.isEmpty
    if !list.isAll, !list.isRest,
      items.isEmpty && (isOut || isExchange) || isExchange && !list.own.isEmpty
    {
      return .unclear(.nothingFound)
    }
    // "Add a goal: that she trusts me"
    if items.isEmpty, !list.own.isEmpty, !list.isAll, !list.isRest, list.adds || line.addsBehind {
      return checked(
        Choices(ids: old.ids, own: old.own + list.own.filter { !old.own.contains($0) }),
        line.evidence(0..<line.tokens.count, rule: Self.edit), context)
    }
    guard !list.isAll, !list.isRest, let first = items.first, let last = items.last,
      items.allSatisfy({ $0.takesAll || $0.places.count == 1 }),
      items.allSatisfy({ !$0.places.isEmpty })
    else { return read(line, in: context) }
    let before = Set(old.ids.compactMap { id in options.firstIndex { $0.id == id } })
    let excluded = Set(list.excluded.flatMap { placesOut($0, of: before, in: line) })
    let named = Set(list.included.flatMap(\.places))
    let included = named.subtracting(excluded)
    let places: Set<Int>
    if !named.isEmpty,
      !excluded.isDisjoint(with: named) || !before.isEmpty && excluded == before
        || list.removesOthers
    {
      // "2 and 3, not 2 and 5"
      places = named
    } else if list.adds || list.removes || !excluded.isEmpty || line.addsBehind
      || line.bringsBack && before.isDisjoint(with: included)
    {
      places = before.subtracting(excluded).union(included)
    } else if line.restricts, !meant.isEmpty {
      places = included
    } else {
      return read(line, in: context)
    }
    let kept = isAllMeant ? meant : old.own.filter { !gone.contains($0) }
    let new = choices(places, own: kept + list.own.filter { !kept.contains($0) })
    // Words of people's own stand beside the options that are named.
    let end = list.own.isEmpty ? last.tokens.upperBound : line.tokens.count
    return checked(
      new, line.evidence(first.tokens.lowerBound..<end, rule: Self.edit), context)
  }

  /// The places of the options that an item takes out; an ordinal that is none of those that were chosen
  /// counts them: "drop the second goal" of the first and the third.
  private func placesOut(_ item: Item, of before: Set<Int>, in line: Line) -> [Int] {
    let isOrdinal = line.tokens[item.tokens].contains {
      [.ordinal, .second, .last].contains($0.lexeme)
    }
    guard isOrdinal, let place = item.places.only,
      !before.contains(place)
    else { return item.places }
    let chosen = before.sorted()
    if place == options.count - 1, let last = chosen.last { return [last] }
    return chosen.indices.contains(place) ? [chosen[place]] : item.places
  }

  private static let edit = RuleName.editing("choices")
}

extension Line {
  /// Whether the line adds to what there is with words behind it: "school too", "and school as well".
  fileprivate var addsBehind: Bool {
    tokens.indices.contains(where: saysAlso)
      || tokens.first.map { [.and, .plus, .ampersand].contains($0.lexeme) || $0.word == "plus" }
        ?? false
      || addsByCount
  }

  /// Whether the line begins with how many more there are: "another topic: family", "two more: 4 and 5".
  private var addsByCount: Bool {
    guard let first = tokens.first, tokens.count > 2 else { return false }
    return first.lexeme == .another && tokens[1].lexeme != .than
      || first.number != nil && tokens[1].lexeme == .more
  }
}
