import Conversation
import Onboarding
import Testing
import Understanding

@Suite("Accounts of the event tracker")
struct TrendsightAccountTests {
  private static let signIn = ["I have an account", Tracker.email, Tracker.password]

  private static var member: FakeIdentity {
    FakeIdentity(accounts: [Tracker.email: Tracker.password])
  }

  @Test(
    "People sign up and sign in by what they say at the welcome or after it",
    arguments: [
      (["get started", "my email is ana@example.org", Tracker.password, Tracker.password], false),
      (["sign up with ana@example.org", Tracker.password, Tracker.password], false),
      (["I have an account", Tracker.email, Tracker.password], true),
      (["get started", "sign in", "it's ana@example.org", Tracker.password], true),
      (["log in as ana@example.org", Tracker.password], true),
    ])
  func ways(lines: [String], isMember: Bool) async throws {
    let tracker = Tracker(isMember ? Self.member : FakeIdentity())
    let result = try await tracker.chat(lines)
    #expect(result.step == "createEventType")
    #expect(result.profile["auth_method"] == (isMember ? "email_signin" : "email_signup"))
  }

  @Test("The rules for passwords are said before one is asked, and what breaks them after")
  func rules() async throws {
    let result = try await Tracker().chat(["get started", Tracker.email, "short"])
    #expect(result.says(PasswordObjection.rules))
    #expect(result.says(PasswordObjection.tooShort.description))
    #expect(result.step == "auth")
  }

  @Test("Two typings of a new password have to be the same")
  func typedTwice() async throws {
    let result = try await Tracker().chat(
      ["get started", Tracker.email, Tracker.password, "another password"])
    #expect(result.says("Those two passwords differ."))
    #expect(result.step == "auth")
  }

  @Test("A wrong password and an unknown email are told in the same words")
  func wrongCredentials() async throws {
    let wrong = try await Tracker(Self.member).chat(
      ["I have an account", Tracker.email, "another password"])
    let unknown = try await Tracker().chat(Self.signIn)
    #expect(wrong.shown.last == unknown.shown.last)
    #expect(wrong.says("The email or the password isn't right."))
    #expect(unknown.says("The email or the password isn't right."))
  }

  @Test("An email with an account cannot be signed up again")
  func taken() async throws {
    let result = try await Tracker(Self.member).chat(Tracker.account)
    #expect(result.says("say \"sign in\""))
    #expect(result.step == "auth")
  }

  @Test("Google signs in, and calling it off is no error")
  func google() async throws {
    let identity = FakeIdentity()
    var tracker = Tracker(identity)
    tracker.mode = .google
    let cancelled = try await tracker.chat(["get started", "Google"])
    #expect(cancelled.says("No problem, nothing happened."))
    #expect(cancelled.step == "auth")
    identity.browse(as: Tracker.email)
    let result = try await tracker.chat(["with Google please"])
    #expect(result.profile["auth_method"] == "google")
    let local = try await Tracker().chat(["get started", "Google"])
    #expect(local.says("not set up here"))
  }

  @Test("A provider out of reach is told, and can be asked again")
  func unreachable() async throws {
    let identity = Self.member
    identity.fail(with: .unreachable)
    let result = try await Tracker(identity).chat(
      Self.signIn + [Tracker.email, Tracker.password])
    #expect(result.says("can't be reached"))
    #expect(result.step == "createEventType")
  }

  @Test(
    "Commands work at the password, and going back keeps nothing",
    arguments: [["/help", "/back"], ["help", "back"], ["?", "Help", "Back"]])
  func commandsAtPassword(lines: [String]) async throws {
    let result = try await Tracker().chat(["get started", Tracker.email] + lines)
    #expect(result.says("These work here, with a slash: /back"))
    #expect(result.says("No problem, nothing happened."))
    #expect(result.step == "auth")
  }

  @Test("An account that has event types goes straight to its first event, and keeps all of them")
  func member() async throws {
    var tracker = Tracker(Self.member)
    tracker.known[Tracker.email] = [
      TableRows(
        "event_types", ownedBy: "user_id",
        [
          Row(
            id: "2", ["name": "Tea", "color_hex": "#34D399", "icon_name": "cup.and.saucer.fill"],
            initially: ["created_at": "2026-01-02T00:00:00Z"]),
          Row(
            id: "1",
            [
              "name": "Mood", "color_hex": "#FBBF24", "icon_name": "face.smiling.fill",
              "template_id": "mood", "created_at": "2026-01-01T00:00:00Z",
            ]),
        ]),
      TableRows(
        "events", ownedBy: "user_id",
        [Row(id: "3", ["event_type_id": "2", "logged_at": "2026-01-03T00:00:00Z"])]),
    ]
    let result = try await tracker.chat(Self.signIn + ["log it"])
    #expect(result.step == "permissions")
    #expect(result.profile["event_type"]?["name"] == "Mood")
    #expect(result.rows("event_types").map(\.id) == ["1", "2"])
    #expect(result.rows("event_types").last?.values["name"] == "Tea")
    #expect(result.rows("events").count == 2)
    #expect(result.rows("events").first?.values["event_type_id"] == "1")
    #expect(result.rows("events").last?.id == "3")
  }

  @Test("Signing out keeps the answers, and they are told only to those who sign in again")
  func signOut() async throws {
    let tracker = Tracker(Self.member)
    let out = try await tracker.chat(Self.signIn + ["coffee", "log it: canary note", "sign out"])
    #expect(out.ending == .signedOut)
    let locked = try await tracker.chat(["review", "undo", "progress", "/review"])
    #expect(locked.says("Track anything. See patterns."))
    #expect(!locked.says("canary note"))
    #expect(!locked.says("Coffee"))
    let back = try await tracker.chat([Tracker.email, Tracker.password, "review"])
    #expect(back.says("canary note"))
    #expect(back.step == "permissions")
  }

  @Test("Answers of one account are kept from the holder of another")
  func stranger() async throws {
    let identity = FakeIdentity(
      accounts: [Tracker.email: Tracker.password, "eve@example.org": "another password"])
    let tracker = Tracker(identity)
    _ = try await tracker.chat(Self.signIn + ["coffee", "log it: canary note", "sign out"])
    let result = try await tracker.chat(["eve@example.org", "another password", "review"])
    #expect(result.says("These answers belong to another account."))
    #expect(!result.says("canary note"))
    #expect(try identity.session(at: tracker.now) == nil)
  }

  @Test("A session that runs out in the middle is asked for again, and nothing is lost")
  func expiry() async throws {
    let identity = Self.member
    let tracker = Tracker(identity)
    _ = try await tracker.chat(Self.signIn + ["coffee"])
    identity.expire()
    let result = try await tracker.chat([Tracker.email, Tracker.password])
    #expect(result.says("Please sign in to go on; your answers are all here."))
    #expect(result.step == "logFirstEvent")
    #expect(result.profile["event_type"]?["name"] == "Coffee")
  }

  @Test("A complete account sees its dashboard at once while it is signed in")
  func complete() async throws {
    let tracker = Tracker(Self.member)
    _ = try await tracker.chat(
      Self.signIn + ["coffee", "skip", "not now to all", "go to dashboard"])
    let again = try await tracker.chat([])
    #expect(again.says("Your dashboard"))
    #expect(again.ending == .complete)
    _ = try await tracker.chat(["sign out"])
    let back = try await tracker.chat([Tracker.email, Tracker.password])
    #expect(back.says("Your dashboard"))
    #expect(back.eventNames.contains("onboarding_completed") == false)
  }

  @Test("Starting over keeps the account")
  func startOver() async throws {
    let result = try await Tracker(Self.member).chat(
      Self.signIn + ["coffee", "start over", "yes", "get started", "mood"])
    #expect(result.profile["email"] == "ana@example.org")
    #expect(result.profile["event_type"]?["name"] == "Mood")
  }
}
