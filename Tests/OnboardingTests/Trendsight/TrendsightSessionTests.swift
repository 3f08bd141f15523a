import Conversation
import Onboarding
import Testing
import Understanding

@Suite("Sessions of the event tracker")
struct TrendsightSessionTests {
  private static let rows = [
    TableRows(
      "profiles", ownedBy: "id",
      [Row(id: "0", ["onboarding_complete": true, "notifications_enabled": false])]),
    TableRows(
      "event_types", ownedBy: "user_id",
      [Row(id: "1", ["name": "Mood", "color_hex": "#FBBF24", "template_id": "mood"])]),
  ]

  /// An identity provider with a session that was opened elsewhere.
  private func signedIn() async throws -> FakeIdentity {
    let identity = FakeIdentity()
    _ = try await Tracker(identity).chat(Tracker.account)
    return identity
  }

  @Test("A session that is there is taken up: the welcome is shown, and nothing asked twice")
  func taken() async throws {
    let tracker = Tracker(try await signedIn())
    let result = try await tracker.chat(["coffee"])
    #expect(result.says("Track anything. See patterns."))
    #expect(result.says("You're signed in as ana@example.org."))
    #expect(!result.says("Sign up with your email"))
    #expect(result.step == "logFirstEvent")
    #expect(result.profile["email"] == "ana@example.org")
    #expect(result.rows("profiles").first?.id == FakeIdentity.id(of: Tracker.email))
    #expect(
      result.events.contains(
        AnalyticsEvent("onboarding_auth_succeeded", ["method": "email_signup"])))
  }

  @Test("A person who left at the sign-in and has a session by now is not asked again")
  func later() async throws {
    let identity = FakeIdentity()
    let tracker = Tracker(identity)
    _ = try await tracker.chat(["get started", Tracker.email])
    _ = try await Tracker(identity).chat(Tracker.account)
    let result = try await tracker.chat(["coffee"])
    #expect(result.says("Welcome back."))
    #expect(!result.says("Choose a password"))
    #expect(result.step == "logFirstEvent")
  }

  @Test("An account that is complete elsewhere sees its dashboard at once")
  func complete() async throws {
    var tracker = Tracker(try await signedIn())
    tracker.known[Tracker.email] = Self.rows
    let result = try await tracker.chat([])
    #expect(result.ending == .complete)
    #expect(result.says("Your dashboard"))
    #expect(!result.says("What will you track first?"))
    #expect(result.profile["notifications_enabled"] == false)
  }

  @Test("A session that has run out before there are answers is signed in to like any other")
  func expired() async throws {
    let identity = try await signedIn()
    identity.expire()
    let result = try await Tracker(identity).chat(["get started"])
    #expect(result.says("Sign up with your email"))
    #expect(result.step == "auth")
  }

  @Test("Where nobody signs in, a session is left alone")
  func none() async throws {
    var tracker = Tracker(try await signedIn())
    tracker.mode = .none
    let result = try await tracker.chat(["get started", "coffee"])
    #expect(result.profile["email"] == .null)
    #expect(result.step == "logFirstEvent")
  }

  @Test("What keeps a session from being ended is told, and the conversation goes on")
  func signOutFails() async throws {
    let identity = FakeIdentity()
    identity.failToSignOut()
    let result = try await Tracker(identity).chat(
      Tracker.account + ["coffee", "sign out", "log it"])
    #expect(result.says("You're still signed in."))
    #expect(!result.says("You're signed out."))
    #expect(result.step == "permissions")
    #expect(result.ending == .inputEnded)
  }

  @Test("What was told before people signed in is told under the same random id afterwards")
  func events() async throws {
    let tracker = Tracker()
    _ = try await tracker.chat(["get started"])
    _ = try await tracker.chat([Tracker.email, Tracker.password, Tracker.password])
    var users: Set<String> = []
    try tracker.repository.forEachEvent { users.insert($0.userID) }
    let id = try #require(users.first)
    #expect(users.count == 1)
    #expect(id != FakeIdentity.id(of: Tracker.email) && id != User(named: "ana")?.id)
    #expect(try (tracker.repository.erase(user: "ana").rows["analytics"] ?? 0) > 0)
    var left = 0
    try tracker.repository.forEachEvent { _ in left += 1 }
    #expect(left == 0)
  }
}
