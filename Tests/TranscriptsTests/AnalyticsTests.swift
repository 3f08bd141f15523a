import Conversation
import Onboarding
import Testing
import Understanding

@testable import Transcripts

@Suite("What the golden transcripts are told as")
struct AnalyticsTests {
  /// The events of the event tracker, with exactly their properties.
  private static let table: [String: Set<Set<String>>] = [
    "onboarding_started": [["current_step"]],
    "onboarding_auth_viewed": [["current_step"]],
    "onboarding_auth_succeeded": [["method"]],
    "onboarding_auth_failed": [["method", "error"]],
    "onboarding_auth_method_used": [[]],
    "onboarding_event_type_created": [
      ["template_id", "template_name"], ["template_id", "custom_name"],
    ],
    "onboarding_event_type_skipped": [[]],
    "onboarding_first_event_logged": [["event_type_name", "has_notes"]],
    "onboarding_first_event_skipped": [[]],
    "onboarding_permission_prompted": [["type"]],
    "onboarding_permission_result": [["type", "granted"]],
    "onboarding_completed": [["duration_seconds"]],
    "onboarding_abandoned": [[]],
    "onboarding_step_completed": [["step", "next_step", "duration_seconds"]],
  ]

  /// The words that properties may hold.
  private static let words: [String: Set<String>] = [
    "method": ["email_signup", "email_signin", "google"],
    "error": [
      "wrong_credentials", "cannot_sign_up", "try_later", "unreachable", "untrusted", "timed_out",
      "not_available",
    ],
    "template_id": ["mood", "workout", "medication", "coffee", "journal", "custom"],
    "template_name": ["Mood", "Workout", "Medication", "Coffee", "Journal"],
    "custom_name": ["custom"],
    "event_type_name": ["Mood", "Workout", "Medication", "Coffee", "Journal", "custom"],
    "type": ["notifications", "location", "health"],
  ]

  @Test(
    "Events have the properties of the table, and these hold words of a list, never what is private"
  )
  func properties() throws {
    var told: Set<String> = []
    for path in Goldens.paths where path.hasPrefix("trendsight/") {
      let tested = try Goldens.test(path)
      for event in tested.performance.events {
        told.insert(event.name)
        let keys = Self.table[event.name] ?? []
        #expect(keys.contains(Set(event.properties.keys)), "\(path): \(event)")
        for (key, value) in event.properties {
          guard let word = value.string else { continue }
          #expect(allowed(key, tested.product).contains(word), "\(path): \(event)")
        }
      }
    }
    #expect(told == Set(Self.table.keys))
  }

  @Test("No event of any product holds an email, a password or a line that was typed")
  func typed() throws {
    for path in Goldens.paths {
      let tested = try Goldens.test(path)
      let typed = tested.transcript.script.moves.compactMap { move -> String? in
        if case .answer(let text) = move.action { text } else { nil }
      }
      // A word may well be the name of a step or of a template; a sentence is nobody's.
      let secrets = tested.transcript.head.secrets + typed.filter { $0.contains(" ") }
      for event in tested.performance.events {
        for text in event.properties.values.compactMap(\.string) {
          #expect(!text.contains("@") && !secrets.contains(text), "\(path): \(event)")
        }
      }
    }
  }

  @Test("Durations are those of the clock handed in")
  func durations() throws {
    let text = """
      flow: diet
      ---
      > lose weight
      %% advance 3m
      > 1800
      %% advance 2m
      > noon to 8pm
      >
      > yes
      """
    let tested = try TranscriptSuite().test(text, path: "a.txt")
    let told = tested.performance.events
    let seconds = told.compactMap { event in
      event.properties["step"].map {
        "\($0.string ?? "") \(event.properties["duration_seconds"]?.int ?? -1)"
      }
    }
    #expect(seconds == ["goal 0", "calories 180", "window 120", "matador 0", "reveal 0"])
    #expect(told.last?.properties == ["duration_seconds": 300])
  }

  /// The words that a property may hold.
  private func allowed(_ key: String, _ product: any AnyProduct) -> Set<String> {
    switch key {
    case "current_step", "step", "next_step": Set(product.steps + ["complete"])
    default: Self.words[key] ?? []
    }
  }
}
