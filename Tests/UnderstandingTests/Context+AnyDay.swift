import Foundation
import Understanding

extension Context {
  /// Some day, for tests of what holds on every day: a Monday, or the day and the time of day in
  /// USHER_TEST_NOW, by which `scripts/prove days` runs the tests on others.
  static let anyDay: Context = {
    guard let text = ProcessInfo.processInfo.environment["USHER_TEST_NOW"] else { return .monday }
    let parts = text.prefix(19).split(separator: "T")
    guard parts.count == 2, let today = CalendarDate(String(parts[0])),
      let now = TimeOfDay(String(parts[1]))
    else { preconditionFailure("USHER_TEST_NOW does not begin with a day and a time: \(text)") }
    return Context(today: today, now: now)
  }()
}
