import Conversation
import FlowCheck
import Onboarding
import RepositoryContract
import Testing
import Understanding

@Suite("Answers about children")
struct EkoAnswerTests {
  /// A stage on which the first questions were answered.
  private func stage(after count: Int) throws -> Stage {
    var stage = try Stage(Product.eko, at: .monday)
    try stage.play(Array(EkoScripts.normative.prefix(count)))
    return stage
  }

  private func child(of stage: Stage, _ index: Int = 0) throws -> JSONValue {
    let children = try #require(try stage.profile["children"]?.array)
    return try #require(children.indices.contains(index) ? children[index] : nil)
  }

  @Test(
    "Goals are heard by number, by words and in words of one's own",
    arguments: [
      ("1 and 3", 2), ("1, 2 and 6", 3), ("open up more", 1), ("life skills", 1),
      ("the first one", 1), ("help with challenges", 1),
    ])
  func goals(line: String, count: Int) throws {
    var stage = try stage(after: 3)
    try stage.play(line)
    #expect(try child(of: stage)["goals"]?.array?.count == count, "\(stage.reply)")
  }

  @Test(
    "Topics are added to those that were too few, and put right together with them",
    arguments: [
      ("self-confidence then, that's what I meant", ["school", "family", "confidence"]),
      ("friends, feelings and conflict", ["emotions", "friends", "school", "family", "conflict"]),
      ("school, friends and feelings", ["emotions", "friends", "school"]),
      ("not school, friends and feelings", ["emotions", "friends", "family"]),
      ("no, friends, feelings and health", ["emotions", "friends", "health"]),
    ])
  func moreTopics(line: String, topics: [String]) throws {
    var stage = try stage(after: 4)
    try stage.play("school and family", line)
    #expect(
      try child(of: stage)["topics"] == .array(topics.map { .string($0) }), "\(stage.reply)")
  }

  @Test(
    "The year that a birthday lacks is heard in a clause of its own",
    arguments: ["it's 2018", "oh, it was 2018", "2018 I said", "she is eight"])
  func year(line: String) throws {
    var stage = try stage(after: 2)
    try stage.play("14 January", line)
    #expect(try child(of: stage)["birthday"] == "2018-01-14", "\(stage.reply)")
  }

  @Test("A goal that is none of the list is kept as it was said")
  func ownGoal() throws {
    var stage = try stage(after: 3)
    try stage.play("none of those, I want her to sleep more")
    let goals = try #require(try child(of: stage)["goals"]?.array)
    #expect(goals.count == 1)
    #expect(goals.first?.string?.contains("sleep more") == true)
  }

  @Test("More than three goals are refused, and none is stored")
  func tooManyGoals() throws {
    var stage = try stage(after: 3)
    try stage.play("1, 2, 3 and 4")
    #expect(stage.reply.contains("Three goals at most"))
    #expect(try child(of: stage)["goals"] == .null)
  }

  @Test(
    "Topics are stored in the order of the catalogue",
    arguments: [
      ("school, friends and family", ["friends", "school", "family"]),
      ("12, 1, 3", ["emotions", "school", "creativity"]),
      ("1, 4 and the tech one", ["emotions", "family", "technology"]),
      (
        "all but school",
        [
          "emotions", "friends", "family", "conflict", "values", "confidence", "health",
          "diversity", "future", "technology", "creativity",
        ]
      ),
    ])
  func topics(line: String, ids: [String]) throws {
    var stage = try stage(after: 4)
    try stage.play(line)
    #expect(try child(of: stage)["topics"] == .array(ids.map(JSONValue.string)), "\(stage.reply)")
  }

  @Test("\"All\" takes all twelve topics")
  func allTopics() throws {
    var stage = try stage(after: 4)
    try stage.play("all")
    #expect(try child(of: stage)["topics"]?.array?.count == 12)
  }

  @Test("Two topics are too few")
  func tooFewTopics() throws {
    var stage = try stage(after: 4)
    try stage.play("school and friends")
    #expect(stage.reply.contains("At least three topics"))
    #expect(try child(of: stage)["topics"] == .null)
    #expect(try stage.step == "TOPICS")
  }

  @Test(
    "The scales understand numbers and words",
    arguments: [
      ("7", 7), ("seven out of ten", 7), ("7/10", 7), ("very", 9), ("not at all", 1),
      ("in the middle", 5), ("", 5), ("a bit", 3), ("very quiet", 2),
    ])
  func scales(line: String, value: Int) throws {
    var stage = try stage(after: 5)
    try stage.play(line)
    let stored = try child(of: stage)["temperament_talkative"]?.int
    if line == "very quiet" {
      #expect((1...3).contains(stored ?? 0))
    } else {
      #expect(stored == value)
    }
  }

  @Test("A number off the scale is refused", arguments: ["11", "0", "12 out of 10"])
  func offTheScale(line: String) throws {
    var stage = try stage(after: 5)
    try stage.play(line)
    #expect(try child(of: stage)["temperament_talkative"] == .null)
    #expect(try stage.step == "DISPOSITIONS")
  }

  @Test("A birthday in the future is refused")
  func future() throws {
    var stage = try stage(after: 2)
    try stage.play("5 April 2200")
    #expect(stage.reply.contains("A birthday can't be in the future"))
    #expect(try child(of: stage)["birthday"] == .null)
  }

  @Test(
    "Ages are whole years, counted to the day of the clock",
    arguments: [
      ("2026-03-03T23:59:00+00:00[UTC]", 7), ("2026-03-04T00:00:00+00:00[UTC]", 8),
      ("2027-03-03T12:00:00+00:00[UTC]", 8),
      ("2026-03-03T23:59:00-05:00[America/New_York]", 7),
    ])
  func ages(now: String, age: Int) throws {
    var stage = try Stage(Product.eko, at: #require(CheckInstant(now)))
    try stage.play("Sam", "Mia", "4 March 2018")
    #expect(try child(of: stage)["age"] == .int(age))
  }

  @Test(
    "There is no skipping, and no way back from the parent and the review", arguments: [0, 8])
  func noWayBack(answers: Int) throws {
    var stage = try stage(after: answers)
    let step = try stage.step
    try stage.play("back")
    #expect(stage.reply.contains("nothing to go back to"))
    try stage.play("skip")
    #expect(try stage.step == step)
  }

  @Test("Back leads to the question before, and an empty line keeps its answer")
  func back() throws {
    var stage = try stage(after: 4)
    try stage.play("back", "")
    #expect(try stage.step == "TOPICS")
    try stage.play("back", "back")
    #expect(stage.reply.contains("So far: 4 March 2018."))
  }
}
