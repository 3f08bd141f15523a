import Testing
import Understanding

@Suite("Acts: edits of answers given before")
struct EditActTests {
  @Test(
    "A part of the answer that the words can mean is changed, without its name",
    arguments: [
      ("drop Thursday", "[\"tue\",\"sat\"]"), ("add Friday", "[\"tue\",\"thu\",\"fri\",\"sat\"]"),
      ("drop Tuesday, add Monday", "[\"mon\",\"thu\",\"sat\"]"),
      ("lose Saturday and add Sunday", "[\"tue\",\"thu\",\"sun\"]"),
      ("plus Sundays", "[\"tue\",\"thu\",\"sat\",\"sun\"]"),
      ("without Saturday, I sing", "[\"tue\",\"thu\"]"),
    ])
  func days(line: String, days: String) throws {
    let scene = try ActScene("george", after: ActScene.race)
    #expect(try scene.act(of: line) == "inform training_days \(days) announced")
  }

  @Test(
    "What was taken out of a list is brought back",
    arguments: [
      "keep Thursday", "keep Thursday after all", "no, keep Thursday", "put Thursday back",
      "leave Thursday in", "Thursday after all", "oh bring back Thursday",
    ])
  func broughtBack(line: String) throws {
    let days = Array(ActScene.race.prefix(6)) + ["drop Thursday"]
    let scene = try ActScene("george", after: days)
    #expect(scene.profile["training_days"] == ["tue", "sat"])
    #expect(scene.changes(after: line) == ["training_days": ["tue", "thu", "sat"]])
  }

  @Test(
    "Topics that were taken out are brought back",
    arguments: ["keep school after all", "put school back in", "oh leave school in"])
  func topicsBroughtBack(line: String) throws {
    let topics =
      Array(ActScene.family.prefix(4)) + ["friends, school, health, family", "drop school"]
    let scene = try ActScene("eko", after: topics)
    let children = scene.changes(after: line)["children"]?.array
    #expect(children?.first?["topics"] == ["friends", "school", "family", "health"])
  }

  @Test(
    "What is exchanged in a list is no answer to the question that follows, and its name no wish",
    arguments: [
      "as for the topics, swap number 2 for technology", "swap number 2 for technology",
      "on the topics, replace friends with technology",
    ])
  func exchanged(line: String) throws {
    let scene = try ActScene("eko", after: Array(ActScene.family.prefix(5)))
    let children = scene.changes(after: line)["children"]?.array
    #expect(children?.first?["topics"] == ["school", "health", "technology"])
    #expect(children?.first?["temperament_talkative"] ?? .null == .null)
  }

  @Test(
    "Where any words are an answer, those that could change another are the answer",
    arguments: ["an hour later my knee is stiff", "stiff knee after an hour"])
  func answered(line: String) throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(7)))
    #expect(scene.changes(after: line) == ["injuries": .string(line)])
  }

  @Test(
    "What speaks of other answers alone is no text, and is asked about again",
    arguments: ["an hour later", "sundays can be 3 hours", "can sunday be longer?"])
  func spokenOfOthers(line: String) throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(7)))
    #expect(scene.changes(after: line) == [:])
  }

  @Test(
    "At a text an edit of a list is one, and is asked about where it could be the text",
    arguments: [
      ("drop Thursday", "inform training_days [\"tue\",\"sat\"] announced"),
      ("Actually Tuesday is off too", "inform training_days [\"thu\",\"sat\"] announced"),
      ("no Saturdays please", "inform training_days [\"tue\",\"thu\"] announced"),
      ("swap Thursday for Friday", "inform training_days [\"tue\",\"fri\",\"sat\"] announced"),
      (
        "add Sunday for easy miles",
        "inform training_days [\"tue\",\"thu\",\"sat\",\"sun\"] announced"
      ),
      (
        "add Sunday for my sore back",
        "contest training_days [\"tue\",\"thu\",\"sat\",\"sun\"] announced"
      ),
      ("my hip is out since Thursday", "inform injuries \"my hip is out since Thursday\" asked"),
      ("sore calves after Saturday", "inform injuries \"sore calves after Saturday\" asked"),
    ])
  func atText(line: String, act: String) throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(7)))
    #expect(try scene.act(of: line) == act)
  }

  @Test(
    "A day that is dropped before there are any is none of them, and no date",
    arguments: ["remove Friday", "drop the Friday", "scrap Friday"], [4, 5])
  func dropped(line: String, answers: Int) throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(answers)))
    #expect(scene.changes(after: line) == [:])
  }

  @Test("A verb that takes one answer away takes a day of another away too")
  func both() throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(7)) + ["sore hip", "no"])
    #expect(
      scene.changes(after: "drop the injuries and Thursday")
        == ["injuries": "", "training_days": ["tue", "sat"]])
    #expect(scene.changes(after: "drop the injuries") == ["injuries": ""])
  }

  @Test(
    "A length that a colon gives one day is asked about", arguments: ["Saturday run: 90 minutes"])
  func oneDay(line: String) throws {
    #expect(try ActScene("george", after: ActScene.race).changes(after: line) == [:])
  }

  @Test(
    "What may not be taken out of its list is not taken out of another",
    arguments: ["school, not health", "not health", "drop health"])
  func refusedElsewhere(line: String) throws {
    #expect(try ActScene("eko", after: ActScene.family).changes(after: line) == [:])
  }

  @Test(
    "What is left out of the list that is asked for is taken out of no list before it",
    arguments: ["without health", "not health", "no technology", "not the first one"])
  func leftOut(line: String) throws {
    let scene = try ActScene("eko", after: ["Jo", "Sage", "11 October 2012", "1 and 6"])
    #expect(scene.changes(after: line) == [:])
    let taken = try ActScene(
      "eko", after: ["Jo", "Sage", "11 October 2012", "1 and 6", line, "yes"])
    let children = taken.changes(after: "5")["children"]?.array
    #expect(children?.first?["topics"]?.array?.count == 11)
    #expect(children?.first?["goals"]?.array?.count == 2)
  }

  @Test(
    "An option that is added is nobody's name", arguments: ["add technology", "add creativity"])
  func optionNotChild(line: String) throws {
    let changes = try ActScene("eko", after: ActScene.family).changes(after: line)
    #expect(changes["children"]?.array?.count == 1)
    #expect(changes["children"]?.array?.first?["topics"]?.array?.count == 4)
  }

  @Test(
    "A day that there is to be none of is taken out, beside another answer too",
    arguments: ["no Thursdays", "sessions half an hour, and no Thursdays", "no Thursdays please"])
  func none(line: String) throws {
    let changes = try ActScene("george", after: ActScene.race).changes(after: line)
    #expect(changes["training_days"] == ["tue", "sat"])
  }

  @Test(
    "What the question takes, or what changes nothing that was said, is no edit",
    arguments: ["60", "an hour", "add salt", "drop it", "I'd rather not"])
  func refused(line: String) throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(6)))
    #expect(try !scene.act(of: line).contains("training_days"))
  }

  @Test(
    "Clauses edit one after the other, at the question that follows too",
    arguments: ["drop Thursday and add Friday", "take out Thursday, add Friday"])
  func stepwise(line: String) throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(6)))
    #expect(scene.changes(after: line) == ["training_days": ["tue", "fri", "sat"]])
  }

  @Test(
    "A day beside other words leaves the days as they are",
    arguments: [
      "Thursdays 30 minutes", "easier on Thursdays", "Tuesday remains a running day",
      "Tuesday should be easier",
    ])
  func limited(line: String) throws {
    #expect(try ActScene("george", after: ActScene.race).changes(after: line) == [:])
  }

  @Test(
    "Days that are added or moved are edits, beside another answer too",
    arguments: [
      ("35 minutes, and add the weekend too", ["tue", "thu", "sat", "sun"]),
      ("shift the tempo run from Saturday to Sunday", ["tue", "thu", "sun"]),
      ("Tuesday drop, add Monday", ["mon", "thu", "sat"]),
      ("leave out the injuries and put Friday instead of Thursday", ["tue", "fri", "sat"]),
    ])
  func beside(line: String, days: [String]) throws {
    let changes = try ActScene("george", after: ActScene.race).changes(after: line)
    #expect(changes["training_days"] == .array(days.map(JSONValue.string)))
    #expect(changes["injuries"] == nil)
  }

  @Test(
    "A wish of one's own is taken out by its words, and nothing is wished for by taking out",
    arguments: [
      ("remove the piano goal", ["understanding"]),
      ("drop the wish \"more piano\"", ["understanding"]),
      ("remove the chess goal", nil),
    ] as [(String, [String]?)])
  func own(line: String, goals: [String]?) throws {
    var family = ActScene.family
    family[3] = "1 and more piano"
    let scene = try ActScene("eko", after: family)
    let now = scene.changes(after: line)["children"]?.array?.first?["goals"]?.array
    #expect(now?.count == goals?.count)
  }

  @Test(
    "An option that is said to be out or in is taken out or in",
    arguments: [
      ("health is out", "[\"friends\",\"school\"]"),
      ("health is out, technology is in", "[\"friends\",\"school\",\"technology\"]"),
    ])
  func isPut(line: String, topics: String) throws {
    let act = try ActScene("eko", after: ActScene.family).act(of: line)
    #expect(act == "inform children.0.topics \(topics) announced")
  }

  @Test("What is said of an option out or in changes the list of whom the line names")
  func put() throws {
    let scene = try ActScene(
      "eko",
      after: ActScene.family + [
        "one more", "Paul", "2 March 2015", "2", "school, health, family", "4", "4", "4",
      ])
    let children = scene.changes(after: "Paul's health out, technology in")["children"]?.array
    #expect(
      children?.map { $0["topics"] } == [
        ["friends", "school", "health"], ["school", "family", "technology"],
      ])
  }

  @Test(
    "An option that is where something happens is taken out of no list",
    arguments: ["not much at school", "he talks, but never at school"])
  func whereabouts(line: String) throws {
    var family = Array(ActScene.family.prefix(5))
    family[4] = "friends, school, health, family"
    let changes = try ActScene("eko", after: family).changes(after: line)
    #expect(changes["children"]?.array?.first?["topics"]?.array?.count ?? 4 == 4)
  }
}
