import ServiceLifecycle

/// What the server does besides answering: it forgets what ran out, and tells of whom it missed.
struct Upkeep: Service {
  let host: ConversationHost

  /// Once an hour, until the server stops.
  func run() async throws {
    await cancelWhenGracefulShutdown {
      var isFirst = true
      while !Task.isCancelled {
        await host.purge(isFirst: isFirst)
        isFirst = false
        await host.tellMissed()
        try? await Task.sleep(for: host.limits.upkeepTime)
      }
    }
  }
}

extension Upkeep: CustomStringConvertible {
  /// Its name, as services are logged; never where answers are kept.
  var description: String { "upkeep" }
}
