import HTTPTypes
import Synchronization

/// Lets few turns with a password run at a time, and few wait for theirs.
///
/// Hashing a password takes a processor for a tenth of a second. Without a queue, many passwords at once
/// would hold all threads on which turns run, and everybody else with them.
final class PasswordQueue: Sendable {
  private struct State {
    var running = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
    var counts: [String: Int] = [:]
  }

  private let limits: WebLimits
  private let state = Mutex(State())

  /// A queue as long as the limits say.
  init(_ limits: WebLimits) {
    self.limits = limits
  }

  /// Does some work when it is its turn.
  ///
  /// - Parameters:
  ///   - address: Who asks; nobody takes all places.
  ///   - work: What is done.
  /// - Returns: What the work gives.
  /// - Throws: ``Problem``: 429 where that address waits for too many already, 503 where too many wait;
  ///   what the work throws.
  func run<Value>(
    for address: String, _ work: () async throws(Problem) -> Value
  ) async throws(Problem) -> Value {
    try enter(address)
    defer { leave(address) }
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.running >= limits.passwordsAtOnce else {
          state.running += 1
          return true
        }
        state.waiting.append(continuation)
        return false
      }
      if isFree { continuation.resume() }
    }
    return try await work()
  }

  private func enter(_ address: String) throws(Problem) {
    let refusal = state.withLock { state -> Problem? in
      guard state.counts[address, default: 0] < limits.passwordsPerAddress else {
        return Self.tooMany(.tooManyRequests)
      }
      guard state.waiting.count < limits.passwordsWaiting else {
        return Self.tooMany(.serviceUnavailable)
      }
      state.counts[address, default: 0] += 1
      return nil
    }
    if let refusal { throw refusal }
  }

  /// Gives the place to whoever waits for the longest.
  private func leave(_ address: String) {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      state.counts[address, default: 1] -= 1
      if state.counts[address] == 0 { state.counts[address] = nil }
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.running -= 1
      return nil
    }
    next?.resume()
  }

  private static func tooMany(_ status: HTTPResponse.Status) -> Problem {
    Problem(
      status, "Too many passwords are being checked at once. Send it again in a moment.",
      retryAfter: 2)
  }
}
