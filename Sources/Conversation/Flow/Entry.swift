/// An item of a flow in its step, with what can be worked out of it once for all turns.
///
/// It is passed about as a reference: a question has dozens of parts, and to copy them for every
/// look at every question would cost more than all else in a turn.
final class Entry<D: Draft>: Sendable {
  let item: Item<D>
  let step: Step<D>
  let isFirstOfStep: Bool
  /// The question, where the item is one.
  let ask: Ask<D>?
  /// The words of each name that people call the answer by.
  let names: [[Substring]]

  init(_ item: Item<D>, of step: Step<D>, isFirstOfStep: Bool) {
    self.item = item
    self.step = step
    self.isFirstOfStep = isFirstOfStep
    if case .ask(let ask) = item {
      self.ask = ask
      names = ask.aliases.map { $0.split(separator: " ") }
    } else {
      ask = nil
      names = []
    }
  }
}
