import Testing
import Understanding

@Suite("Acts: what a line says in passing is for no other field")
struct PassingActTests {
  private static let family = ActScene.family

  @Test(
    "The name of somebody else gives no child another one",
    arguments: [
      "my husband's name is Ed", "her grandpa's name is Karl", "our cat's name is Tiger",
      "the name of his school is Elm Lodge", "his full name is Sagebrush", "my mums name is Sue",
    ], [5, 8])
  func otherNames(line: String, answers: Int) throws {
    let scene = try ActScene("eko", after: Array(Self.family.prefix(answers)))
    #expect(scene.changes(after: line) == [:])
  }

  @Test(
    "The name of the child is another one where the line says whose it is",
    arguments: [
      "his name is Saul", "Sage's name is Saul", "my son's name is Saul", "Sages name is Saul",
      "we call him Saul, his name is Saulus",
    ])
  func ownName(line: String) throws {
    let scene = try ActScene("eko", after: Self.family)
    let child = scene.changes(after: line)["children"]?.array?.first
    #expect(child?["name"] == "Saul")
  }

  @Test(
    "Whose day a race is named after says nothing of the days for training",
    arguments: ["Andrew's Day Half", "Grandmother's Day Fun Run"])
  func dayOfSomebody(name: String) throws {
    let changes = try ActScene("george", after: ["let's go"]).changes(after: name)
    #expect(changes["race_name"] == .string(name))
    #expect(changes["training_days"] == nil)
  }

  @Test(
    "The one day of a race is no day for training, and that of the person is",
    arguments: [
      ("Riverrun, 10k every Thursday", nil), ("a 5k every Sunday morning", nil),
      ("Riverrun, I'm free every Thursday", ["thu"]), ("Riverrun, Mon and Thu", ["mon", "thu"]),
      ("Riverrun, only Sundays", ["sun"]),
    ] as [(String, JSONValue?)])
  func days(line: String, days: JSONValue?) throws {
    let changes = try ActScene("george", after: ["let's go"]).changes(after: line)
    #expect(changes["training_days"] == days)
  }

  @Test(
    "None is said of injuries only where no \"but\" says more of them",
    arguments: [
      ("no injuries, but I tore a muscle in 2018", "no injuries, but I tore a muscle in 2018", nil),
      ("30, no injuries but a stiff neck", "no injuries but a stiff neck", 30),
      ("I have no injuries, but only 30 minutes", "", 30), ("30 minutes and no injuries", "", 30),
    ] as [(String, JSONValue, JSONValue?)])
  func injuries(line: String, injuries: JSONValue, minutes: JSONValue?) throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(6)))
    let changes = scene.changes(after: line)
    #expect(changes["injuries"] == injuries)
    #expect(changes["session_minutes"] == minutes)
  }

  @Test(
    "What was is stored for no other field",
    arguments: ["I ran it two years ago", "I used to train Mondays and Fridays", "I once did 10k"])
  func past(line: String) throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(4)))
    #expect(scene.changes(after: line) == [:])
  }

  @Test(
    "Numbers that pick topics are no birthday",
    arguments: [
      ("5, 7, 11", ["conflict", "confidence", "technology"]),
      ("1 4 11", ["emotions", "family", "technology"]),
      ("6, 8, 10", ["values", "health", "future"]),
      ("5, 7, 11, 12", ["conflict", "confidence", "technology", "creativity"]),
    ] as [(String, JSONValue)])
  func topics(line: String, topics: JSONValue) throws {
    let scene = try ActScene("eko", after: Array(Self.family.prefix(4)))
    let child = scene.changes(after: line)["children"]?.array?.first
    #expect(child?["topics"] == topics)
    #expect(child?["birthday"] == "2012-10-11")
  }

  @Test(
    "Who means neither of two readings is asked afresh",
    arguments: ["neither", "no", "none of those"])
  func neither(line: String) throws {
    let scene = try ActScene("eko", after: ["Jo", "Sage", "5/7/11"])
    #expect(try scene.act(of: line) == "decline pending")
    let said = try ActScene("eko", after: ["Jo", "Sage", "5/7/11", line])
    #expect(try said.act(of: "the first") != "inform children.0.birthday \"2011-07-05\" pending")
  }

  @Test(
    "A length or day of something else is none for training",
    arguments: [
      (2, "it takes me 2 hours"), (2, "an hour from here by train"),
      (3, "my record is 1 hour 52"), (3, "a Saturday in June"), (3, "a weekend in August"),
      (1, "a 2 hour fell race"),
    ])
  func passing(answers: Int, line: String) throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(answers)))
    let changes = scene.changes(after: line)
    #expect(changes["session_minutes"] == nil)
    #expect(changes["training_days"] == nil)
    #expect(changes["race_date"] == nil)
  }

  @Test("A length and days that can mean nothing else are for training")
  func training() throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(3)))
    #expect(
      scene.changes(after: "3 October, I have 50 minutes, Mon and Thu") == [
        "race_date": "2026-10-03", "session_minutes": 50, "training_days": ["mon", "thu"],
      ])
  }
}
