public import Conversation

extension SaveFailure {
  /// What people need to know of a repository's error.
  public init(_ error: RepositoryError) {
    self =
      switch error {
      case .unavailable: .unavailable
      case .conflict: .conflict
      case .refused(let constraint): .refused(constraint)
      case .notPermitted, .unusable: .notPermitted
      case .corrupt: .corrupt
      case .full: .full
      case .newerSchema: .newerSchema
      case .missing(let name): .missing(name)
      }
  }
}
