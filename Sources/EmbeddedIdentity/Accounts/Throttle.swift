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

  /// From so many failures on, wherever they come from, only one from each place is free: whoever has
  /// many addresses to guess from gets less of each.
  static let manyFailures = 100

  /// The seconds to wait after the last of so many failures from one place, of so many in all; 0 or more.
  static func wait(after failures: Int, ofAll all: Int? = nil) -> Int {
    let free = (all ?? failures) >= manyFailures ? 1 : freeFailures
    guard failures >= free else { return 0 }
    let doublings = min(failures - free, 10)
    return min(firstWait << doublings, longestWait)
  }

  /// The seconds still to wait when the last of so many failures from one place was `elapsed` seconds ago.
  ///
  /// When the clock was set back, it is the whole wait, never more.
  static func remaining(after failures: Int, ofAll all: Int? = nil, elapsed: Int) -> Int {
    let wait = wait(after: failures, ofAll: all)
    return max(0, wait - max(0, elapsed))
  }
}
