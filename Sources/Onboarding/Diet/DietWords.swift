import Conversation
import Understanding

/// The words of the diet app for its values.
enum DietWords {
  /// The length of an eating window, such as "8 hours" or "7 hours 30 minutes".
  static func length(_ window: JSONValue) -> String {
    guard let start = window["start"]?.string.flatMap(TimeOfDay.init),
      let end = window["end"]?.string.flatMap(TimeOfDay.init)
    else { return "" }
    return length(TimeRange(start: start, end: end))
  }

  static func length(_ window: TimeRange) -> String {
    let (hours, minutes) = (window.seconds / 3600, window.seconds / 60 % 60)
    let parts = [
      hours > 0 ? "\(hours) \(hours == 1 ? "hour" : "hours")" : nil,
      minutes > 0 ? "\(minutes) \(minutes == 1 ? "minute" : "minutes")" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// The time of day on the clock of the reveal, such as "12:00 PM".
  static func clock(_ time: TimeOfDay, _ style: ClockStyle) -> String {
    guard style == .twelveHour else { return time.description }
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    let minute = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
    return "\(hour):\(minute) \(time.hour < 12 ? "AM" : "PM")"
  }

  /// The answers as names and values.
  static func facts(of draft: DietDraft, _ style: ClockStyle = .twelveHour) -> [Block.Fact] {
    let window = draft.eatingWindow.map { "\(clock($0.start, style)) - \(clock($0.end, style))" }
    let facts: [Block.Fact?] = [
      .init("Goal", draft.goal?.title),
      .init("Daily target", draft.calorieTarget.map { "\($0.kcal) kcal" }),
      .init("Eating window", window),
    ]
    return facts.compactMap(\.self)
  }
}
