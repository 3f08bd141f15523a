import HTTPTypes
import Hummingbird

/// What pages of other origins may read of answers (CORS), where their origin is listed.
///
/// Tokens are sent by whoever has them, never by the browser itself: there are no credentials to share.
struct OriginSharing: Sendable {
  private let origin: String

  /// Nil for a request of no other origin, or of one that is not listed.
  init?(_ request: Request, _ origins: Set<String>) {
    guard let origin = request.headers[.origin], origins.contains(origin) else { return nil }
    self.origin = origin
  }

  /// What the browser asks before a request; nil where it asks nothing.
  func preflight(_ request: Request) -> Response? {
    guard request.method == .options, request.headers[.accessControlRequestMethod] != nil,
      !request.uri.path.hasPrefix("/chat")
    else { return nil }
    var headers = headers
    headers[.accessControlAllowMethods] = "GET, POST, DELETE"
    headers[.accessControlAllowHeaders] = "Authorization, Content-Type, Idempotency-Key, If-Match"
    headers[.accessControlMaxAge] = "600"
    return Response(status: .noContent, headers: headers)
  }

  /// What each answer says.
  var headers: HTTPFields {
    [
      .accessControlAllowOrigin: origin, .vary: "Origin",
      .accessControlExposeHeaders: "ETag, Location, Retry-After",
    ]
  }
}
