import Onboarding

/// What became of a load.
struct LoadReport: Sendable {
  /// One submission.
  struct Entry: Sendable {
    let key: IdempotencyKey
    let outcome: Result<PlanID, PlanServiceError>
    let latency: Duration
  }

  let plans: [IdempotencyKey: PlanID]
  /// How many were answered 503 with Retry-After.
  let refused: Int
  /// Everything else that went wrong.
  let failures: [PlanServiceError: Int]
  let time: Duration
  private let latencies: [Duration]

  init(entries: [Entry], time: Duration) {
    var plans = [IdempotencyKey: PlanID]()
    var refused = 0
    var failures = [PlanServiceError: Int]()
    for entry in entries {
      switch entry.outcome {
      case .success(let id): plans[entry.key] = id
      case .failure(.busy(_?)): refused += 1
      case .failure(let error): failures[error, default: 0] += 1
      }
    }
    (self.plans, self.refused, self.failures, self.time) = (plans, refused, failures, time)
    latencies = entries.map(\.latency).sorted()
  }

  /// The latency that so many of 100 submissions do not exceed; zero when there were none.
  func latency(percent: Int) -> Duration {
    guard let last = latencies.indices.last else { return .zero }
    return latencies[min(latencies.count * percent / 100, last)]
  }
}

extension LoadReport: CustomStringConvertible {
  var description: String {
    func milliseconds(_ duration: Duration) -> String {
      "\(Int((duration / .milliseconds(1)).rounded())) ms"
    }
    let lines = [
      "\(plans.count) taken, \(refused) refused with 503, \(failures.values.reduce(0, +)) failed",
      "p50 \(milliseconds(latency(percent: 50))), p99 \(milliseconds(latency(percent: 99))), "
        + "longest \(milliseconds(latency(percent: 100))), all in \(milliseconds(time))",
    ]
    return (lines + failures.map { "\($0.value) times: \($0.key)" }).joined(separator: "\n")
  }
}
