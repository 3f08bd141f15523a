/// Why a goal time is questioned before it is taken.
public enum GoalTimeDoubt: Hashable, Sendable {
  /// Faster than the record, or what it would be over that distance; in seconds, rounded up.
  ///
  /// Between the distances that records are kept for, it is an estimate.
  case fasterThanWorldRecord(seconds: Int)
  /// It is slower than ``RaceRules/slowestPace``; the time at that pace, in seconds.
  case slowerThanAStroll(seconds: Int)
}
