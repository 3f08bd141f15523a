public import Conversation
import HTTPTypes
import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
public import Onboarding
import Serving

/// The service at the other end of a submission: it validates requests by the conversation's own
/// rules, stores them, and answers with the ids of their plans.
public struct PlanServer: Sendable {
  private let store: PlanStore
  private let access: ServerAccess
  private let limits: ServerLimits
  private let logger: Logger

  /// A service on a store, which is made when it is not there.
  ///
  /// - Parameters:
  ///   - path: The path of the store's file.
  ///   - access: Who may ask, and by which names.
  ///   - limits: How much it takes on at a time.
  ///   - logger: Where it logs; no line has anything people wrote.
  ///   - plan: Makes the id and the instant of a new plan; no two ids are the same.
  /// - Throws: ``PlanStoreError``, whose text says what the operator can do.
  public init(
    store path: String, access: ServerAccess = ServerAccess(),
    limits: ServerLimits = ServerLimits(), logger: Logger,
    plan: @escaping @Sendable () -> (id: PlanID, createdAt: Timestamp)
  ) throws(PlanStoreError) {
    self.store = try PlanStore(path: path, plan: plan)
    self.access = access
    self.limits = limits
    self.logger = logger
  }

  /// Serves until SIGTERM or SIGINT, or until the task is cancelled, then finishes what is under way.
  ///
  /// - Parameters:
  ///   - host: The name or address to listen at.
  ///   - port: The port; 0 takes a free one.
  ///   - onListening: Called with the port, once connections are taken.
  /// - Throws: When the port cannot be had.
  public func run(
    host: String, port: Int, onListening: @escaping @Sendable (Int) -> Void
  ) async throws {
    let roster = ConnectionRoster(limit: limits.connections)
    let application = Application(
      router: router(),
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [RosterHandler(roster), UpgradeRefusal()],
          idleTimeout: .milliseconds(Int64(limits.idleTime / .milliseconds(1))))),
      configuration: ApplicationConfiguration(
        address: .hostname(host, port: port), backlog: limits.connections),
      onServerRunning: { channel in onListening(channel.localAddress?.port ?? port) },
      logger: logger)
    try await application.runService()
    try store.close()
  }

  private func router() -> Router<ServiceContext> {
    let router = Router(context: ServiceContext.self)
    router.add(middleware: RequestLog())
    let health = HealthEndpoint(store: store, limits: limits)
    router.get("/health") { _, _ in await health.respond() }
    let onboarding = OnboardingEndpoint(
      writer: PlanWriter(store: store, limits: limits), store: store, limits: limits)
    router.group("/api/v1/onboarding")
      .add(
        middleware: HostCheck(names: access.names) {
          Reply.refused(.misdirectedRequest, "the service does not go by that name")
        }
      )
      .add(middleware: TokenCheck(token: access.token))
      .post { request, context in await onboarding.respond(to: request, context: context) }
      .delete(":plan_id") { _, context in
        await onboarding.erase(context.parameters.get("plan_id"), context: context)
      }
    return router
  }
}
