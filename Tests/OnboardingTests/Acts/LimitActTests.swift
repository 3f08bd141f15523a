import Testing
import Understanding

@Suite("Acts: values with a limit that they cannot hold")
struct LimitActTests {
  @Test(
    "A length for some days is asked about, and changes neither days nor date",
    arguments: [
      "sunday session 45 mins", "make it 45 minutes on weekdays and 2 hours on sunday",
      "make it mins 45 on sun",
    ])
  func lengths(line: String) throws {
    let scene = try ActScene("george", after: ActScene.race)
    #expect(scene.changes(after: line) == [:])
    let settled = try ActScene("george", after: ActScene.race + [line])
    #expect(settled.changes(after: "50 minutes")["session_minutes"] == 50)
  }

  @Test("Where there is no length yet, one for some days is taken, and the days are told")
  func first() throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(6)))
    #expect(scene.changes(after: "45 min on weekdays")["session_minutes"] == 45)
    #expect(scene.changes(after: "45 on weekdays, 90 on Sunday") == [:])
  }

  @Test("A text keeps the days that it speaks of")
  func text() throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(7)))
    let told = "my knee takes 45 minutes on weekdays and 90 on Sunday"
    #expect(scene.changes(after: told)["injuries"] == .string(told))
  }

  @Test(
    "What behind a text speaks of other answers alone is none of it",
    arguments: [
      ("shin splints. and sunday can be longer", "shin splints"),
      ("bad knee. 90 minutes", "bad knee"),
      ("bad knee, and on sundays it's worse", "bad knee, and on sundays it's worse"),
      ("bad knee. it takes 30 minutes to loosen up", "bad knee. it takes 30 minutes to loosen up"),
    ])
  func behindText(line: String, text: String) throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(7)))
    #expect(scene.changes(after: line)["injuries"] == .string(text))
  }

  @Test("Days that say when a length holds are no training days where others are named")
  func days() throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(5)))
    let changes = scene.changes(
      after: "Tue Thu and Sunday, weekdays max 45 minutes, sunday I can go longer")
    #expect(changes["training_days"] == ["tue", "thu", "sun"])
    #expect(
      scene.changes(after: "45 minutes on Mondays and Wednesdays")["training_days"] == [
        "mon", "wed",
      ])
  }
}
