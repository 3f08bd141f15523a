import Onboarding

/// How long and how often a submission is tried.
public struct RetryPolicy: Hashable, Sendable {
  /// The time for all tries together, waiting included.
  public var patience: Duration
  /// The most tries.
  public var tries: Int
  /// The pause after the first try; each further one is twice as long, up to the 17th.
  public var firstPause: Duration

  /// A policy; by default four tries in 10 seconds, about 0.2, 0.4 and 0.8 seconds apart.
  public init(
    patience: Duration = .seconds(10), tries: Int = 4, firstPause: Duration = .milliseconds(200)
  ) {
    self.patience = patience
    self.tries = tries
    self.firstPause = firstPause
  }

  /// One try only.
  public static let once = RetryPolicy(tries: 1)

  /// The pause before another try, or nil when there is to be none.
  ///
  /// A pause is lengthened by up to half, at random, so that many clients which failed together do
  /// not come back together; it is never shorter than the service asked for.
  func pause(after error: PlanServiceError, tries made: Int) -> Duration? {
    guard made < tries, error.isTransient else { return nil }
    let pause = firstPause * (1 << min(made - 1, 16)) * Double.random(in: 1...1.5)
    if case .busy(let seconds?) = error { return max(pause, .seconds(seconds)) }
    return pause
  }
}
