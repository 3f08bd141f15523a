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
  func health() -> Response { text(.ok, "ok\n") }

  /// `GET /readyz`: it takes requests, and the store answers in time.
  func readiness() async -> Response {
    guard !draining.isOn else { return text(.serviceUnavailable, "draining\n") }
    guard await isStoreReachable() else {
      return text(.serviceUnavailable, "the store does not answer\n")
    }
    return text(.ok, "ok\n")
  }

  /// `GET /metrics`: what it counted, in Prometheus' text form.
  func metrics() -> Response {
    var response = text(.ok, host.metrics.text(connections: roster.count))
    response.headers[.contentType] = "text/plain; version=0.0.4; charset=utf-8"
    return response
  }

  private func isStoreReachable() async -> Bool {
    let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
    // Not a task group, which would wait for the store all the same.
    let asking = Task { [host] in
      let isReachable = try? await host.blocking { store throws(RepositoryError) in
        store.isReachable()
      }
      answer.yield(isReachable ?? false)
    }
    let timer = Task { [host] in
      try await Task.sleep(for: host.limits.readyTime)
      answer.yield(false)
    }
    defer {
      asking.cancel()
      timer.cancel()
    }
    for await isReachable in answers { return isReachable }
    return false
  }

  private func text(_ status: HTTPResponse.Status, _ text: String) -> Response {
    Response(
      status: status,
      headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}
