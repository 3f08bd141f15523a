import Dispatch
import Synchronization

/// Runs a body in so many threads at once, and throws the first error of any of them.
public func inThreads(_ count: Int, _ body: @Sendable (Int) throws -> Void) throws {
  let failures = Mutex<[any Error]>([])
  DispatchQueue.concurrentPerform(iterations: count) { index in
    do {
      try body(index)
    } catch {
      failures.withLock { $0.append(error) }
    }
  }
  if let failure = failures.withLock({ $0.first }) { throw failure }
}
