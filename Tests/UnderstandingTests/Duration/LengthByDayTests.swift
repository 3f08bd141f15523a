import Testing

@testable import Understanding

@Suite("Lengths that hold on some days")
struct LengthByDayTests {
  @Test(
    "A preposition joins days to a length, or a word of what is long stands between them",
    arguments: [
      ("45 on weekdays, 90 on Sunday", ["weekdays: 45", "Sunday: 90"]),
      (
        "make it 45 minutes on weekdays and 2 hours on the Sunday",
        [
          "weekdays: 45 minutes", "Sunday: 2 hours",
        ]
      ),
      ("40 on Tue and Thu", ["Tue and Thu: 40"]),
      ("Sunday session 45 mins", ["Sunday: 45 mins"]),
      ("Sunday can be 2h", ["Sunday: 2h"]), ("Wednesdays 30 minutes", ["Wednesdays: 30 minutes"]),
      ("Tue and Sunday, weekdays max 45 minutes", ["weekdays: 45 minutes"]),
      ("Saturday run: 90 minutes", ["Saturday: 90 minutes"]),
      ("Tue and Thu sessions 40 minutes", ["Tue and Thu: 40 minutes"]),
      ("weekdays an hour max, Sunday up to 3h", ["weekdays: an hour", "Sunday: 3h"]),
      ("Tue and Thu 60 min, Sunday run 2h", ["Tue and Thu: 60 min", "Sunday: 2h"]),
      ("60 minutes of a Saturday", ["Saturday: 60 minutes"]),
    ])
  func found(text: String, lengths: [String]) {
    let line = Line(text)
    #expect(
      line.lengthsByDay.map { "\(line.text(at: $0.days)): \(line.text(at: $0.length))" } == lengths)
  }

  @Test(
    "Days beside a length, times of the day and dates are none",
    arguments: [
      "Mon, Wed 45 minutes each", "Monday and Wednesday, 45 minutes", "Mon Wed Fri 45 minutes",
      "Mon and Fri 45 minutes", "at 7 on Sunday",
      "Sunday for 45 minutes", "Sunday 8 November", "one of Tue and Wed", "45 minutes",
    ])
  func none(text: String) { #expect(Line(text).lengthsByDay == []) }
}
