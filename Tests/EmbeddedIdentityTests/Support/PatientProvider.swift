import Conversation
import Onboarding

/// A provider whose person never comes back from the browser.
struct PatientProvider: IdentityProvider {
  static let url = "https://provider.example/authorize"

  var ways: Set<SignInWay> { [.browser] }

  func objection(to password: Secret) -> PasswordObjection? { nil }

  func signUp(
    email: String, password: Secret, at now: Timestamp
  ) async throws(IdentityError) -> SignInSession {
    throw .notAvailable("")
  }

  func signIn(
    email: String, password: Secret, at now: Timestamp
  ) async throws(IdentityError) -> SignInSession {
    throw .notAvailable("")
  }

  func signInWithBrowser(
    at now: Timestamp, progress: @escaping @Sendable (SignInProgress) -> Void
  ) async throws(IdentityError) -> SignInSession? {
    progress(.browse(url: Self.url, isOpened: false))
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
    return nil
  }

  func session(at now: Timestamp) throws(IdentityError) -> SignInSession? { nil }

  func refresh(at now: Timestamp) async throws(IdentityError) -> SignInSession {
    throw .sessionExpired
  }

  func changePassword(
    from password: Secret, to new: Secret, at now: Timestamp
  ) async throws(IdentityError) {
    throw .notAvailable("")
  }

  func signOut() throws(IdentityError) {}
}
