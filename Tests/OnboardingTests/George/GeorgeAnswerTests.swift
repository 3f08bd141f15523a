import Conversation
import Onboarding
import RepositoryContract
import Testing
import Understanding

@Suite("Answers to Coach George")
struct GeorgeAnswerTests {
  /// A line at a question, and what is stored for it.
  struct Case: CustomTestStringConvertible, Sendable {
    let lead: [String]
    let line: String
    let key: String
    let value: JSONValue

    var testDescription: String { "\(key): \(line)" }

    static func distance(_ line: String, _ metres: Int) -> Case {
      Case(
        lead: GeorgeScripts.toDistance, line: line, key: "race_distance_m", value: .int(metres))
    }

    static func goal(_ line: String, over distance: String, _ seconds: Int?) -> Case {
      Case(
        lead: GeorgeScripts.toDistance + [distance, "13 September"], line: line,
        key: "goal_time_s", value: .optional(seconds))
    }

    static func days(_ line: String, _ days: JSONValue) -> Case {
      Case(lead: GeorgeScripts.toDays, line: line, key: "training_days", value: days)
    }

    static func session(_ line: String, _ minutes: Int) -> Case {
      Case(
        lead: GeorgeScripts.toSession, line: line, key: "session_minutes", value: .int(minutes))
    }

    static func injuries(_ line: String, _ words: String) -> Case {
      Case(lead: GeorgeScripts.toInjuries, line: line, key: "injuries", value: .string(words))
    }

    static func strava(_ line: String, _ intent: Bool) -> Case {
      Case(lead: GeorgeScripts.toStrava, line: line, key: "strava_intent", value: .bool(intent))
    }
  }

  @Test("Days of the week that the days are asked for, or that are told of besides, move no race")
  func daysMoveNoRace() throws {
    var stage = try Stage(Product.george, at: .monday)
    try stage.play("let's go", "Parkrun", "5k", "2 May 2026", "25 minutes")
    try stage.play("NOT Monday and Wednesday")
    #expect(try stage.profile["race_date"] == "2026-05-02", "\(stage.reply)")
    try stage.play("Tuesday and Friday", "45", "none", "no")
    try stage.play("make it 75 and I'll do my own thing on Sunday")
    #expect(try stage.profile["race_date"] == "2026-05-02", "\(stage.reply)")
  }

  @Test("Who leaves until tomorrow moves no race, and who says what to leave out gets none of it")
  func leavingMovesNoRace() throws {
    var stage = try Stage(Product.george, at: .monday)
    try stage.play("let's go", "Parkrun", "5k", "2 May 2026", "25 minutes")
    try stage.play("I have to stop, let me come back to this tomorrow")
    #expect(try stage.profile["race_date"] == "2026-05-02", "\(stage.reply)")
    #expect(stage.reply.contains("Saved"), "\(stage.reply)")
  }

  @Test("A number that counts what was named is no goal time")
  func countIsNoTime() throws {
    var stage = try Stage(Product.george, at: .monday)
    try stage.play("let's go", "Parkrun", "5k", "2 May 2026", "25 minutes")
    try stage.play("No, not Monday. Any of the others, three of them maybe")
    #expect(try stage.profile["goal_time_s"] == 1500, "\(stage.reply)")
  }

  @Test("A number that is a year of the race is no goal time")
  func yearIsNoTime() throws {
    var stage = try Stage(Product.george, at: .monday)
    try stage.play("let's go", "Parkrun", "5k", "the third Sunday of January, as always. 2027")
    #expect(try stage.profile["race_date"] == "2027-01-17", "\(stage.reply)")
    #expect(!stage.reply.contains("33 hours"), "\(stage.reply)")
  }

  @Test("A change whose value is in the next clause is no injury")
  func changeBesideInjury() throws {
    var stage = try Stage(Product.george, at: .monday)
    try stage.play("let's go", "Parkrun", "5k", "2 May 2026", "25 minutes", "Mon and Wed", "45")
    try stage.play("left knee, change the race date, it's 9 May 2026")
    #expect(try stage.profile["race_date"] == "2026-05-09", "\(stage.reply)")
    #expect(try stage.profile["injuries"] == "left knee")
  }

  @Test(
    "An answer in people's own words is stored as what it means",
    arguments: [
      .distance("a half", 21_098), .distance("10k", 10_000), .distance("26.2 miles", 42_165),
      .distance("it's a marathon", 42_195), .distance("250 km", 250_000),
      .goal("3:45", over: "a marathon", 13_500), .goal("3:45", over: "1 km", 225),
      .goal("20:30", over: "5k", 1_230), .goal("sub 2", over: "a half", 7_200),
      .goal("4 hours", over: "a marathon", 14_400), .goal("50", over: "10k", 3_000),
      .goal("just to finish", over: "a half", nil), .goal("no", over: "10k", nil),
      .goal("not chasing after a particular time", over: "a half", nil),
      .goal("1:45 is what I'm hoping for", over: "a half", 6_300),
      .days("Mon, Wed and weekends", ["mon", "wed", "sat", "sun"]),
      .days("every day but Friday", ["mon", "tue", "wed", "thu", "sat", "sun"]),
      .days("weekends, 45 min on weekdays", ["sat", "sun"]),
      .days("Sundays", ["sun"]),
      .session("45 min on weekdays", 45), .session("an hour and a half", 90),
      .session("15", 15), .session("5 hours", 300), .session("45 minutes would be best", 45),
      .injuries("none", ""), .injuries("no injuries", ""),
      .injuries("left knee, recovering", "left knee, recovering"),
      .injuries("it hurts after 10k on Mondays", "it hurts after 10k on Mondays"),
      .strava("not now", false), .strava("sure", true),
    ] as [Case])
  func stored(_ test: Case) throws {
    var stage = try GeorgeScripts.stage()
    try stage.play(test.lead + [test.line])
    #expect(try stage.profile[test.key] == test.value)
    let answered = try #require(try stage.stored.state).answers
    #expect(answered.count > test.lead.count - 1, "the answer counts, null or not")
  }

  @Test(
    "A date in people's own words is stored as the day it means",
    arguments: [
      ("September 26", "2026-09-26"), ("in 6 weeks", "2026-04-13"),
      ("the 26th of September", "2026-09-26"), ("2 March 2028", "2028-03-02"),
    ])
  func dates(line: String, date: String) throws {
    var stage = try GeorgeScripts.stage(at: .monday)
    try stage.play(GeorgeScripts.toDate + [line])
    #expect(try stage.profile["race_date"] == .string(date))
  }

  @Test("Days and minutes are told in one line")
  func daysAndMinutes() throws {
    var stage = try GeorgeScripts.stage()
    try stage.play(GeorgeScripts.toDays + ["Mon, Wed and weekends, 45 min on weekdays"])
    #expect(try stage.profile["training_days"] == ["mon", "wed", "sat", "sun"])
    #expect(try stage.profile["session_minutes"] == 45)
  }

  @Test(
    "What cannot be is not stored, and the rule is told",
    arguments: [
      (GeorgeScripts.toDistance, "500 metres", "race_distance_m", "from 1 km"),
      (GeorgeScripts.toDistance, "251 km", "race_distance_m", "up to 250 km"),
      (GeorgeScripts.toDate, "yesterday", "race_date", "has to lie ahead"),
      (GeorgeScripts.toDate, "today", "race_date", "has to lie ahead"),
      (GeorgeScripts.toDate, "in 25 months", "race_date", "at most 2 years"),
      (GeorgeScripts.toSession, "10 minutes", "session_minutes", "at least 15"),
      (GeorgeScripts.toSession, "6 hours", "session_minutes", "at most 300"),
    ])
  func refused(lead: [String], line: String, key: String, rule: String) throws {
    var stage = try GeorgeScripts.stage()
    try stage.play(lead + [line])
    #expect(try stage.profile[key] == .null)
    #expect(stage.reply.contains(rule), "\(stage.reply)")
  }

  @Test(
    "What has two readings, or half of one, is asked",
    arguments: [
      (GeorgeScripts.toDistance, "an ultra", "race_distance_m"),
      (GeorgeScripts.toDistance, "10", "race_distance_m"),
      (GeorgeScripts.toDays, "3 days", "training_days"),
      (GeorgeScripts.toDate, "3/4", "race_date"),
      (GeorgeScripts.toSession, "45 to 60 minutes", "session_minutes"),
      (GeorgeScripts.toSession, "45 normally, an hour on Saturdays", "session_minutes"),
    ])
  func asked(lead: [String], line: String, key: String) throws {
    var stage = try GeorgeScripts.stage()
    try stage.play(lead + [line])
    #expect(try stage.profile[key] == .null)
    #expect(stage.reply.contains("?"))
  }

  @Test(
    "An unlikely goal time is questioned, and taken when it is meant",
    arguments: [("a marathon", "1:30:00", 5_400), ("1 km", "1 hour", 3_600)])
  func doubted(distance: String, time: String, seconds: Int) throws {
    let lead = GeorgeScripts.toDistance + [distance, "13 September", time]
    var stage = try GeorgeScripts.stage()
    try stage.play(lead)
    #expect(try stage.profile["goal_time_s"] == .null)
    #expect(stage.reply.contains("Is that right?"))
    try stage.play("yes")
    #expect(try stage.profile["goal_time_s"] == .int(seconds))
  }

  @Test("A goal time that another distance makes unlikely is questioned then")
  func doubtedLater() throws {
    var stage = try GeorgeScripts.stage()
    try stage.play(
      GeorgeScripts.toDistance + [
        "a marathon", "13 September", "sub 3:45", "change the distance to 1 km",
      ])
    #expect(stage.reply.contains("3 hours 45 minutes"))
    #expect(stage.reply.contains("Is that right?"))
    try stage.play("no", "4:00", "Mon")
    #expect(try stage.profile["goal_time_s"] == 240)
    #expect(try stage.profile["training_days"] == ["mon"])
  }

  @Test("No goal time is another thing than none asked for yet")
  func justToFinish() throws {
    var stage = try GeorgeScripts.stage()
    try stage.play(GeorgeScripts.toGoal)
    #expect(try stage.step == "race")
    try stage.play("just to finish")
    #expect(try stage.profile["goal_time_s"] == .null)
    #expect(try stage.step == "availability")
  }

  @Test("Strava tells more before it is answered")
  func tellMeMore() throws {
    var stage = try GeorgeScripts.stage()
    try stage.play(GeorgeScripts.toStrava + ["tell me more"])
    #expect(stage.reply.contains("Nothing is connected now"))
    #expect(try stage.profile["strava_intent"] == .null)
  }
}
