import Dispatch
import Foundation
import Synchronization

/// Threads of their own for work that blocks, such as SQLite and libpq, so that it never holds those
/// that all tasks share.
///
/// Threads are started as they are needed, and stay.
public final class BlockingThreads: TaskExecutor {
  /// The threads that dialogues use unless told otherwise.
  public static let shared = BlockingThreads(limit: 64)

  private struct State {
    var jobs: [UnownedJob] = []
    /// The place of the first job that nobody has taken.
    var first = 0
    var threads = 0
    var idle = 0
  }

  private let limit: Int
  private let state = Mutex(State())
  private let work = DispatchSemaphore(value: 0)

  /// Threads, at most so many.
  public init(limit: Int) {
    self.limit = max(1, limit)
  }

  /// Has a thread run a job.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsThread = state.withLock { state in
      state.jobs.append(job)
      guard state.idle < state.jobs.count - state.first, state.threads < limit else { return false }
      state.threads += 1
      return true
    }
    if needsThread { Thread.detachNewThread { self.runJobs() } }
    work.signal()
  }

  private func runJobs() {
    while true {
      state.withLock { $0.idle += 1 }
      work.wait()
      let job = state.withLock { state -> UnownedJob? in
        state.idle -= 1
        guard state.first < state.jobs.count else { return nil }
        defer {
          state.first += 1
          if state.first == state.jobs.count { (state.jobs, state.first) = ([], 0) }
        }
        return state.jobs[state.first]
      }
      job?.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
