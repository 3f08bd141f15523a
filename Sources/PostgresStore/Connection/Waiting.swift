import CLibpq

/// Patience in the form that C takes it.
///
/// It is handed to C for the time of one call, while the caller holds on to it.
final class Waiting: Sendable {
  private let patience: Patience

  init(_ patience: Patience) { self.patience = patience }

  /// Calls a body with the patience, and with the place where C says how the waiting ended.
  func call<T>(
    _ body: (usher_pq_patience, UnsafeMutablePointer<usher_pq_outcome>) -> T
  ) -> (result: T, outcome: usher_pq_outcome) {
    var outcome = USHER_PQ_LOST
    let milliseconds = Int32(clamping: Int((patience.seconds * 1000).rounded(.up)))
    let result = withExtendedLifetime(self) {
      body(
        usher_pq_patience(
          milliseconds: milliseconds,
          stops: { context in
            guard let context else { return 0 }
            let waiting = Unmanaged<Waiting>.fromOpaque(context).takeUnretainedValue()
            return waiting.patience.isOver() ? 1 : 0
          }, context: Unmanaged.passUnretained(self).toOpaque()), &outcome)
    }
    return (result, outcome)
  }
}
