import Understanding

extension ConversationState {
  /// Takes over values that are known from elsewhere for the fields without an answer.
  ///
  /// - Parameters:
  ///   - known: Values by field or, in a repeated group, under `group.index.field`; null for what is
  ///     not to be asked.
  ///   - now: The instant of those that do not say when they were given.
  public mutating func adopt(_ known: [HandedIn], at now: Timestamp) {
    for value in known {
      let path = Path(description: value.field) ?? Path(value.field)
      if let element = path.element {
        elements[element.group] = max(elements[element.group] ?? 1, element.index + 1)
      }
      guard answers[path] == nil else { continue }
      answers[path] = Answer(
        value: value.value == .null ? nil : value.value,
        origin: value.value == .null ? .acknowledged : .imported, at: value.at ?? now)
    }
  }
}
