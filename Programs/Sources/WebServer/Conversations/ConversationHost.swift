import Conversation
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
  /// Whether somebody is told of who is done.
  let isTelling: Bool
  /// When the server was made, in seconds since 1970 by the clock of conversations.
  let madeAt: Int
  /// How people are spoken to.
  let register: Voice.Register
  let secrets = TypedSecrets()
  let passwords: PasswordQueue
  let accounts: PasswordAccounts
  let metrics: WebMetrics

  init(
    products: Products, repositories: Repositories, store: any WebStore, place: WebPlace,
    plans: WebPlans?, provider: OpenIDProvider?, limits: WebLimits, clock: WebClock,
    isTelling: Bool = false, register: Voice.Register = .pointed
  ) {
    self.isTelling = isTelling
    madeAt = clock.now().secondsSince1970
    self.register = register
    self.products = products
    self.repositories = repositories
    self.store = store
    self.place = place
    self.plans = plans
    self.provider = provider
    self.limits = limits
    self.clock = clock
    passwords = PasswordQueue(limits)
    accounts = place.accountsFolder.map { .folder($0) } ?? .memory(AccountsInMemory())
    metrics = WebMetrics()
  }

  /// A conversation that somebody may go on with.
  struct Held: Sendable {
    let conversation: WebConversation
    let product: any AnyProduct
    let token: StoredToken
    /// Where the request comes from; empty where that does not matter.
    var address = ""
  }

  /// The dialogue of a conversation, which starts each turn from the store.
  ///
  /// - Parameters:
  ///   - conversation: The conversation.
  ///   - product: What about.
  ///   - address: Where the request comes from.
  ///   - arrival: What a browser brought back from a provider just now; nil where none did.
  /// - Returns: The dialogue, and what tells of a new token.
  /// - Throws: ``Problem`` when the store cannot be opened.
  func dialogue(
    of conversation: WebConversation, about product: any AnyProduct, from address: String,
    arrival: ProviderIdentity.Arrival? = nil
  ) throws(Problem) -> HeldDialogue {
    if arrival == nil, let typing = secrets.dialogue(of: conversation.id) { return typing }
    guard let user = User(named: conversation.user) else { throw .notFound }
    let repository: any OnboardingRepository
    do {
      repository = try repositories.repository(of: product)
    } catch {
      throw Problem(error)
    }
    let renewal = renewal(of: conversation)
    let passwords = PasswordIdentity(
      accounts: accounts, user: user.name, source: Token.hash("address:" + address),
      renewal: renewal)
    let identity = try identity(passwords, about: product, arrival)
    if let session = try? identity.session(at: Timestamp(secondsSince1970: clock.seconds)) {
      repository.remember(user.name, as: session.account.id)
    }
    return HeldDialogue(
      dialogue: Dialogue(
        product, user: user, repository: repository,
        voice: Voice(resumeCommand: "", showsIcons: true, register: register),
        services: services(for: product, identity, repository),
        startsFromStore: true,
        context: clock.context(
          zone: conversation.zone, usesTwentyFourHours: conversation.usesTwentyFourHours,
          signIn: signIn(for: product))),
      renewal: renewal)
  }

  /// What puts a token in the place of all that lead to a conversation's answers.
  func renewal(of conversation: WebConversation) -> TokenRenewal {
    let (user, flow) = (conversation.user, conversation.flow)
    return TokenRenewal { [store, limits, clock] token throws(RepositoryError) in
      let stored = StoredToken(
        hash: token.hash, kind: .session, expiresAt: clock.seconds + limits.tokenSeconds)
      try store.replaceTokens(of: user, flow: flow, with: stored, for: conversation.id)
    }
  }

  private func services(
    for product: any AnyProduct, _ identity: any IdentityProvider,
    _ repository: any OnboardingRepository
  ) -> sending Services {
    var services = Services()
    services.conflicts = repository.conflictKeeper
    if product.hasSubmission, let plans {
      services.submission = PlanSubmission(plans.client)
    }
    if signIn(for: product) != .none {
      let clock = clock
      let desk = SignInDesk(
        identity,
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
    _ passwords: PasswordIdentity, about product: any AnyProduct,
    _ arrival: ProviderIdentity.Arrival?
  ) throws(Problem) -> any IdentityProvider {
    guard provider(for: product) != nil else { return passwords }
    do {
      // There is one session at a time.
      if case .success(_?) = arrival { try passwords.signOut() }
    } catch {
      throw Problem(.serviceUnavailable, "\(error)", retryAfter: 1)
    }
    return JoinedIdentity(
      passwords: passwords,
      browser: ProviderIdentity(
        store: store, user: passwords.user, flow: product.id, arrival: arrival))
  }
}

extension OpenIDProvider {
  /// What people call it.
  var name: String {
    issuer == Self.google ? "Google" : WebAddress(issuer)?.url.host() ?? issuer
  }
}
