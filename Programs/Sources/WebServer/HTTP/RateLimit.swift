import HTTPTypes
import Synchronization

/// How often somebody may ask: so many times a minute, in one go or spread out (a token bucket).
final class RateLimit: Sendable {
  private struct Bucket {
    var left: Double
    var at: ContinuousClock.Instant
  }

  /// How many are remembered before those that are full again are forgotten.
  private static let mostBuckets = 100_000

  private let perMinute: Double
  private let buckets = Mutex<[String: Bucket]>([:])

  init(perMinute: Int) {
    self.perMinute = Double(perMinute)
  }

  /// Counts a request of somebody.
  ///
  /// - Returns: Nil when it may pass; otherwise after how many seconds the next may.
  func take(_ who: String, at now: ContinuousClock.Instant = .now) -> Int? {
    buckets.withLock { buckets in
      if buckets.count >= Self.mostBuckets {
        buckets = buckets.filter { refilled($0.value, at: now) < perMinute }
      }
      var left = buckets[who].map { refilled($0, at: now) } ?? perMinute
      defer { buckets[who] = Bucket(left: left, at: now) }
      guard left < 1 else {
        left -= 1
        return nil
      }
      return max(1, Int(((1 - left) * 60 / perMinute).rounded(.up)))
    }
  }

  /// Counts a turn of a conversation, whichever of its tokens it comes by.
  ///
  /// - Throws: ``Problem``: 429 where there were too many.
  func take(_ conversation: WebConversation, _ metrics: WebMetrics) throws(Problem) {
    guard let seconds = take("\(conversation.flow):\(conversation.user)") else { return }
    metrics.count(.limited)
    throw Problem(
      .tooManyRequests, "That was too much at once. Wait a moment.", retryAfter: seconds)
  }

  private func refilled(_ bucket: Bucket, at now: ContinuousClock.Instant) -> Double {
    min(perMinute, bucket.left + (now - bucket.at) / .seconds(60) * perMinute)
  }
}
