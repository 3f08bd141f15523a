import Conversation

/// Writes down what is said in a turn, and what became of it.
final class Scribe: Listener {
  private(set) var messages: [Message] = []
  /// Whether what another session saved was taken up instead.
  private(set) var isSuperseded = false
  /// Why the turn could not be saved.
  private(set) var saveFailure: SaveFailure?

  func hear(_ messages: [Message]) { self.messages += messages }

  /// Takes note of the event of a turn that holds.
  func note(_ event: Event) {
    switch event {
    case .reloaded, .erased: isSuperseded = true
    case .sequence(let events): for event in events { note(event) }
    default: break
    }
    if case .saveFailed(let failure, _) = event { saveFailure = failure }
  }

  /// Begins a new page.
  func clear() {
    messages = []
    isSuperseded = false
    saveFailure = nil
  }
}
