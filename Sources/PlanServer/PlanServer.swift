public import Conversation
import HTTPTypes
import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
public import Onboarding

/// The service at the other end of a submission: it validates requests by the conversation's own
/// rules, stores them, and answers with the ids of their plans.
public struct PlanServer: Sendable {
  private let store: PlanStore
  private let limits: ServerLimits
  private let logger: Logger

  /// A service on a store, which is made when it is not there.
  ///
  /// - Parameters:
  ///   - path: The path of the store's file.
  ///   - limits: How much it takes on at a time.
  ///   - logger: Where it logs; no line has anything people wrote.
  ///   - plan: Makes the id and the instant of a new plan; no two ids are the same.
  /// - Throws: ``PlanStoreError``, whose text says what the operator can do.
  public init(
    store path: String, limits: ServerLimits = ServerLimits(), logger: Logger,
    plan: @escaping @Sendable () -> (id: PlanID, createdAt: Timestamp)
  ) throws(PlanStoreError) {
    self.store = try PlanStore(path: path, plan: plan)
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
    let application = Application(
      router: router(),
      server: .http1(
        configuration: .init(
          idleTimeout: .milliseconds(Int64(limits.idleTime / .milliseconds(1))))),
      configuration: ApplicationConfiguration(
        address: .hostname(host, port: port), backlog: limits.connections,
        availableConnectionsDelegate: MaximumAvailableConnections(
          limits.connections, logger: logger)),
      onServerRunning: { channel in onListening(channel.localAddress?.port ?? port) },
      logger: logger)
    try await application.runService()
    try store.close()
  }

  private func router() -> Router<BasicRequestContext> {
    let router = Router()
    router.add(middleware: RequestLog())
    let onboarding = OnboardingEndpoint(
      writer: PlanWriter(store: store, limits: limits), limits: limits)
    router.post("/api/v1/onboarding") { request, context in
      await onboarding.respond(to: request, context: context)
    }
    router.get("/health") { [store] _, _ in
      await store.isReachable()
        ? Reply.json(.ok, ["status": "ok"])
        : Reply.json(.serviceUnavailable, ["status": "the store does not answer"])
    }
    return router
  }
}
