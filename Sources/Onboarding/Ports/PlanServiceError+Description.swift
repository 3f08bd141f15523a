extension PlanServiceError: CustomStringConvertible {
  /// What went wrong and what to do, in one or two short sentences.
  public var description: String {
    switch self {
    case .offline:
      "There's no network right now. Your answers are saved; try again once you're online."
    case .refused:
      "The plan service isn't running at that address. Try again in a moment."
    case .unknownHost:
      "I can't find the plan service's address. Is the network up?"
    case .insecure:
      "I couldn't make a secure connection, so I sent nothing. Is this computer's "
        + "clock right?"
    case .timedOut:
      "The plan service didn't answer within 10 seconds. Trying again is safe: you'll get one plan."
    case .connectionCut:
      "The connection broke before the answer came. Trying again is safe: you'll get one plan."
    case .rejected(let field?, let reason):
      "The plan service asks to change one answer: \(field.rawValue) \(reason)."
    case .rejected(nil, let reason):
      "The plan service didn't take the request: \(reason)."
    case .conflict:
      "This draft was already submitted with other answers, and that plan stands. "
        + "Start a new submission to send these."
    case .busy(let seconds?):
      "The plan service is busy and asks to try again in \(seconds) "
        + "\(seconds == 1 ? "second" : "seconds")."
    case .busy(nil):
      "The plan service is busy. Try again in a minute."
    case .serverFailed(let status):
      "The plan service had a problem of its own (\(status)). Your answers are saved; try again "
        + "later."
    case .malformedAnswer:
      "What answered is no plan service. Whoever runs this has to look at its address."
    case .invalidAddress:
      "That isn't the address of a plan service. Give one that begins with https://; http:// will "
        + "do on this computer only."
    case .unauthorized:
      "The plan service doesn't know this program. Name the file of its token."
    case .helperFailed:
      "The part of Usher that sends plans didn't start. Your answers are saved; reinstalling Usher "
        + "may help."
    }
  }
}
