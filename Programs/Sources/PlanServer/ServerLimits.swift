import Serving

/// How much the service takes on at a time.
public struct ServerLimits: Hashable, Sendable {
  /// The most submissions being stored or waiting for it; one more is answered 503.
  public var submissionsInFlight = 256
  /// The longest a submission waits for its transaction to begin; then it is answered 503.
  public var longestWait = Duration.seconds(2)
  /// What a 503 gives as `Retry-After`, in seconds.
  public var retryAfter = 1
  /// The most bytes of a body; more is answered 413.
  ///
  /// The longest request that is valid has about 12 KiB.
  public var bodyBytes = 64 * 1024
  /// The longest the body of a request may take to arrive; then it is answered 408.
  public var bodyTime = Duration.seconds(5)
  /// How long a connection may be silent between or within requests before it is closed.
  public var idleTime = Duration.seconds(15)
  /// The most connections; for one more, the one that has been silent for the longest is closed.
  public var connections = ConnectionRoster.usualLimit

  /// The longest the store may take to say that it works.
  public var healthTime = Duration.seconds(1)
  /// The room on the disk, in bytes, below which the service does not call itself healthy: the log of
  /// the store grows by a few pages with each submission.
  public var leastRoom = 1 << 20

  /// The limits the service runs with unless told otherwise.
  public init() {}
}
