extension Outcome {
  /// Whether something that a line said was heard.
  var isHeard: Bool {
    switch self {
    case .stored, .unchanged, .opened, .removed: true
    default: false
    }
  }
}
