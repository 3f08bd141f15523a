/// How a conversation ends.
public enum Ending: Hashable, Sendable, Codable {
  /// The onboarding is complete.
  case complete
  /// The person left before the end.
  case left
  /// The input ended before the end.
  case inputEnded
  /// The person interrupted.
  case interrupted
  /// The system asked the program to stop.
  case terminated(Termination)
  /// The answers could not be saved.
  case unsaved(SaveFailure)
  /// The service is out of reach; all is saved.
  case serviceUnreachable
  /// What was handed in cannot be used.
  case handedInRefused(HandedInFault)
  /// The person signed out.
  case signedOut
}
