import Testing

@testable import Understanding

@Suite("What is said to be wrong, or is taken back, added and exchanged")
struct ComplaintTests {
  @Test(
    "A complaint has a clause, and may only point back",
    arguments: [
      ("the 1800 was wrong, it's 1650", "the 1800 was wrong", false),
      ("that was my husband's number, mine is 1550", "that was my husband's number", true),
      ("hm, that's too much for me. 1700", "that's too much for me", true),
      ("1800 is too much", "1800 is too much", false),
      ("the window is an hour too late", "the window is an hour too late", false),
      ("the 47 was a typo, 57 minutes", "the 47 was a typo", false),
      ("ok that's a bit much, 50 less", "ok that's a bit much", true),
    ])
  func complaints(text: String, clause: String, pointsBack: Bool) throws {
    let complaint = try #require(Line(text).complaint)
    #expect(Line(text).text(at: complaint.clause) == clause)
    #expect(complaint.pointsBack == pointsBack)
  }

  @Test(
    "What complains of nothing is no complaint",
    arguments: [
      "1650", "me too", "too", "the sessions are long", "that was fun",
      "it's my husband's birthday",
      "two lattes, not three",
    ])
  func others(text: String) {
    #expect(Line(text).complaint == nil)
  }

  @Test(
    "What was said before may be told first",
    arguments: [
      ("I said no to location, that was wrong, yes", "I said no to location"),
      ("I put 60, that's too long", "I put 60"),
    ])
  func saying(text: String, clause: String) throws {
    let line = Line(text)
    let complaint = try #require(line.complaint)
    let told = try #require(line.clauseOfSaying(before: complaint.clause))
    #expect(line.text(at: told) == clause)
    #expect(Line("60, that's too long").clauseOfSaying(before: 4..<18) == nil)
  }

  @Test(
    "One of several is meant by how they compare, where nothing else is said",
    arguments: [
      ("the later one", .greatest), ("the smaller please", .least), ("later", .greatest),
      ("the earlier date", .least), ("the longer run", nil), ("the second", nil), ("", nil),
      ("more or less", nil),
    ] as [(String, Extreme?)])
  func extremes(text: String, extreme: Extreme?) {
    #expect(Line(text).extreme == extreme)
  }

  @Test(
    "Something is taken out by a verb, or by one that is parted",
    arguments: [
      ("forget about the knee", true), ("the back is fine again, take that out", true),
      ("drop it", true), ("take care", false), ("my knee is out", false), ("leave that", false),
    ])
  func retractions(text: String, retracts: Bool) {
    #expect(Line(text).retracts == retracts)
  }

  @Test(
    "A place is taken out where its clause says nothing more of it",
    arguments: [
      ("remove the injuries", true), ("take the injuries out", true),
      ("forget about the injuries, it's fine now", true), ("clear the injuries please", true),
      ("clear the injuries of last year", false), ("take the injuries seriously", false),
      ("the injuries are fine", false), ("leave the injuries off the list", true),
    ])
  func removals(text: String, removes: Bool) throws {
    let line = Line(text)
    let name = try #require(line.tokens.first { $0.word == "injuries" })
    #expect(line.removes(name.span) == removes)
  }

  @Test(
    "A remark about a thing ends where something else begins",
    arguments: [
      ("scrap the injury, it's fine now", 31), ("scrap the injury, it has healed, they say", 41),
      ("scrap the injury, yes to strava", 16), ("scrap the injury", 16),
    ])
  func remarks(text: String, end: Int) {
    #expect(Line(text).endOfRemark(about: 10..<16) == end)
  }

  @Test(
    "There is none of it, and nothing else is said",
    arguments: [
      ("put none", true), ("none", true), ("nothing", true), ("none of that", false),
      ("put 3", false),
      ("", false),
    ])
  func none(text: String, says: Bool) {
    #expect(Line(text).saysNoneOfIt == says)
  }

  @Test(
    "Something was right as it was",
    arguments: [
      ("no sorry, coffee was right", true), ("the first was better", true),
      ("coffee is right", false),
      ("that was fun", false), ("was", false),
    ])
  func restorations(text: String, says: Bool) {
    #expect(Line(text).saysWasRight == says)
  }

  @Test(
    "What is added begins behind the words that add it",
    arguments: [
      ("oh, and also a tight hamstring", "a tight hamstring"), ("plus my knee", "my knee"),
      ("and my knee", nil), ("also", nil), ("my knee too", nil),
    ] as [(String, String?)])
  func additions(text: String, added: String?) {
    let line = Line(text)
    let words = line.wordsOfAddition.map { line.text(at: $0..<text.utf8.count) }
    #expect(words == added)
    #expect(line.addsMore == (added != nil))
  }

  @Test(
    "Two things take each other's place",
    arguments: [
      ("I mixed up talkative and sensitive", true), ("swap those two", true),
      ("it's the other way round", true), ("the other way around please", true),
      ("the other one", false), ("change it", false),
    ])
  func swaps(text: String, swaps: Bool) {
    #expect(Line(text).swaps == swaps)
  }

  @Test(
    "A step further is none that is taken back",
    arguments: [("another 100 lower", true), ("100 lower again", true), ("only 100 lower", false)])
  func steps(text: String, further: Bool) {
    #expect(Line(text).goesFurther == further)
  }

  @Test(
    "Something is moved by an amount",
    arguments: [
      ("it's a week later", true), ("half an hour earlier", true), ("later", false),
      ("a week", false), ("two weeks longer", false),
    ])
  func shifts(text: String, shifts: Bool) {
    #expect(Line(text).saysShift == shifts)
  }

  @Test("Words stand in a line one after the other")
  func parts() {
    #expect(Line("right").isPart(of: Line("sprained right ankle")))
    #expect(Line("right ankle").isPart(of: Line("sprained right ankle")))
    #expect(!Line("sprained ankle").isPart(of: Line("sprained right ankle")))
    #expect(!Line(",").isPart(of: Line("sprained right ankle")))
  }

  @Test(
    "Words of a name or a text are exchanged for others",
    arguments: [
      ("sprained right ankle", "right", "left ankle", "sprained left ankle"),
      ("Trier Marathon", "Trier", "Kiel", "Kiel Marathon"),
      ("three lattes", "three", "two lattes", "two lattes"),
      ("Trier Marathon", "Trier Marathon", "Kiel", "Kiel"),
    ])
  func exchanges(text: String, old: String, new: String, result: String) {
    #expect(text.exchanging(old, for: new) == result)
  }
}
