extension InputEvent: CustomStringConvertible, CustomDebugStringConvertible {
  /// Says what happened and never what was typed, so that it can stand in a log.
  public var description: String {
    switch self {
    case .line: "line(hidden)"
    case .pasted: "pasted(hidden)"
    case .endOfInput: "endOfInput"
    case .interrupted(let hadText): "interrupted(hadText: \(hadText))"
    case .hangUp: "hangUp"
    case .terminate: "terminate"
    case .rejected(let rejection): "rejected(\(rejection))"
    }
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}
