internal import FlyingFox
internal import Foundation
internal import Synchronization

/// Answers whoever comes to the address for the way back.
final class RedirectDesk: HTTPHandler {
  /// The one path.
  static let path = "/callback"

  private let state: String
  private let issuer: String
  private let inbox: AsyncStream<RedirectAnswer>.Continuation
  private let isTaken = Mutex(false)

  init(state: String, issuer: String, inbox: AsyncStream<RedirectAnswer>.Continuation) {
    self.state = state
    self.issuer = issuer
    self.inbox = inbox
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    // The path as it was sent: the server's own is tidied up.
    guard request.target.path() == Self.path else { return page(.notFound, "Nothing is here.") }
    guard request.method == .GET else { return page(.methodNotAllowed, "Nothing is here.") }
    let query = request.query.map { (name: $0.name, value: $0.value) }
    guard let answer = RedirectAnswer(query, state: state, issuer: issuer) else {
      return page(.badRequest, "This does not belong to the sign-in that Usher waits for.")
    }
    let isFirst = isTaken.withLock { isTaken in
      defer { isTaken = true }
      return !isTaken
    }
    guard isFirst else { return page(.gone, "Usher has its answer already.") }
    inbox.yield(answer)
    inbox.finish()
    return page(.ok, "Thank you. You can close this page and go back to Usher.")
  }

  private func page(_ status: HTTPStatusCode, _ words: String) -> HTTPResponse {
    let html = """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>Usher</title><p>\(words)</p></html>

      """
    return HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: "text/html; charset=utf-8",
        .connection: "close",
        HTTPHeader("Cache-Control"): "no-store",
        HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("Content-Security-Policy"): "default-src 'none'",
      ],
      body: Data(html.utf8))
  }
}
