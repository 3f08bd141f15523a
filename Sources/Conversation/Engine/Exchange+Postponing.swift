import Understanding

extension Exchange {
  /// Hears that there is another element of a group while one is still being asked about: what the
  /// line says of it is kept, and it is asked about in its turn.
  mutating func postponesElement(_ line: Line, _ slot: Slot<D>) -> Bool {
    guard let element = slot.path.element, slot.ask != nil, let group = group(element.group),
      let phrase = addingPhrases(of: group).first(where: { line.after(anyOf: [$0]) != nil }),
      let rest = line.after(anyOf: [phrase])
    else { return false }
    let isNamed = slot.path.item != group.nameField || slot.answer != nil
    if isNamed, open(group.id, by: [phrase], naming: true, line) { return true }
    guard line.saysNothing(in: rest, besides: group.noun) else { return false }
    say(.finishFirst(noun: group.noun, name: elementName(element)))
    askAgain()
    return true
  }

  /// The phrases that ask for another element and can mean nothing else, the longest first.
  private mutating func addingPhrases(of group: Group<D>) -> [String] {
    agenda.slots.flatMap { slot -> [String] in
      guard case .review(let review) = slot.item, review.addsTo == group.id else { return [] }
      return review.adding
    }
    .filter { $0.contains(" ") }
    .sorted { $0.utf8.count > $1.utf8.count }
  }
}
