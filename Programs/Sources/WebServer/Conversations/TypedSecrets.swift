import Onboarding
import Synchronization

/// The dialogues in which a password is being typed, as it may have to be typed twice.
///
/// Everything else is in the store. At another process, or after a while, the password is asked for
/// again; also where so many others are being typed that there is no room for it.
final class TypedSecrets: Sendable {
  private struct Entry {
    let typing: HeldDialogue
    let until: ContinuousClock.Instant
  }

  /// How long a password waits to be typed again.
  private static let patience = Duration.seconds(600)
  /// The most dialogues that are kept; the oldest gives way to one more.
  private static let limit = 4096

  private let entries = Mutex<[String: Entry]>([:])

  /// The dialogue of a conversation; nil where no password is being typed.
  func dialogue(of conversation: String) -> HeldDialogue? {
    entries.withLock { entries in
      guard let entry = entries[conversation], entry.until > .now else { return nil }
      return entry.typing
    }
  }

  /// Keeps a dialogue as long as it waits for a secret.
  func keep(_ typing: HeldDialogue, of conversation: String, asksForSecret: Bool) {
    entries.withLock { entries in
      entries[conversation] =
        asksForSecret ? Entry(typing: typing, until: .now + Self.patience) : nil
      guard entries.count > Self.limit else { return }
      // Room for some more at once, so that not each of them looks through all.
      let kept = entries.sorted { $0.value.until > $1.value.until }.prefix(Self.limit * 15 / 16)
      entries = Dictionary(uniqueKeysWithValues: Array(kept))
    }
  }

  /// Lets go of those who waited too long.
  func purge() {
    entries.withLock { entries in entries = entries.filter { $0.value.until > .now } }
  }
}

/// A dialogue, and what gives its conversation a new token when somebody signs in.
struct HeldDialogue: Sendable {
  let dialogue: Dialogue
  let renewal: TokenRenewal
}
