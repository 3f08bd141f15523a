import Testing
import Understanding

@Suite("What a line comes to")
struct ConclusionTests {
  @Test(
    "A conclusion counts for more than what led to it",
    arguments: [
      ("maintenance is 2400, minus 400, so 2000", 2000),
      ("I used to eat 2600, this time 1900", 1900),
      ("2300 was too much, 1700 too little, so 2000", 2000),
      ("my sister does 1300 but I'd take 1700", 1700), ("the label says 2000, I say 1800", 1800),
      ("let's say 1500, hmm, that's not enough, 1800", 1800), ("12600 a week, so 1800 a day", 1800),
      ("BMR 1610, deficit 350, target 1900", 1900),
      ("just over my husband's 1900, put me at 1950", 1950), ("my wife's 2200, mine 1800", 1800),
      ("not under 1500, the midwife said 2250 and that's what I'll do", 2250),
      ("at least 1500 but 2250 is the goal", 2250), ("never above 2400, 2100 usually", 2100),
      ("2000 then, 1800 sounds like rabbit food", 2000),
      ("not as much as 2600, 2200", 2200), ("last diet was 1400, now I want 1700", 1700),
    ])
  func energies(text: String, kcal: Int) {
    #expect(EnergyDimension().read(text).understood == Energy(kcal: kcal))
  }

  @Test(
    "A value that has the last sentence to itself counts for more than those among words",
    arguments: [
      ("2000?? that's nothing for my size. 3200", 3200), ("1600 if I'm good. 1800", 1800),
      ("two thousand? that is a lot. fifteen hundred", 1500),
      ("is 2000 the usual? I'd need 2800", 2800),
      ("1700 or so. Ok 1800, she says", 1800), ("1700 mostly. well 1800, I like bread", 1800),
    ])
  func alone(text: String, kcal: Int) {
    #expect(EnergyDimension().read(text).understood == Energy(kcal: kcal))
  }

  @Test(
    "A value that a plain no follows is none",
    arguments: ["1800? no", "1800, no, too much", "1800? nope"])
  func denied(text: String) { #expect(EnergyDimension().read(text).understood == nil) }

  @Test(
    "A no that says of what, or stands before a value, denies none",
    arguments: ["1800, no more", "no, 1800", "1800, no problem", "2000? no. 1800"])
  func notDenied(text: String) {
    #expect(EnergyDimension().read(text).understood == Energy(kcal: 1800))
  }

  @Test(
    "Values that each have a sentence, or are each asked about, leave it open",
    arguments: ["1800. 1900", "1800? 1900?", "2000?? that's less than now. is 3000 too much"])
  func open(text: String) { #expect(EnergyDimension().read(text).understood == nil) }

  @Test(
    "A figure comes before a word for a degree, asked about or last",
    arguments: [("not a bit, water off a duck. 2", 2), ("eleven if I could. 10", 10)])
  func figures(text: String, value: Int) {
    #expect(ScaleDimension(in: 1...10).read(text).understood == value)
  }

  @Test("What a window comes to behind a so takes no other end from the fact before it")
  func window() {
    func time(_ hour: Int) -> TimeOfDay { TimeOfDay(secondsSinceMidnight: hour * 3600) }
    let new = TimeRangeDimension(.eatingWindow).revise(
      TimeRange(start: time(12), end: time(20)), by: Line("we eat at half past six, so until 7"),
      in: .monday)
    #expect(new.understood == TimeRange(start: time(12), end: time(19)))
  }

  @Test(
    "Goals of races come to one",
    arguments: [
      ("sub 4, well, to be honest, 4:20", 15_600), ("I did 5:10 last year, so 4:50", 17_400),
      ("first I wanted 4 hours, but who am I kidding, 4:30", 16_200),
      ("my mate says 4, I say 4:15", 15_300), ("ten minutes under four hours", 13_800),
      ("3;45", 13_500), ("four hours, last time I did 4:40", 14_400),
    ])
  func goals(text: String, seconds: Int) {
    let marathon = DurationDimension.finishTime(metres: 42_195)
    #expect(marathon.read(text).understood == TimeSpan(seconds: Double(seconds)))
  }

  @Test(
    "What is aimed at comes before how things are, in whichever order",
    arguments: [
      ("I'm on 2700 now but want to get to 2100", 2100), ("currently 2600, aiming for 1900", 1900),
      ("my target is 1750, right now I eat 2300", 1750), ("I usually have 2000", 2000),
      ("now I'd like 1900", 1900),
    ])
  func aims(text: String, kcal: Int) {
    #expect(EnergyDimension().read(text).understood == Energy(kcal: kcal))
  }

  @Test(
    "On a scale things are as they are, whatever is wished",
    arguments: [("3 now but I'd love him to be an 8", 3), ("she's at a 4, I want her at 7", 4)])
  func standing(text: String, value: Int) {
    #expect(ScaleDimension(in: 1...10).read(text).understood == value)
  }

  @Test(
    "What was and what is may stand in one clause, and the now at its end",
    arguments: [
      ("the old one was 2400 now it's 1900", 1900), ("was on 2600, could do 2000 now", 2000),
    ])
  func turned(text: String, kcal: Int) {
    #expect(EnergyDimension().read(text).understood == Energy(kcal: kcal))
  }

  @Test(
    "Values side by side are still asked about",
    arguments: [
      "1800 or 2000", "1800, 2000", "between 1800 and 2000", "1800 I was thinking, or 1900",
    ])
  func several(text: String) {
    #expect(EnergyDimension().read(text).understood == nil)
  }

  @Test(
    "A correction adds to the earlier value, or takes from it",
    arguments: [
      ("add another 150", 1950), ("200 more", 2000), ("100 less", 1700),
      ("bump it up by 250", 2050),
      ("lower it by 300", 1500), ("make it 1900", 1900), ("take 1600", 1600),
      ("no more than 1500", 1500), ("150 calories more a day", 1950),
      ("less than that, 1600", 1600),
    ])
  func energyRevised(text: String, kcal: Int) {
    let reading = EnergyDimension().revise(Energy(kcal: 1800), by: Line(text), in: .monday)
    #expect(reading.understood == Energy(kcal: kcal))
  }

  @Test(
    "A length gets longer or shorter",
    arguments: [
      ("half an hour longer", 75), ("ten minutes less", 35), ("a quarter of an hour less", 30),
      ("another 15 minutes", 60), ("make it an hour", 60),
    ])
  func lengthRevised(text: String, minutes: Int) {
    let dimension = DurationDimension.minutes(in: 15...300)
    let reading = dimension.revise(TimeSpan(seconds: 2700), by: Line(text), in: .monday)
    #expect(reading.understood == TimeSpan(seconds: Double(minutes * 60)))
  }

  @Test(
    "A window moves, begins or ends at another time, or gets longer",
    arguments: [
      ("push the whole window an hour later", "13:00", "21:00"),
      ("start half an hour earlier", "11:30", "20:00"), ("finish an hour later", "12:00", "21:00"),
      ("an hour longer", "12:00", "21:00"), ("two hours shorter", "12:00", "18:00"),
      ("start at 11 instead", "11:00", "20:00"),
    ])
  func windowMoved(text: String, start: String, end: String) throws {
    let noon = try #require(TimeOfDay("12:00"))
    let eight = try #require(TimeOfDay("20:00"))
    let reading = TimeRangeDimension.eatingWindow.revise(
      TimeRange(start: noon, end: eight), by: Line(text), in: .monday)
    #expect(reading.understood?.start.description == start)
    #expect(reading.understood?.end.description == end)
  }

  @Test("An hour later alone may move both ends or the last one")
  func hourLater() throws {
    let noon = try #require(TimeOfDay("12:00"))
    let eight = try #require(TimeOfDay("20:00"))
    let reading = TimeRangeDimension.eatingWindow.revise(
      TimeRange(start: noon, end: eight), by: Line("an hour later"), in: .monday)
    #expect(reading.ambiguous?.count == 2)
  }
}
