import Testing
import Understanding

@Suite("Acts: clauses that are heard by themselves")
struct ClauseActTests {
  private func field(_ name: String, of child: JSONValue) -> JSONValue? {
    if case .object(let fields) = child { fields[name] } else { nil }
  }

  /// What is changed by a line before the plan is sent.
  private func changesBeforeSending(_ line: String) throws -> [String: JSONValue] {
    try ActScene("george", after: ActScene.race + ["looks right", "I consent"]).changes(after: line)
  }

  @Test("What is left of a line that changed something is heard clause by clause")
  func eachClause() throws {
    let changes = try changesBeforeSending(
      "hello again, the race got moved to 8 November, goal 42:30, Saturday off, add Friday")
    #expect(changes["race_date"] == "2026-11-08")
    #expect(changes["goal_time_s"] == 2550)
    #expect(changes["training_days"] == ["tue", "thu", "fri"])
    #expect(changes.count == 3)
  }

  @Test(
    "A clause that points back, leaves a number, or is a text of one's own is left",
    arguments: [
      "goal 42:30, and make that 4", "goal 42:30, and 90 on the 2nd Sunday",
      "goal 42:30, keep the injuries to yourself",
    ])
  func left(line: String) throws {
    #expect(try changesBeforeSending(line).keys.sorted() == ["goal_time_s"])
  }

  @Test("What is said of one child beside another is for the one that it names")
  func ofNamed() throws {
    let second = [
      "add another", "Ivy", "3 March 2014", "3", "values, family, health", "7", "8", "9",
    ]
    let scene = try ActScene("eko", after: ActScene.family + second + ["that's all"])
    let changes = scene.changes(
      after: "Ivy's talkative is a 4, and for Sage swap school for conflict")
    let children = try #require(changes["children"]?.array)
    #expect(field("topics", of: children[0]) == ["friends", "conflict", "health"])
    #expect(field("topics", of: children[1]) == ["family", "values", "health"])
  }

  @Test(
    "A question about a value changes none, also where everything is shown",
    arguments: [
      "what happens if I eat at 10pm", "what if I skip lunch at 1pm",
      "what becomes of the 2000 when I train",
    ])
  func questions(line: String) throws {
    let scene = try ActScene("diet", after: ActScene.diet)
    #expect(scene.changes(after: line) == [:])
  }

  @Test(
    "A request for an edit is one, whatever question stands behind it",
    arguments: ["add Friday, will you", "add Friday, can you do that?"])
  func requests(line: String) throws {
    let scene = try ActScene("george", after: ActScene.race)
    #expect(scene.changes(after: line)["training_days"] == ["tue", "thu", "fri", "sat"])
  }

  @Test(
    "A part that is said anew behind words that take something back is a part of what stood before",
    arguments: [
      ("3 October 2012 - oh no, 2013", "2013-10-03"),
      ("the 9th of June 2012, no sorry, July", "2012-07-09"),
      ("11 May 2012, no wait, the 12th", "2012-05-12"),
      ("5 June 2012, no, what am I saying, 6 June 2012", "2012-06-06"),
    ])
  func repairs(line: String, birthday: String) throws {
    let scene = try ActScene("eko", after: ["Jo", "Sage"])
    let child = try #require(scene.changes(after: line)["children"]?.array?.first)
    #expect(field("birthday", of: child) == .string(birthday))
  }

  @Test("What a preposition leads to is none of what stands before it")
  func ledNames() throws {
    let scene = try ActScene("eko", after: ["Jo", "Sage", "11 October 2012"])
    let line = "1 and 6, and for the topics school, family and friends"
    let child = try #require(scene.changes(after: line)["children"]?.array?.first)
    #expect(field("topics", of: child) == ["friends", "school", "family"])
    #expect(field("goals", of: child)?.array?.count == 2)
  }

  @Test(
    "A text beside another change is all that its clauses say, and no more",
    arguments: [
      ("sore calf, from the hills. And no to Strava, by the way", "sore calf, from the hills"),
      ("lower back. also the race date is 8 November", "lower back"),
      ("a torn hamstring. can we hurry up please", "a torn hamstring"),
    ])
  func texts(line: String, injuries: String) throws {
    let scene = try ActScene("george", after: Array(ActScene.race.dropLast(2)))
    #expect(scene.changes(after: line)["injuries"] == .string(injuries))
  }

  @Test("A wish of one's own before the change of another answer is kept")
  func ownWish() throws {
    let scene = try ActScene("eko", after: ["Jo", "Sage", "11 October 2012"])
    let changes = scene.changes(
      after: "that she sleeps without the telly. also my name is Jan, not Jo")
    #expect(changes["display_name"] == "Jan")
    let child = try #require(changes["children"]?.array?.first)
    #expect(field("goals", of: child) == ["that she sleeps without the telly"])
  }

  @Test("The first meal is the start of a window")
  func breakfast() throws {
    let scene = try ActScene("diet", after: ["maintain", "1750", "8am to 6pm", ""])
    let changes = scene.changes(after: "move breakfast to half past seven")
    #expect(changes == ["eating_window_start": "07:30"])
  }

  @Test("A name that is changed back is what it was")
  func changedBack() throws {
    let scene = try ActScene("eko", after: ActScene.family + ["change her name to Ivy"])
    let changes = scene.changes(after: "change her name back to Sage")
    let child = try #require(changes["children"]?.array?.first)
    #expect(field("name", of: child) == "Sage")
  }

  @Test("What else is said of who is taken out opens nobody")
  func takenOut() throws {
    let scene = try ActScene(
      "eko", after: ["Jo", "Omar and Nia", "Omar 14 May 2016, Nia 20 November 2025"])
    let changes = scene.changes(after: "Nia is only a baby, leave her out please")
    #expect(changes["children"]?.array?.count == 1)
  }

  @Test(
    "Whoever asks for a moment names nobody",
    arguments: ["one moment please, I have to find my glasses", "just a sec, the door"])
  func moments(line: String) throws {
    let scene = try ActScene("eko", after: ["Jo"])
    #expect(scene.changes(after: line) == [:])
  }
}
