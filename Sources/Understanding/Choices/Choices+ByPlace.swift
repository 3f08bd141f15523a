/// An item of a list that a line gives another value by its place: "change the second goal to trust", "the first
/// topic should be health".
extension ChoicesDimension {
  /// The choices with the item at the place that the line says exchanged for what it says, or one more behind the
  /// last; nil where the line says no place, no value, or several.
  ///
  /// The place counts what was chosen, in the order in which it is said back.
  func exchangedByPlace(
    in old: Choices, by line: Line, _ context: Context
  ) -> (choices: Choices, tokens: Range<Int>)? {
    guard !line.saysRemoval, let place = line.placeGivenValue else { return nil }
    let ordinal = line.tokens[place.ordinal]
    let index = ordinal.lexeme == .last ? old.count - 1 : (ordinal.number ?? 0) - 1
    guard (0...old.count).contains(index) else { return nil }
    let said = line.keeping(line.span(place.value))
    let list = list(in: said, context: context)
    var ids: [String] = []
    var own = list.own
    if let item = list.included.only, list.own.isEmpty, !item.isReminder, item.places.count == 1 {
      ids = item.places.map { options[$0].id }
    } else if list.included.allSatisfy(\.isReminder), allowsOwn, own.isEmpty {
      own = [line.words(line.withoutChat(place.value))]
    }
    guard ids.count + own.count == 1, list.excluded.isEmpty, !list.isAll else { return nil }
    var items = old.ids.map { (id: $0, text: "") } + old.own.map { (id: "", text: $0) }
    items.replaceSubrange(
      index..<min(index + 1, items.count),
      with: ids.map { ($0, "") } + own.map { ("", $0) })
    let new = choices(
      options.indices.filter { place in items.contains { $0.id == options[place].id } },
      own: items.map(\.text).filter { !$0.isEmpty })
    return (new, place.ordinal..<place.value.upperBound)
  }
}

extension Line {
  /// The token of an ordinal before the name of a list, and the tokens of the value that is said for it.
  fileprivate var placeGivenValue: (ordinal: Int, value: Range<Int>)? {
    let ordinal = tokens.indices.first { place in
      [.ordinal, .second, .last].contains(tokens[place].lexeme) && place + 1 < tokens.count
        && Self.lists.contains(tokens[place + 1].word)
    }
    guard let ordinal else { return nil }
    let words = tokens.map(\.word)
    var from = ordinal + 2
    while from < tokens.count,
      NamingWords.isLink(words, at: from) || [.for, .with, .by].contains(tokens[from].lexeme)
    {
      from += 1
    }
    let isLed =
      from > ordinal + 2
      || tokens[..<ordinal].contains { ["make", "set"].contains($0.word) }
    let end = clauses().first { $0.tokens.contains(from) }?.tokens.upperBound ?? from
    guard isLed, from < end, !tokens[from..<end].contains(where: { $0.lexeme == .not }) else {
      return nil
    }
    return (ordinal, from..<end)
  }

  /// Whether the line gives a place of the list a value, or wants it changed.
  var changesPlace: Bool {
    if saysRemoval { return false }
    if placeGivenValue != nil { return true }
    let place = tokens.indices.dropLast().first { place in
      [.ordinal, .second, .last].contains(tokens[place].lexeme)
        && Self.lists.contains(tokens[place + 1].word)
    }
    return place.map { place in
      tokens[..<place].contains { CorrectionCue.changing.contains($0.word) }
    } ?? false
  }

  /// Whether an ordinal stands right before the name of a list at a place, given as UTF-8 offsets, or behind the owner's
  /// in it: "Mia's first topic".
  package func saysPlace(before name: Range<Int>) -> Bool {
    let places = tokens.filter { [.ordinal, .second, .last].contains($0.lexeme) }
    let before = tokens.last { $0.span.upperBound <= name.lowerBound }
    return places.contains { $0.span == before?.span || $0.span.overlaps(name) }
  }
}
