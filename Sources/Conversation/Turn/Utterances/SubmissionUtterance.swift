/// What is said about a submission.
public enum SubmissionUtterance: Hashable, Sendable, Codable {
  /// It is on its way.
  case sending
  /// It was taken, with an id.
  case submitted(id: String)
  /// It was not taken.
  case failed(SubmissionFailure)
}
