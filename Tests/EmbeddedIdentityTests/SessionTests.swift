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
    #expect(try desk.identity.session(at: Desk.noon) == longer)
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

  @Test("ends with its account, of which nothing is left in any file")
  func erased() async throws {
    let desk = try Desk()
    let session = try await desk.signUp()
    _ = await desk.refusal("wrong")
    try desk.identity.erase(account: session.account.id)
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
