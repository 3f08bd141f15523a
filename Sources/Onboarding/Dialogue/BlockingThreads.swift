import Dispatch
import Foundation
import Synchronization

/// Threads of their own for work that blocks, such as SQLite and libpq, so that it never holds those
/// that all tasks share.
///
/// Threads are started as they are needed, and stay.
public final class BlockingThreads: Sendable {
  /// The threads that dialogues use unless told otherwise.
  public static let shared = BlockingThreads(limit: 64)

  private struct State {
    var work: [@Sendable () -> Void] = []
    /// The place of the first that nobody has taken.
    var first = 0
    var threads = 0
    var idle = 0
  }

  private let limit: Int
  private let state = Mutex(State())
  private let pending = DispatchSemaphore(value: 0)

  /// Threads, at most so many.
  public init(limit: Int) {
    self.limit = max(1, limit)
  }

  /// What some work gives, done on one of the threads.
  public func run<T: Sendable>(_ work: @escaping @Sendable () -> T) async -> T {
    await withCheckedContinuation { continuation in
      start { continuation.resume(returning: work()) }
    }
  }

  /// Has one of the threads do some work.
  func start(_ work: @escaping @Sendable () -> Void) {
    let needsThread = state.withLock { state in
      state.work.append(work)
      guard state.idle < state.work.count - state.first, state.threads < limit else { return false }
      state.threads += 1
      return true
    }
    if needsThread { Thread.detachNewThread { self.runWork() } }
    pending.signal()
  }

  private func runWork() {
    while true {
      state.withLock { $0.idle += 1 }
      pending.wait()
      let work = state.withLock { state -> (@Sendable () -> Void)? in
        state.idle -= 1
        guard state.first < state.work.count else { return nil }
        let work = state.work[state.first]
        // What has been taken is let go, with all that it holds.
        state.work[state.first] = {}
        state.first += 1
        if state.first == state.work.count { (state.work, state.first) = ([], 0) }
        return work
      }
      work?()
    }
  }
}
