public import Understanding

/// Something that happens to a conversation.
public indirect enum Event: Hashable, Sendable, Codable {
  /// A session begins, for the first time or again.
  case begin
  /// A session begins for a person who has an account and is not signed in to it.
  case beginSignedOut
  /// The person typed a line.
  case line(String)
  /// The line could not be taken as text.
  case unreadable(UnreadableLine)
  /// The person typed a secret; the secret itself stays with the session.
  case secret(SecretOutcome)
  /// Values are handed in by name, as text or as JSON.
  case handIn([HandedIn])
  /// There is no more input.
  case endOfInput
  /// The person interrupts on an empty line.
  case interrupt
  /// The system asks the program to stop.
  case terminate(Termination)
  /// Several events one after the other, as one.
  case sequence([Event])
  /// What an event changed could not be saved.
  case saveFailed(SaveFailure, after: Event)
  /// The state was loaded again, because another session had changed it.
  case reloaded
  /// The identity provider knows the person now.
  case signedIn(SignedIn)
  /// The identity provider refused.
  case signInFailed(SignInFailure)
  /// The person called the sign-in off.
  case signInCancelled
  /// The session of the signed-in account has run out.
  case sessionExpired
  /// The service took the submission and gave it an id.
  case submitted(id: String)
  /// The service did not take the submission.
  case submissionFailed(SubmissionFailure)
}

/// Why a line is no text.
public enum UnreadableLine: String, Hashable, Sendable, Codable {
  /// It holds bytes that are not UTF-8.
  case invalidUTF8
  /// It holds a NUL character.
  case containsNUL
  /// It is longer than ``lineLimit`` characters.
  case tooLong

  /// The most characters a line may have.
  public static let lineLimit = 4096
}

/// What became of a secret that was typed.
public enum SecretOutcome: Hashable, Sendable, Codable {
  /// It can be used.
  case accepted
  /// Nothing was typed.
  case empty
  /// It breaks a rule for new passwords, told in a sentence.
  case refused(String)
  /// The second typing was compared with the first.
  case repeated(matches: Bool)
}

/// A value handed in by name.
public struct HandedIn: Hashable, Sendable, Codable {
  /// The name of the field.
  public var field: String
  /// The value as text to be understood, or as JSON of the stored form.
  public var value: JSONValue
  /// When the value was given; nil for now.
  public var at: Timestamp?

  /// A value for a field.
  public init(field: String, value: JSONValue, at: Timestamp? = nil) {
    self.field = field
    self.value = value
    self.at = at
  }
}

/// How the system asked the program to stop.
public enum Termination: String, Hashable, Sendable, Codable {
  /// SIGTERM.
  case terminated
  /// SIGHUP: the terminal is gone.
  case hungUp
}

/// Why answers could not be saved, as far as people need to know.
public enum SaveFailure: Hashable, Sendable, Codable {
  /// The store cannot be reached or is busy.
  case unavailable
  /// There is no room left.
  case full
  /// The store may not be written to.
  case notPermitted
  /// The store refused a value by a rule of its own, named here.
  case refused(String)
  /// Another session of the same person saved in between.
  case conflict
  /// The store is damaged.
  case corrupt
  /// The store was made by a newer version of the program.
  case newerSchema
}

/// A person known to an identity provider.
public struct SignedIn: Hashable, Sendable, Codable {
  /// The id of the account.
  public var accountID: String
  /// The email address of the account.
  public var email: String
  /// How the account was opened.
  public var method: SignInIntent
  /// Values that the account has already, by field, as JSON of the stored form.
  public var known: [HandedIn]

  /// A person with an account.
  public init(accountID: String, email: String, method: SignInIntent, known: [HandedIn] = []) {
    self.accountID = accountID
    self.email = email
    self.method = method
    self.known = known
  }
}

/// Why a sign-in failed.
public enum SignInFailure: Hashable, Sendable, Codable {
  /// The email or the password is wrong; which of them is not told.
  case wrongCredentials
  /// An account cannot be made for this email.
  case cannotSignUp
  /// There were too many failures; the next try is possible after some seconds.
  case tryLater(seconds: Int)
  /// The provider cannot be reached.
  case unreachable
  /// The provider's answer cannot be trusted.
  case untrusted
  /// Nothing came in time.
  case timedOut
  /// This installation has no such way to sign in, for a reason told in a sentence.
  case notAvailable(String)
}

/// Why a submission failed.
public enum SubmissionFailure: Hashable, Sendable, Codable {
  /// There is no way to the service, for a reason told in a sentence.
  case unreachable(String)
  /// No answer came in time.
  case timedOut
  /// The service refuses a field, for a reason told in a sentence.
  case rejected(field: String?, reason: String)
  /// The service has another submission under the same key.
  case conflict
  /// The service is busy; the next try is possible after some seconds.
  case busy(seconds: Int)
  /// The service failed.
  case serverError
  /// The service's answer could not be read.
  case malformed
}
