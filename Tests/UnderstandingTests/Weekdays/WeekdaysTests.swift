import Testing
import Understanding

@Suite struct WeekdaysTests {
  let dimension = WeekdaysDimension()

  @Test(
    "Days are read as lists, ranges and exceptions",
    arguments: [
      ("Mon, Wed & Fri", "mon wed fri"), ("weekends", "sat sun"), ("Tue-Thu", "tue wed thu"),
      ("every day but Friday", "mon tue wed thu sat sun"),
      ("Mon, Wed and weekends", "mon wed sat sun"),
      ("mondays and thursdays", "mon thu"), ("Monday through Friday", "mon tue wed thu fri"),
      ("weekdays except Wednesday", "mon tue thu fri"), ("MWF", "mon wed fri"),
      ("sat sun", "sat sun"),
      ("daily", "mon tue wed thu fri sat sun"), ("all week", "mon tue wed thu fri sat sun"),
      ("tursday and satruday", "thu sat"), ("Mon-Wed-Fri", "mon wed fri"),
      ("Fri-Mon", "mon fri sat sun"),
      ("mon/wed/fri", "mon wed fri"), ("any day except the weekend", "mon tue wed thu fri"),
      ("Tuesday", "tue"), ("I can do Tuesdays, Thursdays and Sundays", "tue thu sun"),
      ("45 min on weekdays", "mon tue wed thu fri"), ("Mon, no wait, Tue", "tue"),
      ("3 days: Mon, Wed, Sat", "mon wed sat"), ("the weekend plus Wednesday", "wed sat sun"),
      ("every day apart from Monday and Tuesday", "wed thu fri sat sun"),
      ("Wed–Fri", "wed thu fri"), ("every weekday", "mon tue wed thu fri"),
      ("I run Tuesday and Thursday, long run Sunday", "tue thu sun"), ("M W F", "mon wed fri"),
      ("M-F", "mon tue wed thu fri"), ("Tu/Th", "tue thu"), ("wensday", "wed"),
      ("all except mondays", "tue wed thu fri sat sun"),
      ("7 days a week", "mon tue wed thu fri sat sun"),
      ("Mon Tue Thu - not Friday", "mon tue thu"), ("Mo, We, Fr", "mon wed fri"),
      ("Monday's and Wednesday's", "mon wed"), ("we run Mo, We and Fr", "mon wed fri"),
      ("week days", "mon tue wed thu fri"), ("during the week", "mon tue wed thu fri"),
      ("school days", "mon tue wed thu fri"), ("all seven", "mon tue wed thu fri sat sun"),
      ("I sat down on Monday", "mon"), ("the sun is out on Tuesday", "tue"),
      ("on sat and sun", "sat sun"), ("on Monday we run", "mon"),
    ])
  func understood(text: String, days: String) {
    let expected = WeekdaySet(
      days.split(separator: " ").compactMap { Weekday(rawValue: String($0)) })
    #expect(dimension.read(text).understood == expected)
  }

  @Test(
    "How many days leaves open which",
    arguments: ["3 days", "four times a week", "every other day", "twice a week"])
  func counts(text: String) {
    guard case .incomplete(.which, _) = dimension.read(text).unclear else {
      Issue.record("\(text) was understood")
      return
    }
  }

  @Test("Alternatives and corrections of a list are asked about")
  func doubts() {
    #expect(dimension.read("Mon or Tue").ambiguous == [WeekdaySet([.mon]), WeekdaySet([.tue])])
    #expect(
      dimension.read("Mon, Wed and Fri, no, Sat").ambiguous
        == [WeekdaySet([.mon, .wed, .sat]), WeekdaySet([.sat])])
  }

  @Test(
    "What names no day gives nothing",
    arguments: [
      "", "mornings", "why?", "not Friday", "8pm", "often", "all of it", "no Sundays",
      "I can't do Mondays", "any time but Monday",
    ])
  func refused(text: String) {
    #expect(dimension.read(text).unclear == .nothingFound)
  }

  @Test(
    "A correction adds, takes away and replaces",
    arguments: [
      ("add Sunday", "mon wed sat sun"), ("not Wednesday", "mon sat"),
      ("also Fri", "mon wed fri sat"),
      ("drop Mondays", "wed sat"), ("Thursday instead of Wednesday", "mon thu sat"),
      ("weekends", "sat sun"),
    ])
  func revised(text: String, days: String) {
    let old = WeekdaySet([.mon, .wed, .sat])
    let expected = WeekdaySet(
      days.split(separator: " ").compactMap { Weekday(rawValue: String($0)) })
    #expect(dimension.revise(old, by: Line(text), in: .monday).understood == expected)
  }

  @Test("Every set of days is said back so that it reads as the same")
  func roundTrip() {
    expectRoundTrip(dimension, (1...127).map { WeekdaySet(rawValue: $0) })
    expectExamples(dimension)
    #expect(
      dimension.json(for: WeekdaySet([.sat, .mon])) == .array([.string("mon"), .string("sat")]))
  }
}
