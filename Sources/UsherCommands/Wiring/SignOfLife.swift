import Conversation
import Onboarding
import Synchronization
import Terminal
import Understanding

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Dots for a person at a terminal while something is under way.
enum SignOfLife {
  private static let isShown = Mutex(false)

  /// Shows one more dot.
  static func show() {
    guard isatty(StandardStream.error) == 1 else { return }
    isShown.withLock { $0 = true }
    write(".")
  }

  /// Ends the line of dots, so that what is said next has one of its own.
  static func end() {
    let wasShown = isShown.withLock { isShown in
      defer { isShown = false }
      return isShown
    }
    if wasShown { write("\n") }
  }

  private static func write(_ text: String) {
    let output = DescriptorOutput(descriptor: StandardStream.error)
    try? output.write(text)
    try? output.flush()
  }
}

/// A service that shows signs of life while it is asked, and ends them when it has answered.
final class LivelyService<Service> {
  private let service: Service

  init(_ service: Service) {
    self.service = service
  }
}

extension LivelyService: SubmissionService where Service: SubmissionService {
  func submit(_ profile: [String: JSONValue], key: String, at now: Timestamp) -> Event {
    defer { SignOfLife.end() }
    return service.submit(profile, key: key, at: now)
  }
}

extension LivelyService: SignInService where Service: SignInService {
  func signIn(_ intent: SignInIntent, email: String?) -> Event {
    defer { SignOfLife.end() }
    return service.signIn(intent, email: email)
  }

  func resume() -> Event? {
    defer { SignOfLife.end() }
    return service.resume()
  }

  func accountID() -> String? { service.accountID() }

  func changePassword() -> Event {
    defer { SignOfLife.end() }
    return service.changePassword()
  }

  func signOut() -> Event { service.signOut() }
}
