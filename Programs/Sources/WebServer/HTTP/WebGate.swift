import HTTPTypes
import Hummingbird
import Logging
import Onboarding
import Serving

/// What every request passes: it counts, limits, refuses while the server drains, tells problems as
/// problems, and sets the headers that all answers have.
struct WebGate: RouterMiddleware {
  let metrics: WebMetrics
  let addresses: RateLimit
  let draining: Draining
  let access: WebAccess
  let look: PageLook
  let allowed: AllowedMethods

  func handle(
    _ request: Request, context: ServiceContext,
    next: (Request, ServiceContext) async throws -> Response
  ) async throws -> Response {
    let isPage = request.uri.path.hasPrefix("/chat")
    let sharing = OriginSharing(request, access.origins)
    var response: Response
    do {
      if let preflight = sharing?.preflight(request) { return preflight }
      response = try await answer(request, context, next)
    } catch {
      let problem = problem(of: error, request, context)
      // People see a page, programs a problem.
      response =
        isPage
        ? PageReply.make(problem, at: request.uri.path, look) : problem.response
    }
    for field in Self.headers { response.headers[field.name] = field.value }
    if isPage, !access.embedders.isEmpty { allowFrames(&response) }
    if !isPage, let sharing {
      for field in sharing.headers { response.headers[field.name] = field.value }
    }
    metrics.count(status: response.status.code)
    return response
  }

  /// Lets pages of the origins that are named have the page in a frame.
  private func allowFrames(_ response: inout Response) {
    guard let policy = response.headers[.contentSecurityPolicy] else { return }
    response.headers[.frameOptions] = nil
    response.headers[.contentSecurityPolicy] = policy.replacing(
      "frame-ancestors 'none'",
      with: "frame-ancestors 'self' \(access.embedders.joined(separator: " "))")
  }

  private func problem(
    of error: any Error, _ request: Request, _ context: ServiceContext
  ) -> Problem {
    switch error {
    case let problem as Problem: return problem
    case let error as any HTTPResponseError:
      guard error.status == .notFound else {
        return Problem(error.status, "The request can't be answered as it is.")
      }
      // The router found no such path, or no such method there.
      let methods = allowed.methods(at: request.uri.path)
      return methods.isEmpty ? .notFound : .methodNotAllowed(methods)
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
    if WatchEndpoint.paths.contains(request.uri.path) {
      return try await next(request, context)
    }
    if draining.isOn { throw Problem.draining }
    if let seconds = addresses.take(
      context.address(of: request, isBehindProxy: access.isBehindProxy))
    {
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
