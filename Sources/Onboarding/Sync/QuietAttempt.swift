import Dispatch
import Synchronization

/// An attempt at something that nobody waits for longer than told.
public enum QuietAttempt {
  /// Runs a body in the background, and waits for it at most so long.
  ///
  /// A body that takes longer goes on until it or the program ends, so it has to be safe to kill.
  ///
  /// - Parameters:
  ///   - milliseconds: How long to wait.
  ///   - longer: How many milliseconds to wait in all while there is hope.
  ///   - hasHope: Whether there is hope; asked once the first wait is over.
  ///   - body: What to attempt.
  /// - Returns: What came of it, or nil when it took longer.
  public static func run<T: Sendable>(
    within milliseconds: Int, orWithin longer: Int = 0, while hasHope: () -> Bool = { false },
    _ body: @escaping @Sendable () -> T
  ) -> T? {
    let outcome = Outcome<T>()
    let done = DispatchSemaphore(value: 0)
    let start = DispatchTime.now()
    DispatchQueue.global(qos: .userInitiated).async {
      let result = body()
      outcome.value.withLock { $0 = result }
      done.signal()
    }
    if done.wait(timeout: start + .milliseconds(milliseconds)) != .success {
      guard longer > milliseconds, hasHope(),
        done.wait(timeout: start + .milliseconds(longer)) == .success
      else { return nil }
    }
    return outcome.value.withLock { $0 }
  }

  private final class Outcome<T: Sendable>: Sendable {
    let value = Mutex<T?>(nil)
  }
}
