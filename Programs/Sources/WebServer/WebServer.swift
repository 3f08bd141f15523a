import CWebResources
public import Conversation
import HTTPTypes
import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
public import NetworkHelper
public import Onboarding
import ServiceLifecycle
import Serving
import UnixSignals

/// Onboarding conversations over HTTP, for programs and on a page.
public struct WebServer: Sendable {
  private let host: ConversationHost
  private let access: WebAccess
  private let limits: WebLimits
  private let logger: Logger
  private let look: PageLook
  private let done: DoneWebhook?

  /// A server of some products.
  ///
  /// - Parameters:
  ///   - products: What people are onboarded to.
  ///   - place: Where answers are kept.
  ///   - access: Who may ask, and by which names.
  ///   - plans: Where plans are submitted to; nil where there is no such service.
  ///   - provider: Where people may sign in besides by a password, for products that know accounts; its
  ///     port, patience and browser are those of programs, and not used.
  ///   - done: The server that is told who is done; nil where nobody is.
  ///   - theme: How the page looks, and where it leads.
  ///   - limits: How much it takes on.
  ///   - logger: Where it logs; no line has anything people wrote.
  ///   - now: Tells the instant of conversations; that of the world unless it is a test.
  /// - Throws: ``RepositoryError`` when the store cannot be opened.
  public init(
    _ products: Products, place: WebPlace, access: WebAccess = WebAccess(),
    plans: WebPlans? = nil, provider: OpenIDProvider? = nil, done: DoneWebhook? = nil,
    theme: WebTheme = WebTheme(), limits: WebLimits = WebLimits(),
    logger: Logger = Logger(label: "usher-web"),
    now: @escaping @Sendable () -> Timestamp = WebClock.world
  ) throws(RepositoryError) {
    self.access = access
    self.limits = limits
    self.logger = logger
    self.done = done
    look = PageLook(theme)
    host = ConversationHost(
      products: products, repositories: Repositories(at: place, now: now),
      store: try WebStores.open(at: place), place: place, plans: plans,
      provider: provider, limits: limits, clock: WebClock(now: now),
      isTelling: done != nil)
  }

  /// A server of one product in a test: its store, its clock and its nonces are given.
  package init(
    testing product: any AnyProduct, repository: any OnboardingRepository,
    access: WebAccess = WebAccess(), plans: WebPlans? = nil, limits: WebLimits = WebLimits(),
    now: @escaping @Sendable () -> Timestamp = WebClock.world,
    nonce: @escaping @Sendable () -> String = { Token.random() },
    register: Voice.Register = .pointed
  ) throws(RepositoryError) {
    self.access = access
    self.limits = limits
    logger = Logger(label: "usher-web") { _ in SwiftLogNoOpLogHandler() }
    look = PageLook(WebTheme())
    done = nil
    host = ConversationHost(
      products: [product], repositories: Repositories([product.id: repository]),
      store: try WebStores.open(at: .memory), place: .memory, plans: plans,
      provider: nil, limits: limits, clock: WebClock(now: now, nonce: nonce),
      register: register)
  }

  /// Serves until SIGTERM or SIGINT, then drains and finishes what is under way; or until the task is
  /// cancelled.
  ///
  /// - Parameters:
  ///   - hostName: The name or address to listen at.
  ///   - port: The port; 0 takes a free one.
  ///   - onListening: Called with the port, once connections are taken.
  /// - Throws: When the port cannot be had.
  public func run(
    host hostName: String, port: Int, onListening: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws {
    let roster = ConnectionRoster(limit: limits.connections)
    let draining = Draining(for: limits.drainTime)
    let application = Application(
      router: router(roster, draining),
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [
            RosterHandler(roster), HeadDeadline(first: limits.headTime, next: limits.idleTime),
            UpgradeRefusal(),
          ],
          idleTimeout: .milliseconds(Int64(limits.idleTime / .milliseconds(1))))),
      configuration: ApplicationConfiguration(
        address: .hostname(hostName, port: port), backlog: 1024),
      services: [Upkeep(host: host)],
      onServerRunning: { channel in onListening(channel.localAddress?.port ?? port) },
      logger: logger)
    let sender = done.map { DoneSender(host: host, webhook: $0, logger: logger) }
    // What comes last is stopped first: it drains while the others go on.
    let services = ServiceGroup(
      services: [sender as (any Service)?, application, draining].compactMap(\.self),
      gracefulShutdownSignals: [.sigterm, .sigint],
      logger: logger)
    try await services.run()
  }

  private func router(
    _ roster: ConnectionRoster, _ draining: Draining
  ) -> Router<ServiceContext> {
    let watch = WatchEndpoint(host: host, draining: draining, roster: roster)
    let bare = Router(context: ServiceContext.self)
    addRoutes(to: bare, watch)
    let router = Router(context: ServiceContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: RequestLog())
    router.add(
      middleware: WebGate(
        metrics: host.metrics, addresses: RateLimit(perMinute: limits.requestsPerAddress),
        draining: draining, access: access, look: look,
        allowed: AllowedMethods(bare.routes)))
    addRoutes(to: router, watch)
    return router
  }

  private func addRoutes(to router: Router<ServiceContext>, _ watch: WatchEndpoint) {
    router.get("/healthz") { request, _ in try watch.health(request) }
    router.get("/readyz") { request, _ in try await watch.readiness(request) }
    router.get("/metrics") { request, _ in try watch.metrics(request) }

    let named = router.group()
      .add(
        middleware: HostCheck(names: access.names) {
          Problem(.misdirectedRequest, "The server does not go by that name.").response
        })
    let lines = RateLimit(perMinute: limits.linesPerConversation)
    let once = Once(host: host)
    let conversations = ConversationEndpoint(host: host, access: access, lines: lines, once: once)
    named.get("/v1/flows") { _, _ in conversations.flows() }
    named.post("/v1/flows/:flow/conversations") { try await conversations.begin($0, $1) }
    let people = OperatorEndpoint(host: host, access: access)
    named.get("/v1/conversations") { request, _ in try await people.conversations(request) }
    named.get("/v1/flows/:flow/export") { try await people.export($0, $1) }
    named.group("/v1/conversations/:id")
      .post("lines") { try await conversations.reply($0, $1) }
      .get { try await conversations.standing($0, $1) }
      .delete { try await conversations.erase($0, $1) }
    let chat = ChatEndpoint(host: host, access: access, lines: lines, once: once, look: look)
    named.get("/chat") { _, _ in chat.index() }
    named.get("/chat/style.css") { _, _ in
      PageReply.asset(look.style)
    }
    named.get("/chat/script.js") { _, _ in
      PageReply.asset(look.script)
    }
    named.get("/chat/embed.js") { _, _ in PageReply.asset(look.embed) }
    named.get("/chat/logo") { _, _ in
      guard let logo = look.logo else { throw Problem.notFound }
      return PageReply.asset(logo)
    }
    named.get("/chat/:flow") { try await chat.page($0, $1) }
    named.post("/chat/:flow") { try await chat.reply($0, $1) }
    named.post("/chat/:flow/link") { try await chat.link($0, $1) }
    named.get("/chat/:flow/go") { try await chat.arrival($0, $1) }
    named.post("/chat/:flow/go") { try await chat.go($0, $1) }
    named.post("/chat/:flow/sign-out") { try await chat.signOut($0, $1) }
    named.post("/chat/:flow/sign-in") { try await chat.signIn($0, $1) }
    named.get("/chat/:flow/signed-in") { try await chat.signedIn($0, $1) }
    named.post("/chat/:flow/erase") { try await chat.erase($0, $1) }
    named.get("/openapi.json") { _, _ in
      JSONReply.make(.ok, ByteBuffer(string: String(cString: cwebresources_openapi())))
    }
    if let flow = access.webhook, let key = access.key, let product = host.products.product(flow) {
      let webhook = WebhookEndpoint(host: host, product: product, key: key, lines: lines)
      named.post("/webhooks/rest/webhook") { request, _ in
        try await webhook.respond(to: request)
      }
    }
  }
}
