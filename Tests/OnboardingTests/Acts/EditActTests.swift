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
    arguments: ["an hour later", "an hour later my knee is stiff"])
  func answered(line: String) throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(7)))
    #expect(scene.changes(after: line) == ["injuries": .string(line)])
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
}
