import HTTPTypes
import Hummingbird
import Onboarding

/// Refuses whoever does not have the service's token (`Authorization: Bearer`, RFC 6750).
struct TokenCheck<Context: RequestContext>: RouterMiddleware {
  /// The token; nil lets everybody in.
  let token: ServiceToken?

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard isKnown(request.headers[.authorization]) else {
      var response = Reply.refused(.unauthorized, "the request has no token the service knows")
      response.headers[.wwwAuthenticate] = "Bearer"
      return response
    }
    return try await next(request, context)
  }

  private func isKnown(_ header: String?) -> Bool {
    guard let token else { return true }
    guard let header, header.prefix(7).lowercased() == "bearer " else { return false }
    return token.matches(header.utf8.dropFirst(7))
  }
}
