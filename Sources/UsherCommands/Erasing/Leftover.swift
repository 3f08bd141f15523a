/// Something of a user that an erasure does not reach.
enum Leftover: Hashable {
  /// A damaged database that was set aside, at a path; whose answers are in it cannot be told.
  case damagedFile(String)
  /// The copy of a remote database that was not named, under an id.
  case remoteCopy(id: String)
  /// A plan at a service that was not named.
  case plan(id: String)
  /// A plan that the service that was named knows nothing of.
  case unknownPlan(id: String)
  /// A submission whose answer never came, so that nobody here knows the id of its plan.
  case unansweredSubmission(key: String)
  /// Events in files that were not named, under a random id.
  case events(id: String)
  /// What `usher-web` remembers in a file of the same folder.
  case webReplies(String)
  /// The account, as another onboarding belongs to it.
  case account(keeper: String)

  /// What stays where, in a sentence.
  var sentence: String {
    switch self {
    case .damagedFile(let path):
      "\(path) was damaged and set aside; anyone's answers may be in it. Delete it once nobody "
        + "needs it."
    case .remoteCopy(let id): "A remote database has a copy, under the id \(id)."
    case .plan(let id):
      "The plan service has the plan \(id) with what was told for it."
    case .unknownPlan(let id): "The plan service that was named knows no plan \(id)."
    case .unansweredSubmission(let key):
      "The plan service may have a plan whose id never came back, under the key \(key)."
    case .events(let id):
      "Files that events were written to have some under the id \(id), which no name leads to."
    case .webReplies(let path):
      "\(path) may have their conversation on the web, who signed in for it, and what was said in the "
        + "last 24 hours. They erase it on the page; what was said goes as that time passes."
    case .account(let keeper): "The account stays, as \(keeper) belongs to it too."
    }
  }

  /// The option that reaches it.
  var option: String? {
    switch self {
    case .remoteCopy: "--remote"
    case .plan: "--service"
    case .events: "--events"
    case .damagedFile, .unknownPlan, .unansweredSubmission, .webReplies, .account: nil
    }
  }
}

extension Leftover: Encodable {
  private enum Key: String, CodingKey {
    case what, id, path, key, flow
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .damagedFile(let path):
      try values.encode("damaged_file", forKey: .what)
      try values.encode(path, forKey: .path)
    case .remoteCopy(let id):
      try values.encode("remote_copy", forKey: .what)
      try values.encode(id, forKey: .id)
    case .plan(let id):
      try values.encode("plan", forKey: .what)
      try values.encode(id, forKey: .id)
    case .unknownPlan(let id):
      try values.encode("unknown_plan", forKey: .what)
      try values.encode(id, forKey: .id)
    case .unansweredSubmission(let key):
      try values.encode("unanswered_submission", forKey: .what)
      try values.encode(key, forKey: .key)
    case .events(let id):
      try values.encode("events", forKey: .what)
      try values.encode(id, forKey: .id)
    case .webReplies(let path):
      try values.encode("web_replies", forKey: .what)
      try values.encode(path, forKey: .path)
    case .account(let keeper):
      try values.encode("account", forKey: .what)
      try values.encode(keeper, forKey: .flow)
    }
  }
}
