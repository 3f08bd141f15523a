import Conversation
import Onboarding
import Understanding

/// A plan service that answers as a transcript says, and takes what nothing is said of.
final class ScriptedService: SubmissionService {
  var answers: [Directive.ServiceAnswer] = []

  func submit(_ profile: [String: JSONValue], key: String, at now: Timestamp) -> Event {
    guard !answers.isEmpty else { return .submitted(id: UUIDv5.row("plan", of: key)) }
    switch answers.removeFirst() {
    case .taken(let id): return .submitted(id: id)
    case .failed(let failure): return .submissionFailed(failure)
    }
  }
}
