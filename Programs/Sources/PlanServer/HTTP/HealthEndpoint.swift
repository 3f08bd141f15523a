import Hummingbird

/// `GET /health`: whether the service can do what it is there for.
///
/// It needs no token and answers under any name, so that whatever watches over the service can ask.
struct HealthEndpoint: Sendable {
  let store: PlanStore
  let limits: ServerLimits

  /// 200 and `ok`, or 503 and what is wrong.
  func respond() async -> Response {
    guard store.room >= limits.leastRoom else { return failing("the disk is full") }
    guard await answersInTime() else { return failing("the store does not answer") }
    return Reply.json(.ok, ["status": "ok"])
  }

  private func failing(_ status: String) -> Response {
    Reply.json(.serviceUnavailable, ["status": status])
  }

  /// Whether the store answers within its time; whatever is being written comes first in it.
  private func answersInTime() async -> Bool {
    let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
    // Not a task group, which would wait for the store all the same.
    let asking = Task { [store] in
      answer.yield(await store.isReachable())
    }
    let timer = Task { [limits] in
      try await Task.sleep(for: limits.healthTime)
      answer.yield(false)
    }
    defer {
      asking.cancel()
      timer.cancel()
    }
    for await isReachable in answers { return isReachable }
    return false
  }
}
