extension ConversationState {
  /// The number of elements of a repeated group; one is there where nothing was said of it.
  public func elementCount(of group: String) -> Int { elements[group] ?? 1 }

  /// The name by which an element is told apart from the others on all machines.
  ///
  /// An element of a conversation in which nobody kept track goes by its place.
  public func elementKey(of element: Path.Element) -> String {
    let keys = elementKeys[element.group] ?? []
    return element.index < keys.count
      ? keys[element.index] : "\(element.group).\(element.index)"
  }

  /// The answers about one element, by the ids of their items.
  func answers(about element: Path.Element) -> [String: Answer] {
    var found: [String: Answer] = [:]
    for (path, answer) in answers where path.element == element { found[path.item] = answer }
    return found
  }
}
