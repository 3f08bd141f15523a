import Conversation
import Onboarding
import Sessions
import Testing

@testable import EmbeddedIdentity

@Suite("A session")
struct SessionTests {
  @Test("lasts 30 days, longer when it is refreshed, and is there after a restart")
  func lifetime() async throws {
    let desk = try Desk()
    let session = try await desk.signUp()
    let end = Desk.noon.later(EmbeddedIdentity.sessionLength)
    #expect(session.expiresAt == end)
    #expect(!session.isExpired(at: end.later(-1)))
    #expect(session.isExpired(at: end))
    let restarted = try EmbeddedIdentity(
      folder: desk.folder.path, sessions: desk.identity.sessions, hashing: desk.hashing)
    #expect(try restarted.session(at: Desk.noon) == session)
    let longer = try await restarted.refresh(at: Desk.noon.later(60))
    #expect(longer.expiresAt == end.later(60))
    #expect(try desk.identity.session(at: Desk.noon.later(60)) == longer)
  }

  @Test("opened while the clock was wrong, by decades, ends 30 days after the clock is right again")
  func future() async throws {
    let desk = try Desk()
    let later = Desk.noon.later(73 * 365 * 86_400)
    try await desk.signUp(at: later)
    let end = Desk.noon.later(EmbeddedIdentity.sessionLength)
    #expect(try desk.identity.session(at: Desk.noon)?.expiresAt == end)
    let last = try #require(try desk.identity.session(at: end))
    #expect(last.isExpired(at: end))
  }

  @Test("that has run out is told as such and cannot be refreshed")
  func expired() async throws {
    let desk = try Desk()
    let end = try await desk.signUp().expiresAt
    let session = try #require(try desk.identity.session(at: end))
    #expect(session.isExpired(at: end))
    #expect(!session.canRefresh)
    await #expect(throws: IdentityError.sessionExpired) { try await desk.identity.refresh(at: end) }
  }

  @Test("ends by signing out; its file put back later does not bring it back")
  func signOut() async throws {
    let desk = try Desk()
    try await desk.signUp()
    let kept = try #require(try desk.identity.sessions.load())
    try desk.identity.signOut()
    #expect(try desk.identity.session(at: Desk.noon) == nil)
    #expect(try desk.folder.files().allSatisfy { !$0.hasPrefix("sessions/") })
    try desk.identity.sessions.save(kept)
    #expect(try desk.identity.session(at: Desk.noon) == nil)
    #expect(await desk.refusal(Desk.password) == nil)
  }

  @Test("is not believed when its file was made up or tells of another account")
  func forged() async throws {
    let desk = try Desk()
    try await desk.signUp()
    var stored = try #require(try desk.identity.sessions.load())
    stored.session.account.id = "00000000-0000-4000-8000-000000000000"
    try desk.identity.sessions.save(stored)
    #expect(try desk.identity.session(at: Desk.noon) == nil)
    stored.token = .embedded("AAAA")
    try desk.identity.sessions.save(stored)
    #expect(try desk.identity.session(at: Desk.noon) == nil)
  }

  @Test("stays when the password is changed in it, and all others of the account end")
  func passwordChanged() async throws {
    let desk = try Desk()
    let made = try await desk.signUp()
    let other = try EmbeddedIdentity(
      folder: desk.folder.path, sessions: SessionMemory(), hashing: desk.hashing)
    _ = try await other.signIn(email: Desk.email, password: Secret(Desk.password), at: Desk.noon)
    func change(_ from: String, _ to: String) async throws {
      try await desk.identity.changePassword(from: Secret(from), to: Secret(to), at: Desk.noon)
    }
    await #expect(throws: IdentityError.passwordRefused(.tooCommon)) {
      try await change(Desk.password, "password")
    }
    await #expect(throws: IdentityError.wrongCredentials) {
      try await change("wrong", "quiet canary river")
    }
    #expect(try other.session(at: Desk.noon) != nil)
    try await change(Desk.password, "quiet canary river")
    #expect(try desk.identity.session(at: Desk.noon)?.account.id == made.account.id)
    #expect(try other.session(at: Desk.noon) == nil)
    #expect(await desk.refusal(Desk.password) == .wrongCredentials)
    #expect(await desk.refusal("quiet canary river") == nil)
  }

  @Test("is slowed down by wrong passwords in a change as in a sign-in")
  func throttledChange() async throws {
    let desk = try Desk()
    try await desk.signUp()
    func change(_ from: String) async -> IdentityError? {
      do throws(IdentityError) {
        try await desk.identity.changePassword(
          from: Secret(from), to: Secret("quiet canary river"), at: Desk.noon)
        return nil
      } catch {
        return error
      }
    }
    for _ in 0..<5 { #expect(await change("wrong") == .wrongCredentials) }
    #expect(await change(Desk.password) == .tryLater(seconds: 30))
    #expect(await desk.refusal(Desk.password) == .tryLater(seconds: 30))
    try desk.identity.signOut()
    #expect(await change(Desk.password) == .sessionExpired)
  }

  @Test("ends with its account, of which nothing is left in any file")
  func erased() async throws {
    let desk = try Desk()
    let session = try await desk.signUp()
    _ = await desk.refusal("wrong")
    _ = await desk.refusal("wrong", of: "ana.canary@example.net")
    let receipt = try desk.identity.erase(account: session.account.id)
    #expect(receipt.rows == ["accounts": 1, "sessions": 1, "failed_sign_ins": 2])
    #expect(try desk.identity.session(at: Desk.noon) == nil)
    for name in try desk.folder.files() {
      let bytes = try Bytes(path: "\(desk.folder.path)/\(name)")
      #expect(!bytes.contains("ana.canary"), "\(name)")
      #expect(!bytes.contains(session.account.id), "\(name)")
    }
  }

  @Test("lasts as long as the program when there is no folder")
  func inMemory() async throws {
    let identity = try EmbeddedIdentity()
    let session = try await identity.signUp(
      email: Desk.email, password: Secret(Desk.password), at: Desk.noon)
    #expect(try identity.session(at: Desk.noon) == session)
    try identity.signOut()
    #expect(try identity.session(at: Desk.noon) == nil)
  }
}
