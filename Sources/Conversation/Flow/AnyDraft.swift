/// A draft, whatever its type: what the engine runs on, so that it is compiled once and for all flows.
package struct AnyDraft: Sendable {
  private var draft: any Draft

  init(_ draft: some Draft) { self.draft = draft }

  /// The draft as the flow declares it; any other type than the one it was made with is a fault of the
  /// engine, which ends the program.
  package func typed<D: Draft>() -> D {
    guard let draft = draft as? D else { preconditionFailure("a draft of another flow") }
    return draft
  }

  /// Changes the draft as the flow declares it.
  mutating func update<D: Draft>(_ change: (inout D) -> Void) {
    var draft: D = typed()
    change(&draft)
    self.draft = draft
  }
}
