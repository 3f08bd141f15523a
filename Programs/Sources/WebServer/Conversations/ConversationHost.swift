import Conversation
import EmbeddedIdentity
import Foundation
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
  /// Where people may sign in, besides by a password; nil for nowhere.
  let provider: OpenIDProvider?
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
  /// - Parameters:
  ///   - conversation: The conversation.
  ///   - product: What about.
  ///   - arrival: What a browser brought back from a provider just now; nil where none did.
  /// - Returns: The dialogue.
  /// - Throws: ``Problem`` when the store cannot be opened.
  func dialogue(
    of conversation: WebConversation, about product: any AnyProduct,
    arrival: ProviderIdentity.Arrival? = nil
  ) throws(Problem) -> Dialogue {
    if arrival == nil, let typing = secrets.dialogue(of: conversation.id) { return typing }
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
      services: try services(for: product, user, repository, arrival), startsFromStore: true,
      context: clock.context(
        zone: conversation.zone, usesTwentyFourHours: conversation.usesTwentyFourHours,
        signIn: signIn(for: product)))
  }

  private func services(
    for product: any AnyProduct, _ user: User, _ repository: any OnboardingRepository,
    _ arrival: ProviderIdentity.Arrival?
  ) throws(Problem) -> sending Services {
    var services = Services()
    services.conflicts = repository.conflictKeeper
    if product.hasSubmission, let plans {
      services.submission = PlanSubmission(plans.client)
    }
    if signIn(for: product) != .none {
      let clock = clock
      let desk = SignInDesk(
        try identity(of: user, about: product, arrival),
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

  /// How people sign in to a product: at the provider too, where one is named and the product knows
  /// accounts.
  func signIn(for product: any AnyProduct) -> SignInMode {
    provider(for: product) == nil ? product.signIn : .google
  }

  /// Where people may sign in to a product, besides by a password; nil for nowhere.
  func provider(for product: any AnyProduct) -> OpenIDProvider? {
    product.hasSignIn ? provider : nil
  }

  private func identity(
    of user: User, about product: any AnyProduct, _ arrival: ProviderIdentity.Arrival?
  ) throws(Problem) -> any IdentityProvider {
    do {
      let passwords = try passwords(of: user)
      guard provider(for: product) != nil else { return passwords }
      // There is one session at a time.
      if case .success(_?) = arrival { try passwords.signOut() }
      return JoinedIdentity(
        passwords: passwords,
        browser: ProviderIdentity(
          store: store, user: user.name, flow: product.id, arrival: arrival))
    } catch {
      throw Problem(.serviceUnavailable, "\(error)", retryAfter: 1)
    }
  }

  private func passwords(of user: User) throws(IdentityError) -> any IdentityProvider {
    guard let folder = place.accountsFolder else {
      return try accountsInMemory.identity(of: user.name)
    }
    return try EmbeddedIdentity(
      folder: folder, sessions: SessionFile(user: user.name, storeFolder: folder))
  }
}

extension OpenIDProvider {
  /// What people call it.
  var name: String {
    issuer == Self.google ? "Google" : WebAddress(issuer)?.url.host() ?? issuer
  }
}
