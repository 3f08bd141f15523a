import Understanding

extension Scene {
  /// The names of the elements of all groups, and the words of a line that stand for one of several: "the
  /// older one", "the other child".
  func elementNames(in line: Line) -> [ElementName] {
    guard DescribingWords.areSaid(in: line) else { return elementNames }
    let named = ElementNames(in: line, of: elementNames)
    return elementNames + groups.flatMap { described($0, beside: named) }
  }

  /// The words for each of several elements of a group.
  private func described(_ group: Group<AnyDraft>, beside named: ElementNames) -> [ElementName] {
    let count = count(of: group.id)
    guard count > 1 else { return [] }
    func names(_ place: DescribingWords.Place, _ index: Int) -> [ElementName] {
      let element = Path.Element(group: group.id, index: index)
      return DescribingWords.phrases(for: place, noun: group.noun).map {
        ElementName(element: element, words: $0)
      }
    }
    var all = (0..<count).flatMap { names(.at($0), $0) } + names(.last, count - 1)
    if let (oldest, youngest) = byAge(group) {
      all += names(.oldest, oldest) + names(.youngest, youngest)
    }
    if count == 2, let other = other(group, beside: named) { all += names(.other, other) }
    return all
  }

  /// The places of the oldest and of the youngest of those whose birthdays are known.
  private func byAge(_ group: Group<AnyDraft>) -> (oldest: Int, youngest: Int)? {
    let birthdays = agenda.slots.compactMap { slot -> (index: Int, day: String)? in
      guard let element = slot.path.element, element.group == group.id, slot.applies,
        let day = slot.answer?.value?.string, dimension(of: slot)?.isBirthday == true
      else { return nil }
      return (element.index, day)
    }
    guard birthdays.count == count(of: group.id), Set(birthdays.map(\.day)).count > 1,
      let oldest = birthdays.min(by: { $0.day < $1.day }),
      let youngest = birthdays.max(by: { $0.day < $1.day })
    else { return nil }
    return (oldest.index, youngest.index)
  }

  /// The one of two who is neither named nor spoken of just now.
  private func other(_ group: Group<AnyDraft>, beside named: ElementNames) -> Int? {
    let spokenOf = named.only?.element ?? current?.path.element ?? state.lastChanged?.element
    guard let spokenOf, spokenOf.group == group.id else { return nil }
    return 1 - spokenOf.index
  }
}
