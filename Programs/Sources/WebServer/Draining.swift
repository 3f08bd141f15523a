import ServiceLifecycle
import Synchronization

/// Whether the server is about to stop: it says so for a while before it does.
final class Draining: Service {
  private let time: Duration
  private let state = Atomic(false)

  /// Draining for some time between being told to stop and no longer taking connections.
  init(for time: Duration) {
    self.time = time
  }

  /// Whether the server is about to stop.
  var isOn: Bool { state.load(ordering: .relaxed) }

  /// Waits until the server is told to stop, and then for as long as it drains.
  func run() async throws {
    try await gracefulShutdown()
    state.store(true, ordering: .relaxed)
    try await Task.sleep(for: time)
  }
}
