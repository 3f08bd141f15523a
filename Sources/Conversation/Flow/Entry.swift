import Understanding

/// An item of a flow in its step, with what can be worked out of it once for all turns.
///
/// It is passed about as a reference: a question has dozens of parts, and to copy them for every
/// look at every question would cost more than all else in a turn.
final class Entry: Sendable {
  let item: Item<AnyDraft>
  let step: Step<AnyDraft>
  let isFirstOfStep: Bool
  /// The question, where the item is one.
  let ask: Ask<AnyDraft>?
  /// Whether the item applies, by the draft and the index of the element; nil where it always does.
  let condition: (@Sendable (AnyDraft, Int) -> Bool)?
  /// Writes the item's answer into a draft; nil for an item that has none there.
  let write: (@Sendable (inout AnyDraft, Int, JSONValue) -> Void)?
  /// Whether the answer is never asked for, only handed in.
  let isOnlyHandedIn: Bool
  /// The words of each name that people call the answer by.
  let names: [[Substring]]

  init(_ item: Item<AnyDraft>, of step: Step<AnyDraft>, isFirstOfStep: Bool) {
    self.item = item
    self.step = step
    self.isFirstOfStep = isFirstOfStep
    condition =
      switch (step.condition, item.condition) {
      case (let step?, let own?): { step($0, $1) && own($0, $1) }
      case (let step, let own): step ?? own
      }
    switch item {
    case .ask(let ask):
      self.ask = ask
      write = ask.write
      isOnlyHandedIn = ask.isOnlyHandedIn
      names = ask.aliases.map { $0.split(separator: " ") }
    case .submit(let submit):
      ask = nil
      write = { draft, index, json in
        if let id = json.string { submit.write(&draft, index, id) }
      }
      isOnlyHandedIn = false
      names = []
    case .explain, .review, .signIn:
      ask = nil
      write = nil
      isOnlyHandedIn = false
      names = []
    }
  }
}
