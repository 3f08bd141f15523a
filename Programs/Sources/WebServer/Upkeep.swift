import Onboarding
import ServiceLifecycle

/// What the server does besides answering: it forgets what ran out.
struct Upkeep: Service {
  let host: ConversationHost

  /// Once an hour, until the server stops.
  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        await purge()
        try? await Task.sleep(for: .seconds(3600))
      }
    }
  }

  private func purge() async {
    let now = host.clock.seconds
    let repliesBefore = now - host.limits.replySeconds
    _ = try? await host.blocking { store throws(RepositoryError) in
      try store.purge(at: now, repliesBefore: repliesBefore)
    }
  }
}
