import Conversation
import Onboarding
import Sessions
import Testing

@testable import EmbeddedIdentity

@Suite("Signing in with a password")
struct SignInTests {
  @Test("opens the account that was signed up, however the email is written")
  func happyPath() async throws {
    let desk = try Desk()
    let made = try await desk.signUp()
    #expect(made.account.method == .signUp)
    #expect(made.account.email == Desk.email)
    #expect(made.account.id.count == 36)
    for email in [Desk.email, "ana.canary@EXAMPLE.org", " ana.canary@example.org "] {
      let opened = try await desk.identity.signIn(
        email: email, password: Secret(Desk.password), at: Desk.noon)
      #expect(opened.account.id == made.account.id)
      #expect(opened.account.method == .signIn)
    }
  }

  @Test("gives the same answer for the same work, whether the email or the password is wrong")
  func indistinguishable() async throws {
    let desk = try Desk(.owasp)
    try await desk.signUp()
    _ = desk.hashing.takeRuns()
    let wrongPassword = await desk.refusal("wrong-canary-1")
    let forWrongPassword = desk.hashing.takeRuns()
    let unknownEmail = await desk.refusal("wrong-canary-1", of: "bo@example.org")
    let forUnknownEmail = desk.hashing.takeRuns()
    #expect(wrongPassword == .wrongCredentials)
    #expect(unknownEmail == wrongPassword)
    #expect(forWrongPassword == ["argon2id$v=19$m=19456,t=2,p=1$22$43"])
    #expect(forUnknownEmail == forWrongPassword)
  }

  @Test("never succeeds for an unknown email, whatever is typed", arguments: ["", "A", "\u{0}"])
  func decoy(password: String) async throws {
    let desk = try Desk()
    #expect(await desk.refusal(password, of: "bo@example.org") == .wrongCredentials)
  }

  @Test("takes a password that is composed otherwise")
  func composed() async throws {
    let desk = try Desk()
    _ = try await desk.identity.signUp(
      email: Desk.email, password: Secret("caf\u{E9} olé"), at: Desk.noon)
    #expect(await desk.refusal("cafe\u{301} ole\u{301}") == nil)
    #expect(await desk.refusal("cafe ole") == .wrongCredentials)
  }

  @Test("does not make a second account for an email, in whatever case")
  func secondAccount() async throws {
    let desk = try Desk()
    try await desk.signUp()
    await #expect(throws: IdentityError.cannotSignUp) {
      try await desk.identity.signUp(
        email: Desk.email.uppercased(), password: Secret("another-canary-1"), at: Desk.noon)
    }
    #expect(await desk.refusal("another-canary-1") == .wrongCredentials)
  }

  @Test("finishes a sign-up that was stopped before it was told, and counts a wrong try of it")
  func signUpAgain() async throws {
    let desk = try Desk()
    let made = try await desk.identity.signUp(
      email: Desk.email, password: Secret(Desk.password), at: Desk.noon)
    let again = try await desk.identity.signUp(
      email: Desk.email, password: Secret(Desk.password), at: Desk.noon)
    #expect(again.account == made.account)
    for _ in 0..<5 {
      await #expect(throws: IdentityError.cannotSignUp) {
        try await desk.identity.signUp(
          email: Desk.email, password: Secret("another-canary-1"), at: Desk.noon)
      }
    }
    await #expect(throws: IdentityError.tryLater(seconds: 30)) {
      try await desk.identity.signUp(
        email: Desk.email, password: Secret(Desk.password), at: Desk.noon)
    }
  }

  @Test("makes no account with a password that breaks a rule or an email that is none")
  func refusedSignUp() async throws {
    let desk = try Desk()
    await #expect(throws: IdentityError.passwordRefused(.tooCommon)) {
      try await desk.identity.signUp(
        email: Desk.email, password: Secret("password"), at: Desk.noon)
    }
    await #expect(throws: IdentityError.invalidEmail) {
      try await desk.identity.signUp(
        email: "ana", password: Secret(Desk.password), at: Desk.noon)
    }
    #expect(await desk.refusal(Desk.password) == .wrongCredentials)
  }

  @Test("waits after five failures, for a known email as for an unknown one, without any work")
  func throttled() async throws {
    for email in [Desk.email, "bo@example.org"] {
      let desk = try Desk()
      try await desk.signUp()
      for _ in 0..<5 { #expect(await desk.refusal("wrong", of: email) == .wrongCredentials) }
      _ = desk.hashing.takeRuns()
      #expect(await desk.refusal(Desk.password, of: email) == .tryLater(seconds: 30))
      #expect(
        await desk.refusal(Desk.password, of: email, at: Desk.noon.later(29))
          == .tryLater(seconds: 1))
      #expect(desk.hashing.takeRuns().isEmpty)
      #expect(
        await desk.refusal("wrong", of: email, at: Desk.noon.later(30)) == .wrongCredentials)
      #expect(
        await desk.refusal("wrong", of: email, at: Desk.noon.later(30)) == .tryLater(seconds: 60))
    }
  }

  @Test("from one place is not held up by failures from another, however many there were")
  func places() async throws {
    let desk = try Desk()
    try await desk.signUp()
    func refusal(_ password: String, from source: String) async throws -> IdentityError? {
      let identity = try EmbeddedIdentity(
        folder: desk.folder.path, sessions: SessionMemory(), source: source,
        hashing: desk.hashing)
      do throws(IdentityError) {
        _ = try await identity.signIn(
          email: Desk.email, password: Secret(password), at: Desk.noon)
        return nil
      } catch {
        return error
      }
    }
    for place in 0..<21 {
      for _ in 0..<5 { _ = try await refusal("wrong", from: "place \(place)") }
    }
    #expect(try await refusal(Desk.password, from: "place 0") != nil)
    #expect(try await refusal(Desk.password, from: "home") == nil)
    // A success forgets what was typed there, and nothing else.
    #expect(try await refusal(Desk.password, from: "place 0") != nil)
    // After so many, one wrong try is free from each place.
    #expect(try await refusal("wrong", from: "elsewhere") == .wrongCredentials)
    #expect(try await refusal(Desk.password, from: "elsewhere") == .tryLater(seconds: 30))
  }

  @Test("forgets failures after a success and after a day, and knows them after a restart")
  func forgotten() async throws {
    let desk = try Desk()
    try await desk.signUp()
    for _ in 0..<4 { _ = await desk.refusal("wrong") }
    #expect(await desk.refusal(Desk.password) == nil)
    for _ in 0..<5 { _ = await desk.refusal("wrong") }
    let restarted = try EmbeddedIdentity(
      folder: desk.folder.path, sessions: desk.identity.sessions, hashing: desk.hashing)
    await #expect(throws: IdentityError.tryLater(seconds: 30)) {
      try await restarted.signIn(
        email: Desk.email, password: Secret(Desk.password), at: Desk.noon)
    }
    #expect(await desk.refusal("wrong", at: Desk.noon.later(86_401)) == .wrongCredentials)
    #expect(await desk.refusal(Desk.password, at: Desk.noon.later(86_401)) == nil)
  }

  @Test("counts tries of the future as tries of now: they are waited off in 30 seconds")
  func future() async throws {
    let desk = try Desk()
    try await desk.signUp()
    let later = Desk.noon.later(73 * 365 * 86_400)
    for _ in 0..<5 { #expect(await desk.refusal("wrong", at: later) == .wrongCredentials) }
    #expect(await desk.refusal(Desk.password) == .tryLater(seconds: 30))
    #expect(await desk.refusal(Desk.password, at: Desk.noon.later(29)) == .tryLater(seconds: 1))
    #expect(await desk.refusal(Desk.password, at: Desk.noon.later(30)) == nil)
  }

  @Test("lets no more than five tries through that are made at the same time")
  func parallel() async throws {
    let desk = try Desk()
    let refusals = await withTaskGroup(of: IdentityError?.self) { group in
      for _ in 0..<20 { group.addTask { await desk.refusal("wrong") } }
      return await group.reduce(into: [IdentityError?]()) { $0.append($1) }
    }
    #expect(refusals.count { $0 == .wrongCredentials } == 5)
    #expect(refusals.count { $0 == .tryLater(seconds: 30) } == 15)
  }

  @Test("hashes at OWASP's cost, with another salt each time")
  func cost() throws {
    let one = try Argon2id.owasp.hash(Secret(Desk.password))
    let other = try Argon2id.owasp.hash(Secret(Desk.password))
    #expect(one.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$"))
    #expect(one != other)
    #expect(one.count == Argon2id.owasp.decoy.count)
    #expect(try Argon2id.owasp.verify(Secret(Desk.password), against: one))
    #expect(throws: PasswordHashingError.malformedHash) {
      try Argon2id.owasp.verify(Secret(Desk.password), against: "$argon2id$v=19$nonsense")
    }
  }
}
