import Understanding

extension Scene {
  /// The repeated groups of the flow.
  var groups: [Group<AnyDraft>] {
    flow.parts.compactMap { part in
      if case .group(let repeated) = part { repeated.group } else { nil }
    }
  }

  /// The repeated group of an id.
  func group(_ id: String) -> Group<AnyDraft>? { groups.first { $0.id == id } }

  /// The number of elements of a group.
  func count(of group: String) -> Int { state.elementCount(of: group) }

  /// The name of an element of a group, or what kind of element it is and its number; of several
  /// elements of one name also which of them it is.
  func elementName(_ element: Path.Element?) -> String? {
    guard let element, let group = group(element.group) else { return nil }
    let count = count(of: element.group)
    func name(_ index: Int) -> String? {
      let path = Path(group.nameField, in: .init(group: group.id, index: index))
      return state.answers[path]?.value?.string
    }
    guard let own = name(element.index) else {
      return count > 1 ? "\(group.noun) \(element.index + 1)" : nil
    }
    let namesakes = (0..<count).filter { name($0)?.lowercased() == own.lowercased() }
    guard namesakes.count > 1, let place = namesakes.firstIndex(of: element.index) else {
      return own
    }
    return "\(own) (\(Ordinal.word(for: place)))"
  }

  /// The names of the elements of all groups, cut into words.
  var elementNames: [ElementName] {
    var names: [ElementName] = []
    for slot in agenda.slots {
      guard let element = slot.path.element, let name = slot.answer?.value?.string,
        group(element.group)?.nameField == slot.path.item
      else { continue }
      names.append(ElementName(element: element, words: Line(name).tokens.map { $0.word }))
    }
    return names
  }

  /// Whether an element of a group has no name yet: somebody whom a line names may be that one.
  var hasNameless: Bool {
    agenda.slots.contains { slot in
      guard let element = slot.path.element, slot.applies, slot.answer?.value == nil else {
        return false
      }
      return group(element.group)?.nameField == slot.path.item
    }
  }

  /// The element whose name is asked for at a slot, where it has none yet.
  func newcomer(at slot: Slot) -> Path.Element? {
    guard let element = slot.path.element, slot.answer?.value == nil,
      group(element.group)?.nameField == slot.path.item
    else { return nil }
    return element
  }

  /// The words of all names that were given outside of groups, for whoever they are.
  var givenNames: [ElementName] {
    agenda.slots.compactMap { slot in
      guard slot.path.element == nil, let name = slot.answer?.value?.string,
        dimension(of: slot)?.form == .name
      else { return nil }
      let nobody = Path.Element(group: "", index: 0)
      return ElementName(element: nobody, words: Line(name).tokens.map { $0.word })
    }
  }

  /// Whether a slot may be heard from another: outside groups, or in the element at hand.
  func isNear(_ slot: Slot, _ asked: Slot?) -> Bool {
    guard let element = slot.path.element else { return true }
    if let asked = asked?.path.element { return asked == element }
    return count(of: element.group) == 1
  }
}
