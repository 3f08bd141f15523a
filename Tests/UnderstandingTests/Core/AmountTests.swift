import Testing
import Understanding

@Suite("What an amount counts, and what is reckoned with it")
struct AmountTests {
  private let old = Energy(kcal: 1800)

  @Test(
    "An amount of something else changes nothing",
    arguments: [
      "I need one more receipt", "two snacks less", "another 3 helpings", "four more evenings",
      "5 more kilos", "20 more minutes", "add 2 portions",
    ])
  func otherThings(text: String) {
    #expect(EnergyDimension().revise(old, by: Line(text), in: .monday).understood == nil)
  }

  @Test(
    "An amount of the value, or of no thing, changes it",
    arguments: [
      ("150 more calories", 1950), ("150 more", 1950), ("50 kcal less", 1750),
      ("another 250 for me", 2050), ("100 more please", 1900), ("add 80", 1880),
      ("418 more kilojoules", 1900),
    ])
  func ownThings(text: String, kcal: Int) {
    let reading = EnergyDimension().revise(old, by: Line(text), in: .monday)
    #expect(reading.understood == Energy(kcal: kcal))
  }

  @Test("A unit may stand apart from its number")
  func units() {
    let dimension = DurationDimension(.minutes)
    let old = TimeSpan(seconds: 2700)
    for (text, minutes) in [("15 more minutes", 60), ("one more hour", 105), ("5 more", 50)] {
      let reading = dimension.revise(old, by: Line(text), in: .monday)
      #expect(reading.understood == TimeSpan(seconds: Double(minutes * 60)), "\(text)")
    }
    #expect(dimension.revise(old, by: Line("two more towels"), in: .monday).understood == nil)
  }

  @Test("A scale goes by steps")
  func steps() {
    let dimension = ScaleDimension()
    for text in ["one more point", "one notch higher", "one more"] {
      #expect(dimension.revise(6, by: Line(text), in: .monday).understood == 7, "\(text)")
    }
    #expect(dimension.revise(6, by: Line("two more cousins"), in: .monday).understood == nil)
  }

  @Test(
    "What a value is reckoned from is not the value",
    arguments: [
      "half of 3200", "a third of 4500", "20% under 2300", "twice 900", "triple 700",
      "a quarter less than 2600", "a little more than 1700", "300 more than 1500",
      "2600 minus 20%", "10 percent off 1900", "a bit more than last spring, which was 1700",
      "half of what I used to eat, I used to eat 3600", "300 less than last summer's 2500",
      "I ate 2600, and want to knock off 300", "I ate 2600, so a bit less",
    ])
  func reckoned(text: String) {
    #expect(EnergyDimension().read(text).understood == nil)
  }

  @Test(
    "A bound is a value, and so is what a reckoning comes to",
    arguments: [
      ("more than 1700", 1700), ("under 1900", 1900), ("no more than 2100", 2100),
      ("a bit under 1900", 1900), ("half of 3200, so 1600", 1600),
      ("1750, which is less than last year", 1750), ("1600 or a bit more", 1600),
      ("2300 kcal, 100 less than before", 2300),
    ])
  func bounds(text: String, kcal: Int) {
    #expect(EnergyDimension().read(text).understood == Energy(kcal: kcal))
  }

  @Test(
    "Lengths are reckoned with, too",
    arguments: [
      ("half of 80", nil), ("15 minutes more than in spring", nil), ("half an hour", 30),
      ("three quarters of an hour", 45), ("less than an hour", 60),
      ("40 minutes, a bit more than last year", 40),
    ] as [(String, Int?)])
  func lengths(text: String, minutes: Int?) {
    let span = minutes.map { TimeSpan(seconds: Double($0 * 60)) }
    #expect(DurationDimension(.minutes).read(text).understood == span)
  }

  @Test("A small decimal is no count of calories", arguments: ["1.75", "2.5", "a 1.68"])
  func decimal(text: String) {
    #expect(EnergyDimension().read(text).understood == nil)
  }

  @Test(
    "What counts who or what follows, or is one of several things, is no amount",
    arguments: ["one less: Friday", "two more: Una and Bo", "drop one", "add one"])
  func counted(text: String) {
    let hour = TimeSpan(seconds: 3600)
    let reading = DurationDimension(.minutes).revise(hour, by: Line(text), in: .monday)
    #expect(reading.understood == nil)
  }

  @Test(
    "A point may group thousands, with a unit too",
    arguments: [
      ("1.650 kcal", 1650), ("2.100 calories a day", 2100), ("1.9k", 1900), ("8.400 kJ", 2008),
      ("8.4 MJ", 2008),
    ])
  func grouped(text: String, kcal: Int) {
    #expect(EnergyDimension().read(text).understood == Energy(kcal: kcal))
  }
}
