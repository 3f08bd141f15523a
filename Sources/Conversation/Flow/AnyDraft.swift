/// A draft, whatever its type: what the engine runs on, so that it is compiled once and for all flows.
package struct AnyDraft: Sendable {
  private var box: any DraftBox

  init(_ draft: some Draft) { box = Boxed(draft) }

  /// The draft as the flow declares it; any other type than the one it was made with is a fault of the
  /// engine, which ends the program.
  package func typed<D: Draft>() -> D {
    guard let boxed = box as? Boxed<D> else { preconditionFailure("a draft of another flow") }
    return boxed.draft
  }

  /// Changes the draft as the flow declares it.
  mutating func update<D: Draft>(_ change: (inout D) -> Void) {
    var draft: D = typed()
    change(&draft)
    box = Boxed(draft)
  }
}

/// A draft in a class of its own: whether an object is of a class is found out faster than whether a value is
/// of a type, and it is asked for every answer of every turn.
private protocol DraftBox: AnyObject, Sendable {}

private final class Boxed<D: Draft>: DraftBox {
  let draft: D

  init(_ draft: D) { self.draft = draft }
}
