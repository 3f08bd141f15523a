public import Understanding

/// What surrounds an event: the instant, and the day, clock and habits of the person's place.
public struct TurnContext: Hashable, Sendable {
  /// The instant of the event.
  public var now: Timestamp
  /// The same, as it is understood in answers: today, the time of day and how they are written.
  public var day: Context
  /// Whether people sign in, and by which ways.
  public var signIn: SignInMode
  /// A text that no other turn has, from which a submission gets its key; random outside of tests.
  public var nonce: String

  /// Whether two empty lines leave once all is complete, as at a terminal, where one is a key.
  public var leavesByEmptyLines: Bool

  /// What surrounds an event.
  public init(
    now: Timestamp, day: Context, signIn: SignInMode = .none, nonce: String = "nonce",
    leavesByEmptyLines: Bool = false
  ) {
    self.leavesByEmptyLines = leavesByEmptyLines
    self.nonce = nonce
    self.now = now
    self.day = day
    self.signIn = signIn
  }
}
