public import Conversation
public import Understanding

/// The answers of the running coach's onboarding.
public struct GeorgeDraft: Draft {
  /// The name of the race.
  public var raceName: String?
  /// How far it is.
  public var raceDistance: Distance?
  /// When it is.
  public var raceDate: CalendarDate?
  /// The time to finish in, or just to finish.
  public var goalTime: GoalTime?
  /// The days of the week for training.
  public var trainingDays: WeekdaySet?
  /// The length of a training session in minutes.
  public var sessionMinutes: Int?
  /// What hurts or is healing; empty when nothing is.
  public var injuries: String?
  /// Whether the person means to connect Strava later.
  public var stravaIntent: Bool?
  /// Whether the person agrees to how the answers are used.
  public var consent: Bool?
  /// The id of the plan that the service made.
  public var planID: String?

  /// A draft without any answer.
  public init() {}
}
