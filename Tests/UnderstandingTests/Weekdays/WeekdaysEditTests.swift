import Testing
import Understanding

@Suite struct WeekdaysEditTests {
  let dimension = WeekdaysDimension()
  let old = WeekdaySet([.mon, .wed, .sat])

  private func revised(_ text: String) -> Reading<WeekdaySet> {
    dimension.revise(old, by: Line(text), in: .monday)
  }

  private func days(_ text: String) -> WeekdaySet {
    WeekdaySet(text.split(separator: " ").compactMap { Weekday(rawValue: String($0)) })
  }

  @Test("What may take a day out or exchange it is asked about, and what exchanges none is left")
  func contrasted() {
    #expect(revised("not Monday, Wednesday").ambiguous == [days("sat"), days("wed sat")])
    for text in ["Tuesday should be Thursday", "swap Tuesday for Thursday"] {
      #expect(revised(text).unclear == .nothingFound)
    }
  }

  @Test("An out that belongs to a verb of thinking takes no day out")
  func thoughtOver() {
    for text in ["Wednesdays out", "at work Wednesdays off"] {
      #expect(revised(text).understood == days("mon sat"))
    }
    for text in ["I'll figure Wednesdays out", "we'll sort Wednesdays out"] {
      #expect(revised(text).understood != days("mon sat"))
    }
  }

  @Test("What is said beside a list that is denied and has all of it is what is meant")
  func narrowed() {
    let all = WeekdaySet.everyDay
    for text in ["not every day, Tue and Thu", "I didn't say every day, Tue and Thu"] {
      #expect(
        dimension.revise(all, by: Line(text), in: .monday).understood == days("tue thu"))
    }
  }

  @Test("Of days that one word is for those are kept that there are")
  func kept() {
    #expect(revised("just keep the weekdays").understood == days("mon wed"))
    #expect(revised("only keep Monday and Tuesday").understood == days("mon tue"))
  }

  @Test(
    "What is moved from one day to another leaves the others as they were",
    arguments: [
      ("shift the easy run from Monday to Tuesday", "tue wed sat"),
      ("the Saturday one moves to Sunday", "mon wed sun"),
      ("Wednesday's run goes to Thursday", "mon thu sat"),
      ("Tuesday in place of Monday", "tue wed sat"), ("Friday, not Wednesday", "mon fri sat"),
      ("no Monday, Tuesday", "tue wed sat"), ("Friday, and lose Monday", "wed fri sat"),
      ("Mondays no longer work, Tuesdays do", "tue wed sat"),
      ("I can't do Saturday now, Sunday I can", "mon wed sun"),
      ("I'd rather it was Sunday than Saturday", "mon wed sun"),
    ])
  func moved(text: String, expected: String) {
    #expect(revised(text).understood == days(expected))
  }

  @Test(
    "Days go that do not work, or by their place among the others",
    arguments: [
      ("Wednesday doesn't work", "mon sat"), ("Saturdays are no good", "mon wed"),
      ("drop the last day", "mon wed"), ("lose the first two", "sat"),
      ("take the second day off", "mon sat"), ("skip my last one", "mon wed"),
      ("take out the middle one", "mon sat"), ("the last one should be Sunday", "mon wed sun"),
      ("change the first one to Tuesday", "tue wed sat"),
    ])
  func placed(text: String, expected: String) {
    #expect(revised(text).understood == days(expected))
  }

  @Test(
    "Nothing goes where no day is said, or none would be left",
    arguments: [
      "drop the last week", "the last day", "I have to swap Saturday", "drop the first three days",
      "it doesn't work",
    ])
  func unplaced(text: String) { #expect(revised(text).unclear == .nothingFound) }

  @Test("A day with something else on it may be none of the list")
  func family() {
    let reading = dimension.read("Mon, Wed and Fri, Saturday is family day")
    #expect(reading.ambiguous == [days("mon wed fri"), days("mon wed fri sat")])
  }

  @Test(
    "A verb behind days does with them what one before them does",
    arguments: [
      ("Monday drop, add Friday and Sunday", "wed fri sat sun"), ("Mon and Wed cancel", "sat"),
      ("Saturday out, Sunday in", "mon wed sun"), ("Sunday in, Saturday out", "mon wed sun"),
      ("Friday add, Wednesday remove", "mon fri sat"),
    ])
  func behind(text: String, expected: String) {
    #expect(revised(text).understood == days(expected))
  }

  @Test(
    "A day of a list on which something else is said changes nothing",
    arguments: [
      "Wednesdays 30 minutes", "easier on Mondays", "Monday remains my easy day",
      "move the easy run from Friday to Sunday", "weekends two hours",
    ])
  func limited(text: String) {
    #expect(revised(text).unclear == .nothingFound)
  }

  @Test("Days of which one is added, and a range that may be a move, are asked about")
  func either() {
    #expect(
      revised("Tuesday or Thursday instead of Wed").ambiguous
        == [days("mon thu sat"), days("mon tue sat")])
    #expect(revised("Wed to Fri").ambiguous == [days("mon fri sat"), days("wed thu fri")])
    #expect(revised("Mon to Fri").understood == .weekdays)
  }

  @Test("One day of several may be all there are, or one more")
  func single() {
    for text in ["Friday", "make it Fridays", "no, Friday", "the club meets on Fridays"] {
      #expect(revised(text).ambiguous == [days("fri"), days("mon wed fri sat")])
    }
    #expect(revised("Mon and Sat are club nights").ambiguous == [days("mon sat"), old])
    #expect(revised("Tuesday I work, Friday and Sunday I train").ambiguous == nil)
  }

  @Test(
    "Days that are listed plainly are all there are",
    arguments: [
      ("only Fridays", "fri"), ("just Sunday please", "sun"),
      ("the days are Tue and Fri", "tue fri"),
      ("my day is Friday", "fri"), ("make it Tue and Thu", "tue thu"), ("Mon, Fri", "mon fri"),
      ("I train Tue and Thu", "tue thu"), ("weekdays", "mon tue wed thu fri"),
      ("Mon and Sat work best", "mon sat"),
    ])
  func listed(text: String, expected: String) {
    #expect(revised(text).understood == days(expected))
  }

  @Test("Of days of which one is meant it is asked which, and another day may say it")
  func oneOf() {
    #expect(dimension.read("one of Wed and Thu").ambiguous == [days("wed"), days("thu")])
    #expect(
      dimension.read("Mon and one day of the weekend").ambiguous == [
        days("mon sat"), days("mon sun"),
      ])
    #expect(dimension.read("one of Wed and Thu, Thu").understood == days("thu"))
    #expect(revised("only one of Mon and Wed, Wed").understood == days("wed sat"))
    #expect(dimension.read("one weekday").understood == nil)
  }

  @Test(
    "Every other day from one on is asked about, and fewer days than were counted leave open which")
  func alternate() {
    #expect(
      dimension.read("every other day from Tuesday").ambiguous
        == [days("tue thu sat"), days("mon tue thu sat")])
    #expect(
      dimension.read("every second day, from Wednesday").ambiguous
        == [days("wed fri sun"), days("tue wed fri sun")])
    for text in ["4 days a week from Tuesday", "three times a week, one of them Sunday"] {
      guard case .incomplete(.which, _) = dimension.read(text).unclear else {
        Issue.record("\(text) was understood")
        continue
      }
    }
    #expect(dimension.read("3 days: Mon, Wed, Sat").understood == days("mon wed sat"))
  }

  @Test("A foreign word without its first letter is no day")
  func foreign() {
    #expect(dimension.read("und").unclear == .nothingFound)
    #expect(dimension.read("Mon und Fri").understood == days("mon fri"))
  }
}
