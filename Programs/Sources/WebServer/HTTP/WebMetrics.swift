import Onboarding
import Synchronization

/// What the server counts and times; nothing about anybody.
final class WebMetrics: Sendable {
  /// What is counted.
  enum Count: String, CaseIterable {
    case conversation = "conversations_begun"
    case turn = "turns"
    case conflict = "turns_superseded"
    case repeated = "requests_repeated"
    case limited = "requests_limited"
    case erasure = "conversations_erased"
    case delivery = "deliveries_taken"
    case deliveryFailure = "deliveries_refused"
  }

  private struct State {
    var counts: [Count: Int] = [:]
    var statuses: [Int: Int] = [:]
    var buckets = [Int](repeating: 0, count: WebMetrics.bounds.count + 1)
    var seconds = 0.0
  }

  /// The upper bounds of the buckets of turn times, in seconds.
  private static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]

  private let state = Mutex(State())

  /// Counts something.
  func count(_ count: Count) { state.withLock { $0.counts[count, default: 0] += 1 } }

  /// Counts an answer by its status.
  func count(status: Int) { state.withLock { $0.statuses[status, default: 0] += 1 } }

  /// Takes note of how long a turn took.
  func note(turnTook time: Duration) {
    let seconds = time / .seconds(1)
    let bucket = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
    state.withLock { state in
      state.buckets[bucket] += 1
      state.seconds += seconds
    }
  }

  /// All of it in Prometheus' text form, with the number of connections.
  func text(connections: Int) -> String {
    let state = state.withLock { $0 }
    var lines: [String] = []
    for count in Count.allCases {
      let name = "usher_web_\(count.rawValue)_total"
      lines += ["# TYPE \(name) counter", "\(name) \(state.counts[count] ?? 0)"]
    }
    lines.append("# TYPE usher_web_responses_total counter")
    for (status, count) in state.statuses.sorted(by: { $0.key < $1.key }) {
      lines.append("usher_web_responses_total{status=\"\(status)\"} \(count)")
    }
    lines.append("# TYPE usher_web_turn_seconds histogram")
    var sum = 0
    for (bound, count) in zip(Self.bounds, state.buckets) {
      sum += count
      lines.append("usher_web_turn_seconds_bucket{le=\"\(bound)\"} \(sum)")
    }
    let all = state.buckets.reduce(0, +)
    lines += [
      "usher_web_turn_seconds_bucket{le=\"+Inf\"} \(all)",
      "usher_web_turn_seconds_sum \(state.seconds)", "usher_web_turn_seconds_count \(all)",
      "# TYPE usher_web_connections gauge", "usher_web_connections \(connections)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
