import Testing
import Understanding

@Suite struct WeekdaysTests {
  let dimension = WeekdaysDimension()

  @Test(
    "One of the days of a weekend is asked about",
    arguments: [
      ("Tuesdays, Thursdays, and one weekend day", ["tue thu sat", "tue thu sun"]),
      ("Tue and a weekend day", ["tue sat", "tue sun"]),
    ])
  func weekendDay(text: String, days: [String]) {
    let lists = dimension.read(text).ambiguous ?? []
    #expect(lists.map { $0.days.map(\.rawValue).joined(separator: " ") } == days)
  }

  @Test(
    "Days that are refused behind their names are out, and those before them are not",
    arguments: [
      ("tue thu, saturday not", "tue thu"), ("mon wed, fridays no", "mon wed"),
      ("tue thu sun, sat no way", "tue thu sun"),
      ("tue and thu, wednesdays not really", "tue thu"),
      ("mondays never work, tue and thu do", "tue thu"),
      ("tue and sat, sundays don't work", "tue sat"),
      ("saturdays never, otherwise any", "mon tue wed thu fri sun"),
      ("weekends only, weekdays never", "sat sun"),
      ("weekdays, friday's never free", "mon tue wed thu"),
      ("mon to fri but wednesdays never", "mon tue thu fri"),
      ("all of them apart from the weekend and Wednesday", "mon tue thu fri"),
      ("all but wednesday, and not the weekend", "mon tue thu fri"),
    ])
  func refused(text: String, days: String) {
    #expect(dimension.read(text).understood?.days.map(\.rawValue).joined(separator: " ") == days)
  }

  @Test(
    "Days that are named once more to tell why they are out stay out",
    arguments: [
      ("any day but Friday, Friday is curry night with the lads", "mon tue wed thu sat sun"),
      ("every day but not the friday, friday is mosque", "mon tue wed thu sat sun"),
      ("weekdays only, the kids are with me at the weekend", "mon tue wed thu fri"),
      ("weekends only, weekdays I'm at work", "sat sun"),
      ("just Saturdays; on Sundays we visit gran", "sat"),
      ("weekends only, and Wednesday for a short one", "wed sat sun"),
      ("weekdays only. Sunday is also possible", "mon tue wed thu fri sun"),
    ])
  func explained(text: String, days: String) {
    #expect(dimension.read(text).understood?.days.map(\.rawValue).joined(separator: " ") == days)
  }

  @Test("A day that is refused and named once more to tell why is none")
  func explainedAlone() {
    #expect(dimension.read("not Mondays, Monday is my late shift").understood == nil)
  }

  @Test("How many days of a list a refusal behind it means is not guessed")
  func refusedList() { #expect(dimension.read("mon, tue, fri impossible").understood == nil) }

  @Test(
    "Days on which something else is done are asked about beside those on which one runs",
    arguments: [
      ("I swim every day, run Mon and Wed", ["mon wed", "mon tue wed thu fri sat sun"]),
      ("run mon wed, swim sat", ["mon wed", "mon wed sat"]),
    ])
  func trained(text: String, days: [String]) {
    let lists = dimension.read(text).ambiguous ?? []
    #expect(lists.map { $0.days.map(\.rawValue).joined(separator: " ") } == days)
  }

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
      ("thrusday and satruday", "thu sat"), ("Mon-Wed-Fri", "mon wed fri"),
      ("Fri-Mon", "mon fri sat sun"),
      ("mon/wed/fri", "mon wed fri"), ("any day except the weekend", "mon tue wed thu fri"),
      ("Tuesday", "tue"), ("I can do Tuesdays, Thursdays and Sundays", "tue thu sun"),
      ("45 min on weekdays", "mon tue wed thu fri"), ("Mon, no wait, Tue", "tue"),
      ("Mon, Wed and Sat, no wait, Sun not Sat", "mon wed sun"),
      ("3 days: Mon, Wed, Sat", "mon wed sat"), ("the weekend plus Wednesday", "wed sat sun"),
      ("every day apart from Monday and Tuesday", "wed thu fri sat sun"),
      ("Wed–Fri", "wed thu fri"), ("every weekday", "mon tue wed thu fri"),
      ("I run Tuesday and Thursday, long run Sunday", "tue thu sun"), ("M W F", "mon wed fri"),
      ("M-F", "mon tue wed thu fri"), ("T, W and Sunday", "tue wed sun"), ("Tu/Th", "tue thu"),
      ("wensday", "wed"),
      ("all except mondays", "tue wed thu fri sat sun"),
      ("7 days a week", "mon tue wed thu fri sat sun"),
      ("all of them", "mon tue wed thu fri sat sun"),
      ("Monday, sorry, I mean all of them", "mon tue wed thu fri sat sun"),
      ("all, no wait, weekdays", "mon tue wed thu fri"),
      ("Mon and Wed, not Mon and Sat", "mon wed"), ("weekdays, not Mon and Sat", "tue wed thu fri"),
      ("Mon Tue Thu - not Friday", "mon tue thu"), ("Mo, We, Fr", "mon wed fri"),
      ("Monday's and Wednesday's", "mon wed"), ("we run Mo, We and Fr", "mon wed fri"),
      ("week days", "mon tue wed thu fri"), ("during the week", "mon tue wed thu fri"),
      ("school days", "mon tue wed thu fri"), ("all seven", "mon tue wed thu fri sat sun"),
      ("I sat down on Monday", "mon"), ("the sun is out on Tuesday", "tue"),
      ("on sat and sun", "sat sun"), ("on Monday we run", "mon"),
      ("mon, weds, frid", "mon wed fri"), ("Mon and Wed, no weekends", "mon wed"),
      ("anyday but Friday", "mon tue wed thu sat sun"),
      ("between Monday and Wednesday", "mon tue wed"),
      ("apart from Sunday any day", "mon tue wed thu fri sat"),
      ("not Mondays, any other day", "tue wed thu fri sat sun"),
      ("no Fridays, otherwise fine", "mon tue wed thu sat sun"),
      ("Tue, Thu, Sun, Saturday's too unreliable", "tue thu sun"),
      ("Tue, Thu, Sun, Saturdays are too busy", "tue thu sun"),
      ("Monday, and Saturday's too", "mon sat"),
      ("not Tuesday or Thursday, the rest is ok", "mon wed fri sat sun"),
      ("I rest on Sundays, otherwise any day", "mon tue wed thu fri sat"),
      ("Saturday is for my grandchildren, any other day", "mon tue wed thu fri sun"),
      ("Monday to Friday, Saturday belongs to the family", "mon tue wed thu fri"),
      ("every day bar Sunday", "mon tue wed thu fri sat"), ("Mo-Fr", "mon tue wed thu fri"),
      ("M, W, Th", "mon wed thu"), ("T Th Su", "tue thu sun"), ("M T W F", "mon tue wed fri"),
      ("M T T F", "mon tue thu fri"), ("every single day", "mon tue wed thu fri sat sun"),
      ("during the working week", "mon tue wed thu fri"), ("not Sunday but Monday", "mon"),
      ("Mon, Tue and Sun, drop Sun, make it Sat", "mon tue sat"),
      ("weekends plus Monday, not Tue or Wed", "mon sat sun"),
      ("weekdays minus Tuesday plus Saturday", "mon wed thu fri sat"),
      ("daily, Thursdays excepted", "mon tue wed fri sat sun"),
      ("weekdays, Friday aside", "mon tue wed thu"),
      ("every day, Mondays off", "tue wed thu fri sat sun"),
      ("weekdays, Mondays and Tuesdays excluded", "wed thu fri"),
      ("weekdays, Monday to Friday", "mon tue wed thu fri"),
      ("from Thursday on", "thu fri sat sun"), ("Friday onwards", "fri sat sun"),
      ("from Thursday on and Monday", "mon thu fri sat sun"), ("Monday on the track", "mon"),
      ("Mondays I have choir. Tuesday and Friday fine", "tue fri"),
      ("mondays i've got band practice, otherwise tue wed fri", "tue wed fri"),
      ("Mondays I have time, and Fridays", "mon fri"),
      ("Monday, Wednesday, no not Wednesday, Thursday", "mon thu"),
    ] as [(String, String)])
  func understood(text: String, days: String) {
    let expected = WeekdaySet(
      days.split(separator: " ").compactMap { Weekday(rawValue: String($0)) })
    #expect(dimension.read(text).understood == expected)
  }

  @Test(
    "Days on which there is something else to do are not meant",
    arguments: [
      ("I work Monday to Friday so weekends", "sat sun"),
      ("weekends, because I'm working Mon-Fri", "sat sun"),
      ("weekdays, because on the weekends we see his parents", "mon tue wed thu fri"),
      ("weekends only, but Ms. Friday will confirm", "sat sun"),
      (
        "I coach on Wednesdays and choir is Friday, so Tuesday and Sunday are the only two",
        "tue sun"
      ),
      ("all week except the mart on Thursday and mass on Sunday", "mon tue wed fri sat"),
      ("every day but choir on Tuesday", "mon wed thu fri sat sun"),
      ("I have football on Tuesdays so Monday and Wednesday", "mon wed"),
      ("Tuesdays and Thursdays are off by 3, and Sunday", "tue thu sun"),
      ("Mondays I'm off, and Fridays after work", "mon fri"),
      ("Fridays are off, otherwise any", "mon tue wed thu sat sun"),
      ("I've got yoga every Wednesday, so Tue and Thu", "tue thu"),
      ("Mondays don't work, Tuesdays do", "tue"), ("Tuesdays are full, Wednesdays ok", "wed"),
      ("Mondays I can't, Wednesdays I can", "wed"),
      ("I have to work on Mondays so Tuesday", "tue"),
      ("I work nights Mon-Thu, free Fri-Sun", "fri sat sun"),
      ("Thursdays are pottery, so Tuesday and Saturday", "tue sat"),
      ("Saturday is market day so Sunday and Wednesday", "wed sun"),
      ("Friday is band practice, the rest is fine", "mon tue wed thu sat sun"),
      ("Mondays suit me so Mondays and Thursdays", "mon thu"),
      ("Monday and Friday, so Sunday too", "mon fri sun"),
      ("Mon and Wed. Friday is basketball so NOT running", "mon wed"),
      ("Mondays and Thursdays. Physio is on Wednesday", "mon thu"),
      ("I work Mon and Tue so I can Wed and Sat", "wed sat"),
    ])
  func occupied(text: String, days: String) {
    understood(text: text, days: days)
  }

  @Test("A day picks the list that alone has it")
  func picked() {
    let lists = [WeekdaySet([.tue, .thu, .sat]), WeekdaySet([.tue, .thu, .sun])]
    #expect(dimension.pick(from: lists, by: Line("Sunday please"), in: .monday) == 1)
    #expect(dimension.pick(from: lists, by: Line("Thursday"), in: .monday) == nil)
  }

  @Test("Days that are not sure are asked about")
  func unsure() {
    let days = [WeekdaySet([.mon, .wed]), WeekdaySet([.mon, .wed, .sat])]
    #expect(dimension.read("mon and wed, sat is 50/50").ambiguous == days)
  }

  @Test(
    "Days that suit are meant, though the words sound alike",
    arguments: [
      ("Mondays work for me", "mon"), ("Mondays and Tuesdays work", "mon tue"),
      ("I work out Monday to Friday", "mon tue wed thu fri"), ("what works is Monday", "mon"),
      ("I have time on Tuesdays and Thursdays", "tue thu"), ("Monday isn't bad", "mon"),
      ("I've got Tuesday and Thursday", "tue thu"), ("I'm free Tuesdays", "tue"),
      ("Monday training", "mon"),
    ])
  func suiting(text: String, days: String) {
    understood(text: text, days: days)
  }

  @Test(
    "How many days leaves open which, and so does an exception that is not read",
    arguments: [
      "3 days", "four times a week", "every other day", "twice a week", "every day except holidays",
      "every day but when I work, Monday and Tuesday", "twice a week, whichever days are free",
      "three times a week, any day", "4 times a week, on weekdays",
      "I mind the baby Mondays and Wednesdays so not those", "Tue and Thu but not on those days",
    ])
  func counts(text: String) {
    guard case .incomplete(.which, _) = dimension.read(text).unclear else {
      Issue.record("\(text) was understood")
      return
    }
  }

  @Test(
    "Days beside one that is added may be all there are, or those that there were",
    arguments: ["Tuesday is fine, add Saturday", "Tuesday and add Saturday"])
  func named(text: String) {
    let old = WeekdaySet([.mon, .fri])
    #expect(
      dimension.revise(old, by: Line(text), in: .monday).ambiguous
        == [WeekdaySet([.tue]), WeekdaySet([.tue, .sat])])
  }

  @Test("Alternatives and corrections of a list are asked about")
  func doubts() {
    #expect(dimension.read("Mon or Tue").ambiguous == [WeekdaySet([.mon]), WeekdaySet([.tue])])
    #expect(
      dimension.read("Mon, Wed and Fri, no, Sat").ambiguous
        == [WeekdaySet([.mon, .wed, .sat]), WeekdaySet([.sat])])
    #expect(
      dimension.read("Mon, Wed and either Fri or Sat").ambiguous
        == [WeekdaySet([.mon, .wed, .fri]), WeekdaySet([.mon, .wed, .sat])])
    #expect(
      dimension.read("Monday Wednesday no Thursday").ambiguous
        == [WeekdaySet([.mon, .wed]), WeekdaySet([.mon, .thu])])
    #expect(
      dimension.read("Saturday and maybe Sunday").ambiguous == [WeekdaySet([.sat]), .weekend])
    #expect(
      dimension.read("Monday is best, any other day works").ambiguous
        == [WeekdaySet.everyDay.subtracting(WeekdaySet([.mon])), .everyDay])
    #expect(
      dimension.read("Mon and Wed, pottery class Thursdays").ambiguous
        == [WeekdaySet([.mon, .wed]), WeekdaySet([.mon, .wed, .thu])])
    #expect(
      dimension.read("Tue and Sat, Thursday is rehearsal").ambiguous
        == [WeekdaySet([.tue, .sat]), WeekdaySet([.tue, .thu, .sat])])
    #expect(
      dimension.read("Tuesday from Thursday").ambiguous
        == [WeekdaySet([.tue, .wed, .thu]), WeekdaySet([.tue, .thu])])
    #expect(
      dimension.read("Mon and Wed so I can rest at the weekend").understood
        == WeekdaySet([.mon, .wed]))
  }

  @Test(
    "What names no day gives nothing",
    arguments: [
      "", "mornings", "why?", "8pm", "often", "all of it", "remove Friday", "are Mondays bad?",
      "Mon Wed Fir", "Mon, Wed and Fidray", "a weekday",
    ])
  func refused(text: String) {
    #expect(dimension.read(text).unclear == .nothingFound)
  }

  @Test(
    "Days that are only left out offer the others, which nobody said",
    arguments: [
      ("not Friday", "mon tue wed thu sat sun"), ("no Sundays", "mon tue wed thu fri sat"),
      ("I can't do Mondays", "tue wed thu fri sat sun"),
      ("any time but Monday", "tue wed thu fri sat sun"),
      ("I work Monday to Friday", "sat sun"), ("not Sunday or Monday", "tue wed thu fri sat"),
      ("no Sundays, Mondays or Fridays", "tue wed thu sat"),
      ("I'm busy on Monday and Tuesday", "wed thu fri sat sun"),
      ("Fridays off", "mon tue wed thu sat sun"), ("I hate Mondays", "tue wed thu fri sat sun"),
      ("Tuesday and Thursday are no good, those are late shifts", "mon wed fri sat sun"),
    ])
  func leftOut(text: String, left: String) {
    guard case .limited(let days, _) = dimension.read(text).unclear else {
      Issue.record("\(text) offers nothing")
      return
    }
    let expected = WeekdaySet(
      left.split(separator: " ").compactMap { Weekday(rawValue: String($0)) })
    #expect(days == expected)
  }

  @Test(
    "A correction adds, takes away and replaces",
    arguments: [
      ("add Sunday", "mon wed sat sun"), ("not Wednesday", "mon sat"),
      ("also Fri", "mon wed fri sat"),
      ("drop Mondays", "wed sat"), ("Thursday instead of Wednesday", "mon thu sat"),
      ("weekends", "sat sun"), ("drop Monday, add Tuesday", "tue wed sat"),
      ("plus Sundays", "mon wed sat sun"), ("and Friday as well", "mon wed fri sat"),
      ("no Mondays, no Wednesdays, the rest is fine", "sat"), ("scrap Wednesday", "mon sat"),
      ("without Saturday, I have choir", "mon wed"), ("swap Monday for Thursday", "wed thu sat"),
      ("move the Wednesday to Friday", "mon fri sat"), ("lose Monday and Wednesday", "sat"),
      ("no. and lose Monday, add Thursday", "wed thu sat"), ("Friday too", "mon wed fri sat"),
      ("Friday was right, put it back and take Monday out", "wed fri sat"),
      ("Wednesday should be Tuesday", "mon tue sat"), ("make the Saturday a Sunday", "mon wed sun"),
      ("Wednesday a Friday", "mon fri sat"),
      ("not Monday, Tuesday", "tue wed sat"), ("not Monday or Tuesday", "wed sat"),
      ("no Monday, Friday instead", "wed fri sat"),
      ("I can't do Saturdays any more", "mon wed"), ("Saturday is out after all", "mon wed"),
      ("Mondays don't work any more", "wed sat"), ("I work Mondays now", "wed sat"),
      ("one more day, Sunday", "mon wed sat sun"), ("one more: Friday", "mon wed fri sat"),
      ("another day, Tuesday", "mon tue wed sat"), ("two more, Tue and Sun", "mon tue wed sat sun"),
      ("Saturday is out, my son plays on Sunday", "mon wed"),
      ("drop Saturday, my rest day is Sunday", "mon wed"),
      ("I can't do Saturdays, we visit my mum on Sunday", "mon wed"),
      ("Saturday won't work, take Sunday instead", "mon wed sun"),
      ("drop Saturday, I prefer Sunday", "mon wed sun"),
    ])
  func revised(text: String, days: String) {
    let old = WeekdaySet([.mon, .wed, .sat])
    let expected = WeekdaySet(
      days.split(separator: " ").compactMap { Weekday(rawValue: String($0)) })
    #expect(dimension.revise(old, by: Line(text), in: .monday).understood == expected)
  }

  @Test(
    "How often something is does not name days",
    arguments: [
      ("Tue and Sat every week", "tue sat"), ("every week Tue", "tue"),
      ("every week is different, mostly Tue and Thu", "tue thu"),
      ("the whole week", "mon tue wed thu fri sat sun"),
      ("Mon and a long one on Sunday", "mon sun"),
      ("any day I'm off, so Mon and Tue", "mon tue"),
      ("any day that suits you", "mon tue wed thu fri sat sun"),
    ])
  func howOften(text: String, days: String) {
    let expected = WeekdaySet(
      days.split(separator: " ").compactMap { Weekday(rawValue: String($0)) })
    #expect(dimension.read(text).understood == expected)
  }

  @Test("Any day on which something is so leaves open which")
  func anyDay() {
    for text in ["any day I can", "any days the pool is open", "whichever day it is dry"] {
      #expect(dimension.read(text).isIncomplete, "\(text)")
    }
    #expect(dimension.read("it's different every week").understood == nil)
  }

  @Test("Of two lists the one without a day is picked by leaving that out")
  func pickedByDenial() {
    let lists = [WeekdaySet([.tue, .thu]), WeekdaySet([.tue, .thu, .sun])]
    for (text, place) in [
      ("no Sundays", 0), ("without Sunday", 0), ("not Sunday", 0), ("with Sunday", 1),
      ("Sunday too", 1), ("the 2nd", 1), ("the 1st one", 0),
    ] {
      #expect(dimension.pick(from: lists, by: Line(text), in: .monday) == place, "\(text)")
    }
  }

  @Test("A day in the place of one that there is not takes nothing out")
  func insteadOfNone() {
    let reading = dimension.revise(
      WeekdaySet([.mon, .wed, .sat]), by: Line("no Friday, Saturday instead"), in: .monday)
    #expect(reading.understood == nil)
  }

  @Test("Every set of days is said back so that it reads as the same")
  func roundTrip() {
    expectRoundTrip(dimension, (1...127).map { WeekdaySet(rawValue: $0) })
    expectExamples(dimension)
    #expect(
      dimension.json(for: WeekdaySet([.sat, .mon])) == .array([.string("mon"), .string("sat")]))
  }
}
