import Synchronization

/// Runs the jobs of an actor, one after the other, on threads that may block.
///
/// A preference of the task for an executor would not do: an actor that nobody uses may be run on the
/// thread that happens to ask for it.
final class BlockingQueue: SerialExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var isRunning = false
  }

  private let threads: BlockingThreads
  private let state = Mutex(State())

  init(_ threads: BlockingThreads) {
    self.threads = threads
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isFirst = state.withLock { state in
      state.jobs.append(job)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if isFirst { threads.start { self.runJobs() } }
  }

  private func runJobs() {
    while let job = next() { job.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  private func next() -> UnownedJob? {
    state.withLock { state in
      guard !state.jobs.isEmpty else {
        state.isRunning = false
        return nil
      }
      return state.jobs.removeFirst()
    }
  }
}
