import Conversation
import Understanding

/// The words of the diet app for its values.
enum DietWords {
  /// The length of an eating window, such as "8 hours" or "7 hours 30 minutes".
  static func length(_ window: JSONValue) -> String { range(window).map(length) ?? "" }

  private static func range(_ window: JSONValue) -> TimeRange? {
    guard let start = window["start"]?.string.flatMap(TimeOfDay.init),
      let end = window["end"]?.string.flatMap(TimeOfDay.init)
    else { return nil }
    return TimeRange(start: start, end: end)
  }

  static func length(_ window: TimeRange) -> String {
    let (hours, minutes) = (window.seconds / 3600, window.seconds / 60 % 60)
    let parts = [
      hours > 0 ? "\(hours) \(hours == 1 ? "hour" : "hours")" : nil,
      minutes > 0 ? "\(minutes) \(minutes == 1 ? "minute" : "minutes")" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// Why a window is questioned: one that leaves less than six hours without food is hardly meant.
  static func doubt(about window: JSONValue) -> String? {
    guard let window = range(window), window.seconds > 18 * 3600 else { return nil }
    return "That is \(length(window)) a day."
  }

  /// The answers as names and values, the window in the words in which it was said back.
  static func facts(of draft: DietDraft, in context: Context) -> [Block.Fact] {
    let window = draft.eatingWindow.map {
      TimeRangeDimension.eatingWindow.phrase(for: $0, in: context)
    }
    let facts: [Block.Fact?] = [
      .init("Goal", draft.goal?.title),
      .init("Daily target", draft.calorieTarget.map { "\($0.kcal) kcal" }),
      .init("Eating window", window),
    ]
    return facts.compactMap(\.self)
  }
}
