/// One item of a flow as it stands now: its place, its answer, and whether it applies.
package final class Slot: Sendable {
  package let path: Path
  let entry: Entry
  /// Whether the branch taken leads here; the answer is parked when it does not.
  package let applies: Bool
  package let answer: Answer?
  /// Whether the item is still to be settled.
  let isOpen: Bool

  init(_ entry: Entry, at path: Path, applies: Bool, answer: Answer?) {
    self.path = path
    self.entry = entry
    self.applies = applies
    self.answer = answer
    isOpen = applies && answer == nil && !entry.isOnlyHandedIn
  }

  package var index: Int { path.element?.index ?? 0 }
  package var item: Item<AnyDraft> { entry.item }
  package var step: Step<AnyDraft> { entry.step }
  var isFirstOfStep: Bool { entry.isFirstOfStep }
  package var ask: Ask<AnyDraft>? { entry.ask }
}
