import Conversation
import EmbeddedIdentity
import Onboarding

/// An identity provider that answers as a transcript says, and otherwise keeps accounts in memory.
final class ScriptedIdentity: SignInService, SecretKeeper {
  var answers: [Directive.SignInAnswer] = []
  private var passwords: [String: String] = [:]
  private var typed = ""
  private var typedCurrent = ""
  private var doubted = ""
  private var current: SignedIn?
  private var isExpired = false

  func take(_ secret: String, in state: ConversationState) -> SecretOutcome {
    if secret.isEmpty { return .empty }
    if case .signIn(.password(.signUp, let email)) = state.pending,
      let correction = SecretOutcome.correction(in: secret, of: email)
    {
      return correction
    }
    if secret != doubted, secret != typed, let doubt = SecretOutcome.doubt(about: secret) {
      doubted = secret
      return doubt
    }
    switch state.pending {
    case .signIn(.repeatPassword), .passwordChange(.repeated):
      return .repeated(matches: secret == typed)
    case .signIn(.password(.signUp, _)), .passwordChange(.new):
      if let objection = PasswordPolicy().objection(to: Secret(secret)) {
        return .refused(objection.description)
      }
    case .passwordChange(.current):
      typedCurrent = secret
      return .accepted
    default: break
    }
    typed = secret
    return .accepted
  }

  func signIn(_ intent: SignInIntent, email: String?) -> Event {
    let email = email ?? "ana@example.org"
    if !answers.isEmpty {
      switch answers.removeFirst() {
      case .succeeds(let other): return signedIn(other, intent)
      case .fails(let failure): return .signInFailed(failure)
      case .cancelled: return .signInCancelled
      }
    }
    switch intent {
    case .signUp:
      guard passwords[email] == nil else { return .signInFailed(.cannotSignUp) }
      passwords[email] = typed
    case .signIn:
      guard passwords[email] == typed else { return .signInFailed(.wrongCredentials) }
    case .provider: break
    }
    return signedIn(email, intent)
  }

  func resume() -> Event? {
    guard let current else { return nil }
    return isExpired ? .sessionExpired : .signedIn(current)
  }

  func accountID() -> String? { isExpired ? nil : current?.accountID }

  func changePassword() -> Event {
    guard let email = current?.email, passwords[email] == typedCurrent else {
      return .passwordChanged(.wrongCredentials)
    }
    passwords[email] = typed
    return .passwordChanged(nil)
  }

  func signOut() -> Event {
    current = nil
    return .signedOut
  }

  /// Ends the session, as time does.
  func expire() { isExpired = true }

  private func signedIn(_ email: String, _ intent: SignInIntent) -> Event {
    let account = SignedIn(
      accountID: UUIDv5.row("account", of: email), email: email, method: intent)
    current = account
    isExpired = false
    return .signedIn(account)
  }
}
