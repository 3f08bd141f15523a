public import Conversation
internal import Foundation
public import Onboarding

extension EmbeddedIdentity {
  /// Makes an account of an email and a password, and opens a session of it.
  ///
  /// Signing up again with the same email and password opens another session: the program may have
  /// been stopped between making the account and telling of it. That is a try of the password, and
  /// counts as one.
  public func signUp(
    email: String, password: Secret, at now: Timestamp
  ) async throws(IdentityError) -> SignInSession {
    guard let key = EmailKey(email) else { throw .invalidEmail }
    if let objection = objection(to: password) { throw .passwordRefused(objection) }
    guard let normalized = PasswordPolicy.normalized(password) else {
      throw .passwordRefused(.notText)
    }
    let row = AccountRow(
      id: UUID().uuidString.lowercased(),
      email: email.trimmingCharacters(in: .whitespacesAndNewlines), emailKey: key.text,
      passwordHash: try await hash(normalized), createdAt: now.description)
    do {
      try accounts.insert(row)
    } catch .cannotSignUp {
      return try await signUpAgain(key, normalized, at: now)
    }
    return try open(Account(id: row.id, email: row.email, method: .signUp), at: now)
  }

  private func signUpAgain(
    _ key: EmailKey, _ password: Secret, at now: Timestamp
  ) async throws(IdentityError) -> SignInSession {
    guard let known = try await owner(of: key, password, at: now) else { throw .cannotSignUp }
    return try open(Account(id: known.id, email: known.email, method: .signUp), at: now)
  }

  /// Opens a session of the account of an email, when the password is right.
  public func signIn(
    email: String, password: Secret, at now: Timestamp
  ) async throws(IdentityError) -> SignInSession {
    guard let key = EmailKey(email) else { throw .invalidEmail }
    // Bytes that are not UTF-8 are nobody's password; they are hashed all the same.
    let normalized = PasswordPolicy.normalized(password) ?? password
    guard let row = try await owner(of: key, normalized, at: now) else { throw .wrongCredentials }
    return try open(Account(id: row.id, email: row.email, method: .signIn), at: now)
  }

  /// Puts another password in the place of the one of the account that is signed in, and ends its
  /// other sessions.
  public func changePassword(
    from password: Secret, to new: Secret, at now: Timestamp
  ) async throws(IdentityError) {
    guard let (token, session) = try current(at: now), !session.isExpired(at: now),
      let email = try accounts.emailKey(of: session.account.id)
    else { throw .sessionExpired }
    if let objection = objection(to: new) { throw .passwordRefused(objection) }
    guard let normalized = PasswordPolicy.normalized(new) else { throw .passwordRefused(.notText) }
    let typed = PasswordPolicy.normalized(password) ?? password
    guard let row = try await owner(of: email, typed, at: now), row.id == session.account.id else {
      throw .wrongCredentials
    }
    try accounts.setPassword(try await hash(normalized), of: row.id, keeping: token)
  }

  /// The account of an email, when the password is right; a try like any other.
  private func owner(
    of key: EmailKey, _ password: Secret, at now: Timestamp
  ) async throws(IdentityError) -> AccountRow? {
    let row = try accounts.begin(key, from: source, at: now)
    let hash = row?.passwordHash ?? hashing.decoy
    let isRight = try await hashed { hashing throws(PasswordHashingError) in
      try hashing.verify(password, against: hash)
    }
    guard let row, isRight else { return nil }
    try accounts.succeed(key, from: source)
    return row
  }

  private func hash(_ password: Secret) async throws(IdentityError) -> String {
    try await hashed { hashing throws(PasswordHashingError) in try hashing.hash(password) }
  }

  /// The threads of their own on which passwords are hashed: those that all tasks share would be held for
  /// a tenth of a second by each.
  private static let threads = BlockingThreads(limit: hashingThreads)

  /// Does work with the hash, on a thread for that.
  private func hashed<Value: Sendable>(
    _ work: @escaping @Sendable (any PasswordHashing) throws(PasswordHashingError) -> Value
  ) async throws(IdentityError) -> Value {
    let result = await Self.threads.run {
      [hashing] () -> Result<Value, PasswordHashingError> in
      do throws(PasswordHashingError) { return .success(try work(hashing)) } catch {
        return .failure(error)
      }
    }
    do { return try result.get() } catch { throw Self.failure(error) }
  }

  private static func failure(_ error: PasswordHashingError) -> IdentityError {
    switch error {
    case .noMemory: .store(.unavailable("there is not enough memory to check a password"))
    case .malformedHash: .store(.corrupt(setAside: nil))
    }
  }
}
