import Conversation
import EmbeddedIdentity
import HTTPTypes
import NetworkHelper
import Onboarding
import Sessions
import Synchronization

/// Holds the conversations of the web: finds them, has them take their turns, erases them.
///
/// All state is in the store, so that any process can take the next turn; only passwords that are being
/// typed stay with the process they were sent to.
struct ConversationHost: Sendable {
  let products: Products
  let repositories: Repositories
  let store: any WebStore
  let place: WebPlace
  let plans: WebPlans?
  let limits: WebLimits
  let clock: WebClock
  let secrets = TypedSecrets()
  let accountsInMemory = AccountsInMemory()
  let metrics: WebMetrics

  /// A conversation that somebody may go on with.
  struct Held: Sendable {
    let conversation: WebConversation
    let product: any AnyProduct
    let token: StoredToken
  }

  /// The dialogue of a conversation, which starts each turn from the store.
  ///
  /// - Throws: ``Problem`` when the store cannot be opened.
  func dialogue(
    of conversation: WebConversation, about product: any AnyProduct
  ) throws(Problem) -> Dialogue {
    if let typing = secrets.dialogue(of: conversation.id) { return typing }
    guard let user = User(named: conversation.user) else { throw .notFound }
    let repository: any OnboardingRepository
    do {
      repository = try repositories.repository(of: product)
    } catch {
      throw Problem(error)
    }
    return Dialogue(
      product, user: user, repository: repository,
      voice: Voice(resumeCommand: "", showsIcons: true),
      services: try services(for: product, user, repository), startsFromStore: true,
      context: clock.context(
        zone: conversation.zone, usesTwentyFourHours: conversation.usesTwentyFourHours,
        signIn: product.signIn))
  }

  private func services(
    for product: any AnyProduct, _ user: User, _ repository: any OnboardingRepository
  ) throws(Problem) -> sending Services {
    var services = Services()
    services.conflicts = repository.conflictKeeper
    if product.hasSubmission, let plans {
      services.submission = PlanSubmission(plans.client)
    }
    if product.signIn != .none {
      let clock = clock
      let desk = SignInDesk(
        try identity(of: user),
        now: { Timestamp(secondsSince1970: clock.seconds) },
        known: { account in
          let rows = try? (repository as? any AccountRows)?.rows(of: account.id)
          return product.answers(in: rows ?? [])
        })
      services.secrets = desk
      services.identity = desk
    }
    return services
  }

  private func identity(of user: User) throws(Problem) -> any IdentityProvider {
    do {
      guard let folder = place.accountsFolder else {
        return try accountsInMemory.identity(of: user.name)
      }
      return try EmbeddedIdentity(
        folder: folder, sessions: SessionFile(user: user.name, storeFolder: folder))
    } catch {
      throw Problem(.serviceUnavailable, "\(error)", retryAfter: 1)
    }
  }
}
