import Conversation
import EmbeddedIdentity
import Foundation
import NetworkHelper
import Onboarding
import Sessions

/// Puts together what a conversation may use besides the store.
struct ServiceChoice {
  private let options: ServiceOptions
  private let setting: Setting
  private let environment = ProcessEnvironment.variables

  init(_ options: ServiceOptions, _ setting: Setting) {
    self.options = options
    self.setting = setting
  }

  /// How people sign in to a product: as the option says, unless the product always asks; at a
  /// provider where one is named and the product knows accounts; or as the product does by default.
  func signInMode(for product: any AnyProduct) -> SignInMode {
    if let mode = options.signIn, mode != .none || product.signIn == .none { return mode }
    if issuer != nil, product.hasSignIn { return .google }
    return product.signIn
  }

  /// The services of a product, for a way of signing in.
  ///
  /// - Parameters:
  ///   - product: What is set up.
  ///   - mode: How people sign in.
  ///   - repository: Where rows that an account has already may be.
  /// - Returns: What the conversation may use.
  /// - Throws: ``Failure`` when one of them cannot be set up.
  func services(
    for product: any AnyProduct, _ mode: SignInMode, _ repository: any OnboardingRepository
  ) throws -> Services {
    var services = Services(tellsWords: options.analyticsNames)
    services.conflicts = repository.conflictKeeper
    if let path = options.events {
      guard let file = EventFile(path: path) else {
        throw Failure(.cannotCreate, "\(path) cannot be written.")
      }
      services.analytics = file
    }
    let plans = PlanServiceChoice(service: options.service, tokenFile: options.serviceTokenFile)
    // What the environment says of a service keeps nobody from what needs none.
    if product.hasSubmission, let plans = try plans.plans() {
      services.submission = LivelyService(PlanSubmission(plans))
    }
    if mode != .none {
      let desk = SignInDesk(
        try identity(mode), now: { Clockwork.actual },
        known: { account in
          let rows = try? (repository as? any AccountRows)?.rows(of: account.id)
          return product.answers(in: rows ?? [])
        }, attend: attend)
      services.secrets = desk
      services.identity = LivelyService(desk)
    }
    return services
  }

  /// The accounts of this installation, and of a provider where people may use one.
  ///
  /// - Throws: ``Failure`` when the accounts cannot be opened.
  func identity(_ mode: SignInMode) throws -> any IdentityProvider {
    do {
      let (embedded, sessions) = try accounts()
      guard mode == .google else { return embedded }
      let provider = OpenIDProvider(
        issuer: issuer ?? OpenIDProvider.google,
        clientID: options.clientID ?? environment["USHER_CLIENT_ID"] ?? "",
        clientSecret: environment["USHER_CLIENT_SECRET"])
      let browser = BrowserIdentity(
        provider: provider, program: NetworkProgram.located(environment), sessions: sessions)
      return JoinedIdentity(passwords: embedded, browser: browser)
    } catch {
      throw Failure(.cannotCreate, "\(error)")
    }
  }

  private func accounts() throws(IdentityError) -> (any IdentityProvider, any SessionStore) {
    guard let folder = setting.store.accountsFolder(environment) else {
      return (try EmbeddedIdentity(), SessionMemory())
    }
    let sessions = SessionFile(user: setting.user.name, storeFolder: folder)
    return (try EmbeddedIdentity(folder: folder, sessions: sessions), sessions)
  }

  private var issuer: String? { options.issuer ?? environment["USHER_ISSUER"] }

  /// Shows the address to open and a sign of life while a person is at the browser.
  private func attend(_ progress: SignInProgress) -> Bool {
    switch progress {
    case .browse(let url, let isOpened):
      StandardError.say(
        isOpened
          ? "Your browser has been opened at:\n  \(url)" : "Please open this address:\n  \(url)")
    case .waiting:
      SignOfLife.show()
    }
    return true
  }
}
