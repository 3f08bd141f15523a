/// Why a submission was not stored.
enum PlanWriterError: Error, Hashable, Sendable {
  /// There is too much to do; it may be sent again a little later.
  case overloaded
  /// The store failed.
  case store(PlanStoreError)
}

extension PlanWriterError: CustomStringConvertible {
  /// What failed, for the log.
  var description: String {
    switch self {
    case .overloaded: "Too many submissions at once."
    case .store(let error): error.description
    }
  }
}
