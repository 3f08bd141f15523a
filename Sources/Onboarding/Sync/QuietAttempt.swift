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
  ///   - isOver: Whether nobody wants to wait any longer; asked twenty times a second.
  ///   - body: What to attempt.
  /// - Returns: What came of it, or nil when it took longer.
  public static func run<T: Sendable>(
    within milliseconds: Int, orWithin longer: Int = 0, while hasHope: () -> Bool = { false },
    unless isOver: () -> Bool = { false }, _ body: @escaping @Sendable () -> T
  ) -> T? {
    let outcome = Outcome<T>()
    let done = DispatchSemaphore(value: 0)
    let start = DispatchTime.now()
    DispatchQueue.global(qos: .userInitiated).async {
      let result = body()
      outcome.value.withLock { $0 = result }
      done.signal()
    }
    if !wait(for: done, until: start + .milliseconds(milliseconds), isOver) {
      guard longer > milliseconds, hasHope(),
        wait(for: done, until: start + .milliseconds(longer), isOver)
      else { return nil }
    }
    return outcome.value.withLock { $0 }
  }

  private static func wait(
    for done: DispatchSemaphore, until end: DispatchTime, _ isOver: () -> Bool
  ) -> Bool {
    while !isOver() {
      let slice = min(end, .now() + .milliseconds(50))
      if done.wait(timeout: slice) == .success { return true }
      if DispatchTime.now() >= end { return false }
    }
    return false
  }

  private final class Outcome<T: Sendable>: Sendable {
    let value = Mutex<T?>(nil)
  }
}
