/// How failures slow further tries down.
enum Throttle {
  /// The failures that cost nothing but themselves.
  static let freeFailures = 5
  /// The wait after the last of them, in seconds; each further failure doubles it.
  static let firstWait = 30
  /// The longest wait, in seconds.
  static let longestWait = 900
  /// After so many seconds without a failure they are forgotten: a day.
  static let memory = 86_400

  /// The seconds to wait after the last of so many failures, 0 or more.
  static func wait(after failures: Int) -> Int {
    guard failures >= freeFailures else { return 0 }
    let doublings = min(failures - freeFailures, 10)
    return min(firstWait << doublings, longestWait)
  }

  /// The seconds still to wait when the last of so many failures was `elapsed` seconds ago.
  ///
  /// When the clock was set back, it is the whole wait, never more.
  static func remaining(after failures: Int, elapsed: Int) -> Int {
    let wait = wait(after: failures)
    return max(0, wait - max(0, elapsed))
  }
}
