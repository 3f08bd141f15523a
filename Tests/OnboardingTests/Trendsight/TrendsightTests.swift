import Conversation
import FlowCheck
import Onboarding
import RepositoryContract
import Testing
import Understanding

@Suite("The event tracker")
struct TrendsightTests {
  private static let script =
    Tracker.account + [
      "coffee", "log it: two espressos", "yes", "not now", "not now", "go to dashboard",
    ]

  @Test("The straight way ends in the profile, the rows and the dashboard")
  func straight() async throws {
    let tracker = Tracker()
    let now = JSONValue.string(tracker.now.description)
    let result = try await tracker.chat(Self.script)
    #expect(result.ending == .complete)
    #expect(
      result.profile == [
        "email": "ana@example.org", "auth_method": "email_signup",
        "event_type": [
          "name": "Coffee", "color_hex": "#A78BFA", "icon_name": "cup.and.saucer.fill",
          "template_id": "coffee",
        ],
        "first_event": ["logged_at": now, "notes": "two espressos"],
        "notifications_enabled": true, "location_enabled": false, "healthkit_enabled": false,
      ])
    let id = FakeIdentity.id(of: Tracker.email)
    let profile = try #require(result.rows("profiles").first)
    #expect(profile.id == id)
    #expect(profile.values["onboarding_complete"] == true)
    #expect(profile.values["onboarding_step"] == "complete")
    #expect(profile.values["onboarding_completed_at"] == now)
    #expect(profile.values["notifications_enabled"] == true)
    let type = try #require(result.rows("event_types").first)
    #expect(type.values["template_id"] == "coffee")
    let event = try #require(result.rows("events").first)
    #expect(event.values["event_type_id"] == .string(type.id))
    #expect(event.values["notes"] == "two espressos")
    #expect(result.says("First event logged!"))
    #expect(result.says("Your dashboard"))
    #expect(result.says("Step 4 of 4"))
    #expect(result.secrets == [Tracker.password, Tracker.password])
  }

  @Test(
    "Templates are picked by number, name and description",
    arguments: [
      ("1", "mood"), ("Workout", "workout"), ("my pills", "medication"), ("caffeine", "coffee"),
      ("daily reflections and notes", "journal"), ("the last one", "custom"),
      ("something else", "custom"), ("never miss a dose", "medication"),
      ("log my exercise sessions", "workout"), ("I want to track headaches", "custom"),
    ])
  func templates(line: String, template: String) async throws {
    let result = try await Tracker().chat(Tracker.account + [line])
    #expect(
      result.step == (template == "custom" ? "createEventType" : "logFirstEvent"), "\(line)")
    let type = try await Tracker().chat(Tracker.account + [line, "Water", "blue", "drop"])
    let event = type.profile["event_type"]
    if template == "custom" {
      #expect(event?["template_id"] == "custom" || type.step == "createEventType", "\(line)")
    } else {
      #expect(event?["template_id"] == .string(template), "\(line)")
    }
  }

  @Test(
    "An event type of one's own is described in a line, or asked for",
    arguments: [
      ["custom: Water, blue, drop"], ["custom", "Water", "blue", "drop"],
      ["6", "call it Water", "#60A5FA", "drop.fill"], ["custom called Water", "7", "10"],
      ["my own, called Water, in blue with the drop icon"], ["track Water", "blue", "the drop"],
      ["custom", "Water", "#60A5FB", "blue", "water"],
    ])
  func custom(lines: [String]) async throws {
    let result = try await Tracker().chat(Tracker.account + lines)
    #expect(result.step == "logFirstEvent")
    #expect(
      result.profile["event_type"] == [
        "name": "Water", "color_hex": "#60A5FA", "icon_name": "drop.fill", "template_id": "custom",
      ])
    #expect(result.says("Preview: [drop] Water  blue #60A5FA"))
  }

  @Test("Enter takes the looks of the template for an event type of one's own")
  func defaults() async throws {
    let result = try await Tracker().chat(Tracker.account + ["custom", "Water", "", ""])
    #expect(result.profile["event_type"]?["color_hex"] == "#94A3B8")
    #expect(result.profile["event_type"]?["icon_name"] == "plus.circle.fill")
  }

  @Test(
    "Only the first event and the permissions can be skipped",
    arguments: [
      (["skip"], "createEventType"), (["coffee", "skip for now"], "permissions"),
      (["coffee", "no thanks"], "permissions"), (["coffee", "later", "/skip"], "permissions"),
      (["coffee", "skip", "not now to all"], "finish"),
      (["coffee", "skip", "not now to all", "skip"], "finish"),
    ])
  func skipping(lines: [String], step: String) async throws {
    #expect(try await Tracker().chat(Tracker.account + lines).step == step)
  }

  @Test(
    "One line answers all permissions, or one of them, and nothing is stored for the rest",
    arguments: [
      (["not now to all"], [false, false, false] as [Bool?]), (["yes to all"], [true, true, true]),
      (["none of them"], [false, false, false]), (["yes"], [true, nil, nil]),
      (["not at all"], [false, nil, nil]), (["no notifications", "always"], [false, true, nil]),
      (["yes", "not now to the rest"], [true, false, false]), ([], [nil, nil, nil]),
      (["/skip"], [false, nil, nil]),
      (["no to notifications, yes to the rest"], [false, true, true]),
      (["places and health yes, reminders no"], [false, true, true]),
      (["reminders and places yes, health no"], [true, true, false]),
      (["places and health are ok but no reminders"], [false, true, true]),
      (["yes to notifications, no to everything else"], [true, false, false]),
      (["no to notifications, yes to location, no to the rest"], [false, true, false]),
      (["no notifications", "yes to location, no to the rest"], [false, true, false]),
      (["notifications off, location on"], [false, true, nil]), (["all on"], [true, true, true]),
      (["everything off"], [false, false, false]), (["turn those off"], [false, nil, nil]),
    ])
  func permissions(lines: [String], states: [Bool?]) async throws {
    let result = try await Tracker().chat(Tracker.account + ["coffee", "log it"] + lines)
    let keys = ["notifications_enabled", "location_enabled", "healthkit_enabled"]
    for (key, state) in zip(keys, states) {
      #expect(result.profile[key] == .optional(state), "\(key)")
      #expect(result.rows("profiles").first?.values[key] == .optional(state), "\(key)")
    }
  }

  @Test("Back goes to the event type and the first event, and from nowhere else")
  func back() async throws {
    let event = try await Tracker().chat(Tracker.account + ["coffee", "back"])
    #expect(event.step == "createEventType")
    let permissions = try await Tracker().chat(Tracker.account + ["coffee", "log it", "back"])
    #expect(permissions.step == "logFirstEvent")
    for lines in [["back"], Tracker.account + ["back"]] {
      #expect(try await Tracker().chat(lines).says("There's nothing to go back to from here."))
    }
    let finish = try await Tracker().chat(
      Tracker.account + ["coffee", "skip", "not now to all", "back"])
    #expect(finish.step == "finish")
  }

  @Test("A corrected note leaves the time at which the event was logged")
  func correctedNote() async throws {
    var tracker = Tracker()
    let first = tracker.now
    _ = try await tracker.chat(Self.script)
    tracker.now = Timestamp(secondsSince1970: tracker.now.secondsSince1970 + 60)
    let result = try await tracker.chat(["change the note to three espressos"])
    #expect(
      result.profile["first_event"] == [
        "logged_at": .string(first.description), "notes": "three espressos",
      ])
  }

  @Test("A note is taken whole, whatever its words mean elsewhere")
  func notes() async throws {
    for note in ["no location, make it blue", "instead of tea", "change my event type to mood"] {
      let result = try await Tracker().chat(Tracker.account + ["coffee", "log it: \(note)"])
      #expect(result.profile["first_event"]?["notes"] == .string(note))
      #expect(result.profile["event_type"]?["name"] == "Coffee")
      #expect(result.profile["location_enabled"] == .null)
    }
  }

  @Test("Everything but the password can be handed in")
  func handedIn() async throws {
    let handedIn = [
      HandedIn(field: "email", value: "ana@example.org"),
      HandedIn(
        field: "event_type",
        value: ["name": "Water", "color_hex": "#60A5FA", "icon_name": "drop.fill"]),
      HandedIn(field: "first_event", value: ["logged_at": "2026-03-01T07:00:00Z", "notes": .null]),
      HandedIn(field: "notifications", value: "yes"), HandedIn(field: "location", value: false),
      HandedIn(field: "health", value: "not now"),
    ]
    let result = try await Tracker().chat(
      ["get started", Tracker.password, Tracker.password, "go to dashboard"], handedIn: handedIn)
    #expect(result.ending == .complete)
    #expect(result.profile["event_type"]?["name"] == "Water")
    #expect(
      result.profile["first_event"] == ["logged_at": "2026-03-01T07:00:00Z", "notes": .null])
    let refused = try await Tracker().chat(
      [], handedIn: [HandedIn(field: "event_type", value: ["template_id": "tea"])])
    #expect(refused.ending == .handedInRefused(.value))
    let password = try await Tracker().chat([], handedIn: [HandedIn(field: "password", value: "x")])
    #expect(password.ending == .handedInRefused(.field))
  }

  @Test("The flow holds what it promises", arguments: [SignInMode.none, .local, .google])
  func findings(mode: SignInMode) throws {
    let context = CheckInstant.ofTests.context(signIn: mode)
    #expect(Product.trendsight.findings(in: context).map(\.description) == [])
  }
}
