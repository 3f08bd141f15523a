import Conversation
import Onboarding

extension SubmissionFailure {
  /// What the conversation says of an error; reasons read on after "I couldn't reach the plan
  /// service:".
  init(_ error: PlanServiceError) {
    switch error {
    case .offline:
      self = .unreachable("there's no network right now; \"try again\" once you're online.")
    case .refused:
      self = .unreachable(
        "it isn't running at that address; \"try again\" in a moment.")
    case .unknownHost:
      self = .unreachable("its address can't be found. Is the network up?")
    case .insecure:
      self = .unreachable(
        "no secure connection could be made, so nothing was sent. Is this "
          + "computer's clock right?")
    case .connectionCut:
      self = .unreachable(
        "the connection broke before the answer came; \"try again\": you'll get one plan.")
    case .invalidAddress:
      self = .unreachable(
        "its address must begin with https://, or be on this computer; "
          + "whoever set Usher up can put that right.")
    case .unauthorized:
      self = .unreachable(
        "it doesn't know this program; whoever set Usher up can give it the service's token.")
    case .helperFailed:
      self = .unreachable("the part of Usher that sends plans didn't start. Reinstalling may help.")
    case .timedOut: self = .timedOut
    case .rejected(let field, let reason):
      self = .rejected(field: field?.question, reason: reason)
    case .conflict: self = .conflict
    case .busy(let seconds): self = .busy(seconds: seconds ?? 30)
    case .serverFailed: self = .serverError
    case .malformedAnswer: self = .malformed
    }
  }
}

extension PlanField {
  /// The question of the conversation that asks for the field.
  var question: String {
    switch self {
    case .raceDistance: "race_distance"
    case .goalTime: "goal_time"
    case .consentedAt: "consent"
    case .raceName, .raceDate, .trainingDays, .sessionMinutes, .injuries, .stravaIntent, .consent:
      rawValue
    }
  }
}
