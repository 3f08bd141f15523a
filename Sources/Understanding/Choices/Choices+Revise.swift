extension ChoicesDimension {
  /// What the line makes of the earlier choices: "add school", "drop tech, add health", "no school",
  /// "school instead of tech", "everything but school now", or other choices altogether.
  public func revise(
    _ old: Choices, by line: Line, in context: Context
  ) -> Reading<Choices> {
    if let (new, tokens) = exchangedByPlace(in: old, by: line, context) {
      return revised(new, line.evidence(tokens, rule: Self.edit), context)
    }
    // A place in the list that is to change, or that is given a value, is no option.
    if line.changesPlace { return .unclear(.nothingFound) }
    if let own = ownTexts(of: old, editedBy: line) {
      return revised(
        Choices(ids: old.ids, own: own),
        line.evidence(clauseOfList(in: line), rule: Self.edit), context)
    }
    let list = list(in: line, context: context)
    let items = (list.included + list.excluded).sorted {
      $0.tokens.lowerBound < $1.tokens.lowerBound
    }
    if items.isEmpty, let removed = removedOwn(of: old, by: line, list) {
      return removed.isEmpty
        ? .unclear(.nothingFound)
        : revised(
          Choices(ids: old.ids, own: old.own.filter { !removed.contains($0) }),
          line.evidence(0..<line.tokens.count, rule: Self.edit), context)
    }
    // "Add a goal: that she trusts me"
    if items.isEmpty, !list.own.isEmpty, !list.isAll, !list.isRest, list.adds || line.addsBehind {
      return revised(
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
    } else if let (out, new) = exchange(list.included, in: line), before.contains(out) {
      places = before.subtracting([out]).union([new])
    } else if list.adds || list.removes || !excluded.isEmpty || line.addsBehind
      || line.bringsBack && before.isDisjoint(with: included)
    {
      places = before.subtracting(excluded).union(included)
    } else {
      return read(line, in: context)
    }
    let kept = list.removesOthers ? [] : old.own
    let new = choices(places, own: kept + list.own.filter { !kept.contains($0) })
    // Words of people's own stand beside the options that are named.
    let end = list.own.isEmpty ? last.tokens.upperBound : line.tokens.count
    return revised(
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

  private func revised(
    _ new: Choices, _ evidence: Evidence, _ context: Context
  ) -> Reading<Choices> {
    if let violation = violation(of: new, in: context) {
      return .unclear(.refused(new, violation, evidence))
    }
    return .understood(new, evidence)
  }

  /// The texts of people's own that a line takes out of a list by words of theirs: "drop the swimming
  /// goal"; nil where it takes nothing out, none where it is not clear what.
  private func removedOwn(of old: Choices, by line: Line, _ list: ChoiceList) -> [String]? {
    guard let clause = line.clauses().first, line.opening(of: clause) == .leavesOut,
      !list.isAll, !list.isRest
    else { return nil }
    func stems(_ line: Line) -> Set<String> {
      Set(line.tokens.indices.filter { line.isContent($0) }.map { Stem.of(line.tokens[$0].word) })
    }
    let said = stems(line)
    let meant = old.own.filter { !stems(Line($0)).isDisjoint(with: said) }
    return meant.count == 1 ? meant : []
  }

  /// What "swap school for tech" exchanges for what.
  private func exchange(_ items: [Item], in line: Line) -> (out: Int, new: Int)? {
    guard items.count == 2, let out = items[0].places.first, let new = items[1].places.first,
      items.allSatisfy({ $0.places.count == 1 }), items[0].tokens.lowerBound > 0
    else { return nil }
    let before = line.tokens[..<items[0].tokens.lowerBound].map(\.word)
    let between = line.tokens[items[0].tokens.upperBound..<items[1].tokens.lowerBound]
    guard
      before.contains(where: { ["swap", "replace", "change", "exchange", "switch"].contains($0) }),
      between.contains(where: { [.for, .with, .to, .by].contains($0.lexeme) })
    else { return nil }
    return (out, new)
  }
}

extension Line {
  /// Whether the line adds to what there is with words behind it: "school too", "and school as well".
  fileprivate var addsBehind: Bool {
    tokens.indices.contains(where: saysAlso)
      || tokens.first.map { [.and, .plus, .ampersand].contains($0.lexeme) || $0.word == "plus" }
        ?? false
      || addsByCount
      || tokens.indices.dropLast().contains {
        tokens[$0].lexeme == .as && tokens[$0 + 1].word == "well"
      }
  }

  /// Whether the line begins with how many more there are: "another topic: family", "two more: 4 and 5".
  private var addsByCount: Bool {
    guard let first = tokens.first, tokens.count > 2 else { return false }
    return first.lexeme == .another && tokens[1].lexeme != .than
      || first.number != nil && tokens[1].lexeme == .more
  }
}
