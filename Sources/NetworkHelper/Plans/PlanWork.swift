import Dispatch
import Onboarding
import Synchronization

/// Work of a plan service, done on other threads while this one waits.
///
/// A conversation and a command take one thing after the other, so their thread waits; it must be the
/// main one or one made for it, not one of those that tasks share.
enum PlanWork {
  /// What comes of some work.
  static func wait<Value: Sendable>(
    for work: @escaping @Sendable () async throws(PlanServiceError) -> Value
  ) throws(PlanServiceError) -> Value {
    let outcome = Outcome<Value>()
    Task.detached {
      do throws(PlanServiceError) {
        outcome.finish(.success(try await work()))
      } catch {
        outcome.finish(.failure(error))
      }
    }
    return try outcome.wait().get()
  }

  private final class Outcome<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, PlanServiceError>>(.failure(.helperFailed))
    private let done = DispatchSemaphore(value: 0)

    func finish(_ result: Result<Value, PlanServiceError>) {
      self.result.withLock { $0 = result }
      done.signal()
    }

    func wait() -> Result<Value, PlanServiceError> {
      done.wait()
      return result.withLock(\.self)
    }
  }
}
