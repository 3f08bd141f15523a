/// Why a goal time is questioned before it is taken.
public enum GoalTimeDoubt: Hashable, Sendable {
  /// Nobody has run the distance that fast; the record, in seconds, rounded up.
  ///
  /// Between the distances that records are kept for, it is an estimate.
  case fasterThanWorldRecord(seconds: Int)
  /// It is slower than ``RaceRules/slowestPace``; the time at that pace, in seconds.
  case slowerThanAStroll(seconds: Int)
}
