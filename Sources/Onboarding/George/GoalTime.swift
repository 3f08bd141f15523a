/// What people want of the clock in a race.
public enum GoalTime: Hashable, Sendable {
  /// To finish, in whatever time.
  case justToFinish
  /// To finish in some seconds.
  case seconds(Int)

  /// The seconds; nil when any time will do.
  public var seconds: Int? {
    if case .seconds(let seconds) = self { seconds } else { nil }
  }
}
