import Conversation
import Understanding

/// The words of the running coach for its values.
enum GeorgeWords {
  /// Why the name of a race is asked about, or nil when it is surely one.
  static func doubt(aboutName name: JSONValue) -> String? {
    guard let name = name.string, RaceNameDimension.isDoubtful(name) else { return nil }
    return "I take that as the name of your race."
  }

  /// Why a goal time is asked about, or nil when it is plausible.
  static func doubt(about goalTime: JSONValue, over distance: Distance?) -> String? {
    guard let seconds = goalTime.int, let distance,
      let doubt = RaceRules.doubt(about: seconds, over: distance.metres)
    else { return nil }
    return switch doubt {
    case .fasterThanWorldRecord(let record):
      "That would be faster than the world record, about \(clock(record)) over that distance."
    case .slowerThanAStroll:
      "That would be slower than 30 minutes a kilometre."
    }
  }

  /// A time as a race clock shows it, such as "3:45:00".
  static func clock(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return hours == 0
      ? "\(minutes):\(two(seconds % 60))" : "\(hours):\(two(minutes)):\(two(seconds % 60))"
  }

  /// A day with its name, such as "Wednesday, 4 March".
  static func day(_ date: CalendarDate) -> String {
    let name =
      switch date.weekday {
      case .mon: "Monday"
      case .tue: "Tuesday"
      case .wed: "Wednesday"
      case .thu: "Thursday"
      case .fri: "Friday"
      case .sat: "Saturday"
      case .sun: "Sunday"
      }
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return "\(name), \(date.day) \(months[date.month - 1])"
  }

  /// The race, as names and values.
  static func race(of draft: GeorgeDraft, _ context: Context) -> [Block.Fact] {
    let distance = RaceDistanceDimension().phrase(for: draft.raceDistance, in: context)
    let goal = GoalTimeDimension(metres: nil).phrase(for: draft.goalTime, in: context)
    let facts: [Block.Fact?] = [
      .init("Race", draft.raceName), .init("Distance", distance),
      .init("Date", DateDimension().phrase(for: draft.raceDate, in: context)),
      .init("Goal time", goal),
    ]
    return facts.compactMap(\.self)
  }

  /// Everything that is sent, as names and values.
  static func facts(of draft: GeorgeDraft, _ context: Context) -> [Block.Fact] {
    let facts: [Block.Fact?] = [
      .init("Training days", WeekdaysDimension().phrase(for: draft.trainingDays, in: context)),
      .init("Each session", draft.sessionMinutes.map { "\($0) minutes" }),
      .init("Injuries", draft.injuries.map { $0.isEmpty ? "none" : $0 }),
      .init("Connect Strava later", draft.stravaIntent.map { $0 ? "yes" : "no" }),
    ]
    return race(of: draft, context) + facts.compactMap(\.self)
  }
}
