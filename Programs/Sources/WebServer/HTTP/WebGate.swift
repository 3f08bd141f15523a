import HTTPTypes
import Hummingbird
import Logging
import Onboarding
import Serving
import Synchronization

/// What every request passes: it counts, limits, refuses while the server drains, tells problems as
/// problems, and sets the headers that all answers have.
struct WebGate: RouterMiddleware {
  let metrics: WebMetrics
  let addresses: RateLimit
  let draining: Draining
  let isBehindProxy: Bool

  func handle(
    _ request: Request, context: ServiceContext,
    next: (Request, ServiceContext) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      response = try await answer(request, context, next)
    } catch {
      let problem = problem(of: error, context)
      // People see a page, programs a problem.
      response =
        request.uri.path.hasPrefix("/chat") ? PageReply.make(problem) : problem.response
    }
    for field in Self.headers { response.headers[field.name] = field.value }
    metrics.count(status: response.status.code)
    return response
  }

  private func problem(of error: any Error, _ context: ServiceContext) -> Problem {
    switch error {
    case let problem as Problem: return problem
    case let error as any HTTPResponseError:
      return error.status == .notFound
        ? .notFound : Problem(error.status, "The request can't be answered as it is.")
    default:
      context.logger.error("request failed", metadata: ["error": "\(type(of: error))"])
      return Problem(.internalServerError, "Something went wrong here. Try again.")
    }
  }

  private func answer(
    _ request: Request, _ context: ServiceContext,
    _ next: (Request, ServiceContext) async throws -> Response
  ) async throws -> Response {
    // Whatever watches over the server asks as often as it likes.
    if ["/healthz", "/readyz", "/metrics"].contains(request.uri.path) {
      return try await next(request, context)
    }
    if draining.isOn { throw Problem.draining }
    if let seconds = addresses.take(context.address(of: request, isBehindProxy: isBehindProxy)) {
      metrics.count(.limited)
      throw Problem(
        .tooManyRequests, "That was too much at once. Wait a moment.", retryAfter: seconds)
    }
    return try await next(request, context)
  }

  private static let headers: HTTPFields = [
    .xContentTypeOptions: "nosniff", .referrerPolicy: "no-referrer",
  ]
}

/// Whether the server is about to stop.
final class Draining: Sendable {
  private let state = Atomic(false)

  /// Whether it is.
  var isOn: Bool { state.load(ordering: .relaxed) }

  /// Says that it is.
  func begin() { state.store(true, ordering: .relaxed) }
}
