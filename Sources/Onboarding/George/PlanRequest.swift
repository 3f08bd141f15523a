public import Conversation
public import Understanding

/// What Coach George needs to make a training plan, as people gave it and agreed to send it: the
/// body of `POST /api/v1/onboarding`.
///
/// A request may hold values that break the rules; ``findings(today:)`` tells.
public struct PlanRequest: Hashable, Sendable {
  /// The name of the race; one line of ``RaceRules/raceNameLength`` scalars.
  public var raceName: String
  /// The distance of the race in metres, within ``RaceRules/distance``.
  public var raceDistance: Int
  /// The day of the race.
  public var raceDate: CalendarDate
  /// The time to finish in, in seconds, within ``RaceRules/goalTime``; nil for "just to finish".
  public var goalTime: Int?
  /// The days of the week for training, each once, in week order.
  public var trainingDays: [Weekday]
  /// The length of a training session in minutes, within ``RaceRules/sessionMinutes``.
  public var sessionMinutes: Int
  /// What hurts or is healing, in people's own words; empty when nothing is.
  public var injuries: String
  /// Whether they mean to connect Strava later.
  public var stravaIntent: Bool
  /// Whether they agreed to how their data is used.
  public var consent: Bool
  /// When they agreed; nil without consent.
  public var consentedAt: Timestamp?

  /// A request with these values; the training days are put in week order.
  public init(
    raceName: String, raceDistance: Int, raceDate: CalendarDate, goalTime: Int?,
    trainingDays: [Weekday], sessionMinutes: Int, injuries: String, stravaIntent: Bool,
    consent: Bool, consentedAt: Timestamp?
  ) {
    self.raceName = raceName
    self.raceDistance = raceDistance
    self.raceDate = raceDate
    self.goalTime = goalTime
    self.trainingDays = trainingDays.sorted()
    self.sessionMinutes = sessionMinutes
    self.injuries = injuries
    self.stravaIntent = stravaIntent
    self.consent = consent
    self.consentedAt = consentedAt
  }
}

extension PlanRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A word in place of the answers, which never reach a log.
  public var description: String { "PlanRequest(hidden)" }
  /// A word in place of the answers, which never reach a log.
  public var debugDescription: String { description }
  /// A mirror without children, so that `dump` shows no answers either.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
