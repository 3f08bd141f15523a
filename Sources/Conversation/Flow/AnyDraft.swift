/// A draft, whatever its type: what the engine runs on, so that it is compiled once and for all flows.
package struct AnyDraft: Sendable {
  private var box: Box

  init(_ draft: some Draft) { box = TypedBox(draft) }

  /// The draft as the flow declares it; any other type than the one it was made with is a fault of the engine.
  package func typed<D: Draft>() -> D { box(of: D.self).draft }

  /// Changes the draft as the flow declares it.
  mutating func update<D: Draft>(_ change: (inout D) -> Void) {
    if !isKnownUniquelyReferenced(&box) { box = box.copy() }
    change(&box(of: D.self).draft)
  }

  // Unsafe, as a checked cast asks the runtime for the type anew at every condition of every question;
  // only a flow's own views of its own drafts get here.
  private func box<D: Draft>(of type: D.Type) -> TypedBox<D> {
    unsafeDowncast(box, to: TypedBox<D>.self)
  }

  /// What holds a draft; it is written to only by its one owner.
  private class Box: @unchecked Sendable {
    func copy() -> Box { preconditionFailure("a box is made with a draft") }
  }

  private final class TypedBox<D: Draft>: Box, @unchecked Sendable {
    var draft: D

    init(_ draft: D) { self.draft = draft }

    override func copy() -> Box { TypedBox(draft) }
  }
}
