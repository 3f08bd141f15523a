import HTTPTypes
import Hummingbird
import NIOCore
import Onboarding
import Serving

/// What watches over the server asks: whether it lives, whether it works, what it counted.
struct WatchEndpoint: Sendable {
  let host: ConversationHost
  let draining: Draining
  let roster: ConnectionRoster

  /// `GET /healthz`: it lives.
  func health(_ request: Request) throws(Problem) -> Response {
    try check(request)
    return text(.ok, "ok\n")
  }

  /// `GET /readyz`: it takes requests, and the store can serve in time.
  func readiness(_ request: Request) async throws(Problem) -> Response {
    try check(request)
    guard !draining.isOn else { return text(.serviceUnavailable, "draining\n") }
    switch await store() {
    case nil: return text(.ok, "ok\n")
    case .full?: return text(.serviceUnavailable, "no room is left where the store is\n")
    case .unavailable?, .conflict?:
      return text(.serviceUnavailable, "the store does not answer\n")
    default: return text(.serviceUnavailable, "the store can't be used\n")
    }
  }

  /// `GET /metrics`: what it counted, in Prometheus' text form.
  func metrics(_ request: Request) throws(Problem) -> Response {
    try check(request)
    var response = text(.ok, host.metrics.text(connections: roster.count))
    response.headers[.contentType] = "text/plain; version=0.0.4; charset=utf-8"
    return response
  }

  /// Refuses paths that a proxy may let pass where it keeps these from others: "/metrics/" and "//metrics".
  private func check(_ request: Request) throws(Problem) {
    guard Self.paths.contains(request.uri.path) else { throw .notFound }
  }

  /// The paths, which are not limited.
  static let paths: Set<String> = ["/healthz", "/readyz", "/metrics"]

  /// Why the store can't serve; nil where it can.
  private func store() async -> RepositoryError? {
    let (answers, answer) = AsyncStream.makeStream(of: RepositoryError?.self)
    // Not a task group, which would wait for the store all the same.
    let asking = Task { [host] in answer.yield(await host.obstacle()) }
    let timer = Task { [host] in
      try await Task.sleep(for: host.limits.readyTime)
      answer.yield(.unavailable("it takes too long"))
    }
    defer {
      asking.cancel()
      timer.cancel()
    }
    for await obstacle in answers { return obstacle }
    return .unavailable("nobody asked")
  }

  private func text(_ status: HTTPResponse.Status, _ text: String) -> Response {
    Response(
      status: status,
      headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}
