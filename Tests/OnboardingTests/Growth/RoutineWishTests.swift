import Onboarding
import Testing
import Understanding

@Suite("Wishes about routines, and what is no wish for one")
struct RoutineWishTests {
  @Test(
    "Beside the path a routine is taken by its name alone",
    arguments: [
      ("guided, First Steps", "first_steps"), ("a guided one: Full Week please", "full_week"),
      ("guided, the gentle daily one", "gentle_daily"),
    ])
  func named(line: String, id: String) throws {
    var stage = try Stage(Product.growth)
    try stage.play(line)
    #expect(try stage.profile["routine_id"] == .string(id), "\(stage.reply)")
  }

  @Test(
    "A name with a clause to itself is taken, whatever else is told, and one that is judged is not",
    arguments: [
      ("weekend starter, because weekdays are full until six", "weekend_starter"),
      ("a six day plan broke me, I'll do first steps", "first_steps"),
      ("no, an hour is too long", nil), ("long haul looks too hard", nil),
    ])
  func alone(line: String, id: String?) throws {
    var stage = try Stage(Product.growth)
    try stage.play("a plan", line)
    #expect(try stage.profile["routine_id"] == id.map { .string($0) } ?? .null, "\(stage.reply)")
  }

  @Test(
    "Words that a name happens to have choose no routine",
    arguments: [
      "a plan, I want to focus", "guide me, gentle but firm", "a routine to build up to something",
      "a structured plan, it is a full week for me", "guided, I could do it every other day",
      "a plan with endurance in mind",
    ])
  func inPassing(line: String) throws {
    var stage = try Stage(Product.growth)
    try stage.play(line)
    #expect(try stage.profile["preferred_practice_mode"] == "routine", "\(stage.reply)")
    #expect(try stage.profile["routine_id"] == .null, "\(stage.reply)")
  }

  @Test(
    "A routine that is told of takes no path to it",
    arguments: [
      "First Steps was rubbish", "Gentle Daily is too long for me", "I did Full Week once",
    ])
  func told(line: String) throws {
    var stage = try Stage(Product.growth)
    try stage.play("quick practice", line)
    #expect(try stage.profile["preferred_practice_mode"] == "adhoc", "\(stage.reply)")
    #expect(try stage.profile["routine_id"] == .null, "\(stage.reply)")
  }

  @Test(
    "Wishes beside the path show what fits",
    arguments: [
      ("a plan, five days a week", "Gentle Daily"),
      ("a routine for beginners, twice a week", "Weekend Starter"),
    ])
  func besidePath(line: String, name: String) throws {
    var stage = try Stage(Product.growth)
    try stage.play(line)
    #expect(stage.reply.contains("Shall I take \(name)?"), "\(stage.reply)")
    #expect(try stage.profile["routine_id"] == .null)
  }

  @Test(
    "A limit is heard on both sides of its amount, and the other way round behind a no",
    arguments: [
      ("under half an hour", "1 2 3 4"), ("no more than a quarter of an hour", "1 2"),
      ("20 minutes tops", "1 2 4"), ("nothing above twenty minutes", "1 2 4"),
      ("not under 45 minutes", "6 8"), ("never longer than 30 minutes", "1 2 3 4 5"),
      ("an hour is too much", "1 2 3 4 5 6 7"), ("10 minutes is too short", "1 3 4 5 6 7 8"),
      ("half an hour or more", "5 6 7 8"), ("not more than three days", "1 3 6"),
      ("five days is too many", "1 3 4 5 6 8"), ("which have no Friday?", "3 6 8"),
      ("not on a Tuesday or Thursday please", "1 3 4 6"), ("any with a Sunday?", "3 4 6 8"),
    ])
  func limits(line: String, places: String) throws {
    try fits(line, places)
  }

  @Test(
    "What is turned down is left out",
    arguments: [
      ("weekends are out of the question", "1 2 5"),
      ("anything but advanced", "1 2 3 4 5 6"), ("not for beginners", "4 5 6 7 8"),
      ("not Long Haul", "1 2 3 4 5 6 7"), ("not 60 minutes", "1 2 3 4 5 6 7"),
      ("not the weekend ones", "1 2 5"), ("not longer", "1 2 4"),
      ("anything but weekdays", "3 6"), ("I don't want anything advanced", "1 2 3 4 5 6"),
    ])
  func turnedDown(line: String, places: String) throws {
    try fits(line, places)
  }

  @Test(
    "Questions about the routines are answered, and choose none",
    arguments: [
      ("how long is Steady Builder", "Each session: 30 minutes"),
      ("which days does full week have?", "Mon, Tue, Wed"),
      ("what was the second one again", "Ten easy"),
      ("how often is it?", "Long Haul: Tue, Thu"), ("how hard are they?", "Full Week: advanced"),
      ("which is the toughest?", "Long Haul"), ("is the full week hard?", "Six sessions"),
      ("what about weekends?", "Weekend Focus"),
      ("three is a lot, what was the last one", "endurance"),
      ("hang on, will it remind me?", "no reminders"), ("which is the shortest?", "Gentle Daily"),
    ])
  func questions(line: String, expected: String) throws {
    var stage = try Stage(Product.growth)
    try stage.play("guided", line)
    #expect(stage.reply.contains(expected), "\(stage.reply)")
    #expect(try stage.profile["routine_id"] == .null)
  }

  @Test("At the end a routine that fits what is said is offered, and the one that there is not")
  func offered() throws {
    for line in ["the ten minute one", "no, I can't do three days. the ten minute one"] {
      var stage = try Stage(Product.growth)
      try stage.play("guided", "First Steps", line)
      #expect(
        stage.reply.contains("First Steps. Shall I change it to Gentle Daily?"), "\(stage.reply)")
      #expect(try stage.profile["routine_id"] == "first_steps")
      try stage.play("yes")
      #expect(try stage.profile["routine_id"] == "gentle_daily")
    }
    var stage = try Stage(Product.growth)
    try stage.play("quick practice", "is quick practice less good?")
    #expect(!stage.reply.contains("Shall I take"), "\(stage.reply)")
  }

  @Test("What is asked back behind a preposition chooses no path that it has a word of")
  func asksBack() throws {
    var stage = try Stage(Product.growth)
    try stage.play("practice of what exactly?")
    #expect(try stage.profile["preferred_practice_mode"] == .null, "\(stage.reply)")
  }

  @Test("Questions about the routines are answered when one is chosen, and change nothing")
  func afterwards() throws {
    var stage = try Stage(Product.growth)
    try stage.play("guided", "first steps", "is there one without Fridays?")
    #expect(stage.reply.contains("Weekend Focus"), "\(stage.reply)")
    #expect(try stage.profile["routine_id"] == "first_steps")
    try stage.play("change it to the Weekend Focus")
    #expect(try stage.profile["routine_id"] == "weekend_focus")
  }

  @Test(
    "Plain answers beside a wish choose",
    arguments: [
      ("an hour", "long_haul"), ("First Steps, 15 minutes is fine", "first_steps"),
      ("under 20 minutes, so Gentle Daily", "gentle_daily"),
      ("number 5, not too long", "steady_builder"),
      ("not Long Haul, Full Week", "full_week"),
      ("gentle daily no sorry full week", "full_week"), ("four, no five", "steady_builder"),
    ])
  func chosen(line: String, id: String) throws {
    var stage = try Stage(Product.growth)
    try stage.play("guided", line)
    #expect(try stage.profile["routine_id"] == .string(id), "\(stage.reply)")
  }

  private func fits(_ line: String, _ places: String) throws {
    var stage = try Stage(Product.growth)
    try stage.play("guided", line)
    let listed = (1...8).filter { stage.reply.contains("\($0). ") }.map(String.init)
    #expect(listed.joined(separator: " ") == places, "\(stage.reply)")
    #expect(try stage.profile["routine_id"] == .null)
  }
}

extension RoutineWishTests {
  @Test(
    "After a routine is chosen only a wish for another shows some, and a question about it is answered",
    arguments: [
      ("what if I'm called in on a Friday, do I lose a streak?", "does no harm"),
      ("right so how do I start, is it today?", "here it is only set up"),
      ("is today a day of practice?", "a day of practice"),
      ("is there one without a Wednesday?", "Weekend Starter"),
      ("does 10 mins even do anything?", "Regular practice counts more"),
    ])
  func afterwards(line: String, answer: String) throws {
    var stage = try Stage(Product.growth)
    try stage.play("guided", "first steps", line)
    #expect(stage.reply.contains(answer), "\(stage.reply)")
    #expect(try stage.profile["routine_id"] == "first_steps")
  }
}
