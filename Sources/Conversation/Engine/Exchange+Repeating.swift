import Understanding

extension Exchange {
  /// Takes the answer of another element of a group: "same as Ben", "the same topics".
  mutating func takesSame(_ line: Line, _ slot: Slot<D>) -> Bool {
    guard let element = slot.path.element, let ask = slot.ask,
      group(element.group)?.nameField != slot.path.item,
      line.tokens.contains(where: { Self.sameness.contains($0.word) })
    else { return false }
    let names = elementNames(in: line)
    let idle = Self.besideSameness.union(ask.aliases.flatMap { $0.split(separator: " ") })
    guard
      line.tokens.indices.allSatisfy({ place in
        let token = line.tokens[place]
        return token.kind == .sign || names.covers(place) || Self.sameness.contains(token.word)
          || idle.contains(Substring(token.word))
      })
    else { return false }
    let meant = names.only?.elements
    let values = agenda.slots.compactMap { other -> JSONValue? in
      guard let owner = other.path.element, owner.group == element.group, owner != element,
        other.path.item == slot.path.item, other.applies, meant?.contains(owner) ?? true
      else { return nil }
      return other.answer?.value
    }
    guard !values.isEmpty else { return false }
    let evidence = line.evidence(0..<line.tokens.count, rule: "same")
    take(Reading(anyOf: values, evidence), for: slot, line: line)
    return true
  }

  private static var sameness: Set<String> { ["same", "ditto", "likewise"] }
  private static var besideSameness: Set<Substring> {
    [
      "the", "as", "for", "with", "him", "her", "them", "again", "please", "like", "here", "ones",
      "one", "answer", "answers", "too", "before", "just", "it's", "is", "of", "all", "other",
      "also", "thing", "and", "my", "child", "kid", "'s",
    ]
  }
}
