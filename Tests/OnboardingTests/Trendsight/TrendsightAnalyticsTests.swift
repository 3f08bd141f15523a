import Conversation
import Onboarding
import Testing
import Understanding

@Suite("What is told of the event tracker")
struct TrendsightAnalyticsTests {
  @Test("The straight way is told event by event, with exactly its properties")
  func straight() async throws {
    let result = try await Tracker().chat(
      Tracker.account + ["coffee", "log it: canary", "yes", "not now", "no", "go to dashboard"])
    #expect(
      result.events.filter { $0.name != "onboarding_step_completed" } == [
        AnalyticsEvent("onboarding_started", ["current_step": "welcome"]),
        AnalyticsEvent("onboarding_auth_viewed", ["current_step": "auth"]),
        AnalyticsEvent("onboarding_auth_method_used"),
        AnalyticsEvent("onboarding_auth_succeeded", ["method": "email_signup"]),
        AnalyticsEvent(
          "onboarding_event_type_created",
          ["template_id": "coffee", "template_name": "Coffee"]),
        AnalyticsEvent(
          "onboarding_first_event_logged", ["event_type_name": "Coffee", "has_notes": true]),
        AnalyticsEvent("onboarding_permission_prompted", ["type": "notifications"]),
        AnalyticsEvent(
          "onboarding_permission_result", ["type": "notifications", "granted": true]),
        AnalyticsEvent("onboarding_permission_prompted", ["type": "location"]),
        AnalyticsEvent("onboarding_permission_result", ["type": "location", "granted": false]),
        AnalyticsEvent("onboarding_permission_prompted", ["type": "health"]),
        AnalyticsEvent("onboarding_permission_result", ["type": "health", "granted": false]),
        AnalyticsEvent("onboarding_completed", ["duration_seconds": 0]),
      ])
  }

  @Test("Leaving before the end is told, and coming back to the end takes its time")
  func abandoning() async throws {
    var tracker = Tracker()
    let left = try await tracker.chat(Tracker.account + ["custom: Water, blue, drop", "quit"])
    #expect(left.eventNames.last == "onboarding_abandoned")
    #expect(
      left.events.contains(
        AnalyticsEvent(
          "onboarding_event_type_created", ["template_id": "custom", "custom_name": "custom"])))
    tracker.now = Timestamp(secondsSince1970: tracker.now.secondsSince1970 + 90)
    let back = try await tracker.chat(["skip for now", "not now to all", "go to dashboard"])
    #expect(
      back.eventNames == [
        "onboarding_first_event_skipped", "onboarding_permission_prompted",
        "onboarding_permission_result", "onboarding_permission_result",
        "onboarding_permission_result", "onboarding_completed",
      ])
    #expect(
      back.events.contains(AnalyticsEvent("onboarding_completed", ["duration_seconds": 90])))
  }

  @Test("A name that a person made up is told only when the words are asked for")
  func names() async throws {
    let lines = Tracker.account + ["custom: Quokka walks, blue, drop", "log it"]
    let quiet = try await Tracker().chat(lines)
    #expect(
      quiet.events.contains(
        AnalyticsEvent(
          "onboarding_first_event_logged", ["event_type_name": "custom", "has_notes": false])))
    #expect(!quiet.events.contains { "\($0)".contains("Quokka") })
    var asked = Tracker()
    asked.tellsWords = true
    let told = try await asked.chat(lines).events
    #expect(
      told.contains(
        AnalyticsEvent(
          "onboarding_event_type_created",
          ["template_id": "custom", "custom_name": "Quokka walks"])))
    #expect(
      told.contains(
        AnalyticsEvent(
          "onboarding_first_event_logged",
          ["event_type_name": "Quokka walks", "has_notes": false])))
  }

  @Test("A failed sign-in is told by its way and its error")
  func failedSignIn() async throws {
    let result = try await Tracker().chat(
      ["I have an account", Tracker.email, Tracker.password])
    #expect(
      result.events.contains(
        AnalyticsEvent(
          "onboarding_auth_failed", ["method": "email_signin", "error": "wrong_credentials"])))
  }

  @Test("An account that has event types skips that step, told once")
  func skippedEventType() async throws {
    var tracker = Tracker(FakeIdentity(accounts: [Tracker.email: Tracker.password]))
    tracker.known[Tracker.email] = [
      TableRows(
        "event_types", ownedBy: "user_id",
        [Row(id: "1", ["name": "Mood", "template_id": "mood"])])
    ]
    let result = try await tracker.chat(
      ["I have an account", Tracker.email, Tracker.password, "back", "", "log it"])
    #expect(result.eventNames.filter { $0 == "onboarding_event_type_skipped" }.count == 1)
    #expect(!result.eventNames.contains("onboarding_event_type_created"))
  }

  @Test("No password is kept anywhere, and no email or note is told")
  func canaries() async throws {
    let email = "canary@example.org"
    let identity = FakeIdentity(accounts: ["canary2@example.org": Tracker.password])
    let conversations = [
      ["get started", "it's \(email), sure", "secret", "secret canary", "secret kanary"],
      ["secret canary", "secret canary", "coffee", "log it: canary note", "quit"],
      ["change the note to canary two", "not now to all", "yes", "sign out"],
      [email, "secret wrong", email, "secret canary", "quit"],
    ]
    let tracker = Tracker(identity)
    for lines in conversations {
      let result = try await tracker.chat(lines)
      for event in result.events {
        for value in event.properties.values {
          #expect(value.string?.contains("canary") != true, "\(event.name)")
        }
      }
      #expect(result.secrets.allSatisfy { $0.hasPrefix("secret") })
      #expect(!result.json.contains("secret"), "a password is in the state or the rows")
      #expect(!result.says("secret"))
    }
  }
}
