import Conversation
import FlowCheck
import Onboarding
import RepositoryContract

/// Lines that lead to each of Coach George's questions.
enum GeorgeScripts {
  static let toRace = ["let's go"]
  static let toDistance = toRace + ["The Great North Run"]
  static let toDate = toDistance + ["a half"]
  static let toGoal = toDate + ["13 September"]
  static let toDays = toGoal + ["just to finish"]
  static let toSession = toDays + ["Mon, Wed and Sat"]
  static let toInjuries = toSession + ["60 minutes"]
  static let toStrava = toInjuries + ["none"]
  static let toReview = toStrava + ["yes"]
  static let toConsent = toReview + ["looks right"]
  static let toSubmit = toConsent + ["yes, I consent"]

  /// The lines of a runner of a marathon, from the first to the last.
  static let marathon = [
    "let's go", "Berlin Marathon", "a marathon", "26 September", "sub 3:45",
    "Mon, Wed and Sat", "60 minutes", "none", "yes", "looks right", "yes, I consent", "yes",
  ]

  /// A stage on which a service takes whatever it is sent, unless it is told otherwise.
  static func stage(
    _ plans: ScriptedPlans = ScriptedPlans(), at instant: CheckInstant = .ofTests
  ) throws -> Stage {
    var stage = try Stage(Product.george, at: instant)
    stage.services = Services(submission: plans)
    return stage
  }
}
