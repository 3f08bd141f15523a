import Onboarding
import Synchronization

/// The dialogues in which a password is being typed, as it may have to be typed twice.
///
/// Everything else is in the store. At another process, or after a while, the password is asked for
/// again.
final class TypedSecrets: Sendable {
  private struct Entry {
    let dialogue: Dialogue
    let until: ContinuousClock.Instant
  }

  /// How long a password waits to be typed again.
  private static let patience = Duration.seconds(600)

  private let entries = Mutex<[String: Entry]>([:])

  /// The dialogue of a conversation; nil where no password is being typed.
  func dialogue(of conversation: String) -> Dialogue? {
    entries.withLock { entries in
      guard let entry = entries[conversation], entry.until > .now else { return nil }
      return entry.dialogue
    }
  }

  /// Keeps a dialogue as long as it waits for a secret.
  func keep(_ dialogue: Dialogue, of conversation: String, asksForSecret: Bool) {
    entries.withLock { entries in
      entries[conversation] =
        asksForSecret ? Entry(dialogue: dialogue, until: .now + Self.patience) : nil
      if entries.count > 1000 { entries = entries.filter { $0.value.until > .now } }
    }
  }
}
