import Conversation
import Onboarding
import SQLiteStore

/// Where answers of a user went besides their store, as far as the store knows.
struct Traces {
  /// The id of the user's rows.
  let id: String
  /// The plan that the answers were submitted for.
  private(set) var plan: PlanID?
  /// The key of a submission whose answer never came.
  private(set) var unansweredKey: String?
  /// The random id that events were told under elsewhere.
  private(set) var eventsID: String?
  /// Whether a remote has a copy.
  let isAtRemote: Bool

  /// The traces of a user's onboarding; none of answers that cannot be read.
  init(of user: User, _ product: any AnyProduct, in repository: any OnboardingRepository) {
    let stored = try? repository.load(user: user.name)
    id = stored?.id ?? user.id
    let local = repository as? SQLiteRepository
    isAtRemote = (try? local?.hasRemoteCopy(of: user.name)) ?? false
    guard let state = stored?.state else { return }
    if let analytics = state.analytics, analytics.isToldElsewhere { eventsID = analytics.id }
    plan = product.submissionID(of: state).flatMap(PlanID.init)
    if plan == nil { unansweredKey = state.submissionKey }
  }
}
