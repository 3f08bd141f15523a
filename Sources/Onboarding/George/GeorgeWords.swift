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
    var facts: [Block.Fact] = []
    if let name = draft.raceName { facts.append(.init("Race", name)) }
    if let distance = draft.raceDistance {
      let phrase = RaceDistanceDimension().phrase(for: distance, in: context)
      facts.append(.init("Distance", phrase))
    }
    if let date = draft.raceDate {
      facts.append(.init("Date", DateDimension().phrase(for: date, in: context)))
    }
    if let goal = draft.goalTime {
      let phrase = GoalTimeDimension(metres: nil).phrase(for: goal, in: context)
      facts.append(.init("Goal time", phrase))
    }
    return facts
  }

  /// Everything that is sent, as names and values.
  static func facts(of draft: GeorgeDraft, _ context: Context) -> [Block.Fact] {
    var facts = race(of: draft, context)
    if let days = draft.trainingDays {
      let phrase = WeekdaysDimension().phrase(for: days, in: context)
      facts.append(.init("Training days", phrase))
    }
    if let minutes = draft.sessionMinutes {
      facts.append(.init("Each session", "\(minutes) minutes"))
    }
    if let injuries = draft.injuries {
      facts.append(.init("Injuries", injuries.isEmpty ? "none" : injuries))
    }
    if let strava = draft.stravaIntent {
      facts.append(.init("Connect Strava later", strava ? "yes" : "no"))
    }
    return facts
  }
}
