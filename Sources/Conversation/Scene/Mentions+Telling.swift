import Understanding

/// Fields of elements of which something is told, several at once or without the field's name.
extension Mentions {
  /// The elements of whom a field is named at once: "Ella and Mia both have talkative 5", "talkative 7
  /// for both".
  static func owners(
    of name: Name, _ telling: Telling, _ elements: ElementNames, _ line: Line, _ scene: Scene
  ) -> [Path.Element] {
    guard let element = name.path.element, scene.group(element.group)?.nameField != name.path.item
    else { return [] }
    if name.owners.count == 1 {
      let before = elements.found.last { $0.tokens.lowerBound <= name.tokens.lowerBound }
      return telling.joined(endingAt: before?.tokens)
    }
    guard name.isShared, name.owners.isEmpty, line.tellsOfBoth,
      scene.count(of: element.group) == 2
    else { return [] }
    return [0, 1].map { Path.Element(group: element.group, index: $0) }
  }

  /// The fields that are not named of elements of whom something is told: what was named before of
  /// another, or what is asked of one.
  static func told(
    besides names: [Name], _ telling: Telling, in line: Line, _ scene: Scene,
    seenFrom current: Slot?
  ) -> [Name] {
    telling.parts.flatMap { part -> [Name] in
      guard let group = part.elements.first?.group,
        !names.contains(where: { part.tokens.contains($0.tokens.lowerBound) }),
        let item = item(in: group, before: part, of: line, names, scene, current)
      else { return [] }
      return part.elements.compactMap { element in
        let path = Path(item, in: element)
        guard let slot = scene.agenda.slot(path), slot.applies, path != current?.path,
          slot.answer == nil || names.contains(where: { $0.path.item == item })
        else { return nil }
        return Name(
          path: path, tokens: part.name, owners: [element], telling: part.tokens)
      }
    }
  }

  /// The field that a part is about which names none.
  private static func item(
    in group: String, before part: Telling.Part, of line: Line, _ names: [Name], _ scene: Scene,
    _ current: Slot?
  ) -> String? {
    let nameField = scene.group(group)?.nameField
    let before = names.last { $0.tokens.upperBound <= part.tokens.lowerBound }?.path
    let path = before ?? topic(of: line, names) ?? (current?.ask == nil ? nil : current?.path)
    guard let path, path.element?.group == group, path.item != nameField else { return nil }
    return path.item
  }

  /// The field that a line names last, where it names no other: the talkative of "Ella 7, Mia 3 for talkative".
  private static func topic(of line: Line, _ names: [Name]) -> Path? {
    names.only.flatMap { line.endsWithTopic($0.tokens) ? $0.path : nil }
  }
}

extension Mentions.Name {
  /// The name as one for each of some elements; as it is where there are none.
  func owned(by elements: [Path.Element]) -> [Self] {
    guard elements.count > 1 else { return [self] }
    return elements.map { element in
      Self(path: Path(path.item, in: element), tokens: tokens, owners: [element])
    }
  }
}
