import Conversation
import Onboarding
import Understanding

/// A plan service that answers as it is told, and remembers what it was sent.
final class ScriptedPlans: SubmissionService {
  private var answers: ArraySlice<Event>
  /// The profiles that were sent, in order.
  private(set) var sent: [[String: JSONValue]] = []
  /// The keys they were sent under, in order.
  private(set) var keys: [String] = []

  init(_ answers: Event...) { self.answers = answers[...] }

  func submit(_ profile: [String: JSONValue], key: String, at now: Timestamp) -> Event {
    sent.append(profile)
    keys.append(key)
    return answers.popFirst() ?? .submitted(id: "plan-1")
  }
}
