extension Dimension {
  /// The value in the words in which the conversation says it back; nil while there is none.
  ///
  /// What a flow shows of its answers is in the same words, on the clock of the person, where it says
  /// them so: `birthday.phrase(for: draft.birthday, in: context)`.
  public func phrase(for value: Value?, in context: Context) -> String? {
    value.map { phrase(for: $0, in: context) }
  }
}
