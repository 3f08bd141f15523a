/// Times what is too short for the benchmark tool to time.
enum Stopwatch {
  /// How long something takes, in nanoseconds.
  static func nanoseconds(_ body: () -> Void) -> Int {
    let clock = ContinuousClock()
    let duration = clock.measure(body)
    return Int(duration / .nanoseconds(1))
  }

  /// The shortest of some times something takes, in nanoseconds: the one least disturbed.
  static func shortest(of tries: Int, _ body: () -> Void) -> Int {
    (0..<tries).map { _ in nanoseconds(body) }.min() ?? 0
  }
}
