public import Conversation
public import Understanding

/// An instant in some place at which flows are checked, as what is said there may mean something
/// else, or nothing, than on an ordinary day.
public struct CheckInstant: Hashable, Sendable {
  /// What is special about it, such as "a leap day".
  public let name: String
  /// The instant.
  public let now: Timestamp
  /// The day in the place.
  public let today: CalendarDate
  /// The time of day in the place.
  public let time: TimeOfDay
  /// The name of the place's zone in the time zone database, such as "Europe/Berlin".
  public let zone: String

  /// An instant in the form of RFC 9557, to the second and with offset and zone:
  /// `2026-03-29T03:00:00+02:00[Europe/Berlin]`; nil when the text is none.
  ///
  /// The offset is taken as it is written: nothing here knows the time zone database.
  public init?(_ text: String, _ name: String = "") {
    guard text.hasSuffix("]"), let bracket = text.firstIndex(of: "[") else { return nil }
    let written = text[..<bracket]
    guard written.utf8.count == 25, let local = Timestamp(written.prefix(19) + "Z"),
      let today = local.date, let offset = TimeOfDay(String(written.suffix(5)))
    else { return nil }
    switch written.dropFirst(19).first {
    case "+": now = local.adding(seconds: -offset.secondsSinceMidnight)
    case "-": now = local.adding(seconds: offset.secondsSinceMidnight)
    default: return nil
    }
    self.name = name
    self.today = today
    time = local.time
    zone = String(text[text.index(after: bracket)...].dropLast())
  }

  /// The seconds by which clocks in the place are ahead of UTC; negative where they are behind.
  public var secondsFromUTC: Int {
    Timestamp(date: today, time: time).secondsSince1970 - now.secondsSince1970
  }

  /// What surrounds a conversation there and then.
  ///
  /// - Parameters:
  ///   - signIn: Whether people sign in.
  ///   - clock: How times of day are written.
  /// - Returns: The instant, and the day and the time of day in the place.
  public func context(
    signIn: SignInMode = .none, clock: ClockStyle = .twelveHour
  ) -> TurnContext {
    TurnContext(now: now, day: Context(today: today, now: time, clock: clock), signIn: signIn)
  }
}

extension CheckInstant: CustomStringConvertible {
  /// The day, what is special about it, and how to see it for oneself: "Sunday, the end of February
  /// (TZ=UTC, --now 2027-02-28T09:00:00Z)".
  public var description: String { "\(day), \(name) (TZ=\(zone), --now \(now))" }

  private var day: String {
    switch today.weekday {
    case .mon: "Monday"
    case .tue: "Tuesday"
    case .wed: "Wednesday"
    case .thu: "Thursday"
    case .fri: "Friday"
    case .sat: "Saturday"
    case .sun: "Sunday"
    }
  }
}

extension Timestamp {
  fileprivate func adding(seconds: Int) -> Timestamp {
    Timestamp(secondsSince1970: secondsSince1970 + seconds)
  }
}
