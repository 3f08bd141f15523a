/// Something to be done at the edge of the program, answered by an ``Event``.
public enum Effect: Hashable, Sendable, Codable {
  /// Save the state and what follows from it, before anything is said.
  case save
  /// Ask the identity provider; passwords are with the session.
  case signIn(SignInIntent, email: String?)
  /// Ask the identity provider to change the password; both passwords are with the session.
  case changePassword
  /// End the session with the identity provider; whether the person asked for it, and is told what
  /// came of it.
  case signOut(isAsked: Bool)
  /// Send the onboarding to its service, under a key that is the same for each try.
  case submit(key: String)
  /// End the conversation.
  case close(Ending)
}
