import Foundation
import TerminalTestSupport
import Testing

@Suite("Answers given on two machines", .enabled(if: Database.server != nil))
struct ConflictTests {
  private let usher: Usher
  private let database: Database

  init() throws {
    usher = try Usher()
    database = try Database()
  }

  @Test("The later answer counts; what it replaced is told once, listed, and brought back")
  func replaced() throws {
    for machine in ["n1", "n2"] {
      _ = try chat(on: machine, "lose weight\n1800\n", minute: 0)
      #expect(try sync(machine).code == 0)
    }
    _ = try chat(on: "n1", "make it 1900 calories\n", minute: 10)
    _ = try chat(on: "n2", "make it 2100 calories\n", minute: 5)
    #expect(try sync("n1").code == 0)
    let report = try sync("n2")
    #expect(report.output.contains("ana: 1 answer had changed on both sides"))
    #expect(!report.output.contains("2100"))

    let told = try chat(on: "n2", "", minute: 20)
    #expect(
      told.hasPrefix(
        """
        You had answered on another machine too, and the later answer counts:
          Daily target: 1900 kcal, said on another machine; it was 2100 kcal, said here.
        To see what was replaced, or to bring it back, run:
        usher conflicts diet
        """))
    #expect(try !chat(on: "n2", "", minute: 21).contains("another machine"))
    #expect(try !chat(on: "n1", "", minute: 21).contains("another machine"))

    let list = try run("n2", "conflicts", "diet").output
    #expect(list.hasPrefix("1. diet, Daily target: 1900 kcal counts (on another machine, 2026-"))
    let json = try run("n2", "conflicts", "--json").output
    #expect(json.contains(#""field":"calorie_target""#))
    #expect(json.contains(#""replaced":{"at":"2026-03-02T09:05:00Z","here":true,"value":2100}"#))
    let restored = try run("n2", "conflicts", "--restore", "1", "--now", "2026-03-02T09:30")
    #expect(restored.output == "Daily target: 2100 kcal again.\n")
    #expect(try run("n2", "conflicts").output == "No answer was replaced.\n")
    for machine in ["n2", "n1"] { #expect(try sync(machine).code == 0) }
    #expect(try run("n2", "show", "diet", "--json").output.contains("\"calorie_target\":2100"))
    #expect(try database.run("SELECT calorie_target FROM user_profiles") == "2100")
  }

  @Test("A machine whose answer was replaced at the remote has the other after its next sync")
  func replacedElsewhere() throws {
    for machine in ["n1", "n2"] {
      _ = try chat(on: machine, "lose weight\n1800\n", minute: 0)
      #expect(try sync(machine).code == 0)
    }
    _ = try chat(on: "n1", "make it 1900 calories\n", minute: 5)
    _ = try chat(on: "n2", "make it 2100 calories\n", minute: 10)
    for machine in ["n1", "n2"] { #expect(try sync(machine).code == 0) }
    #expect(try run("n1", "show", "diet", "--json").output.contains("\"calorie_target\":1900"))
    let pulled = try sync("n1")
    #expect(pulled.code == 0)
    #expect(
      pulled.output.hasPrefix(
        "0 of 0 delivered.\n1 had changed there, and is the same here now.\n"), "\(pulled.output)")
    #expect(try run("n1", "show", "diet", "--json").output.contains("\"calorie_target\":2100"))
    #expect(try run("n1", "conflicts", "diet").output.contains("replaced: 1900 kcal (here"))
    #expect(try sync("n1").output == "0 of 0 delivered.\n")
  }

  @Test("A conflict that is not there is 65, and a store that keeps none is 64")
  func noSuch() throws {
    _ = try chat(on: "n1", "lose weight\n", minute: 0)
    #expect(try run("n1", "conflicts", "--restore", "7").code == 65)
    let run = try usher.run("conflicts", "diet", "--store", database.url)
    #expect(run.code == 64)
  }

  @Test("Whose answers the database refuses is set aside by id, with the reason; the rest goes on")
  func setAside() throws {
    for (user, target) in [("ana", "1800"), ("ben", "1801"), ("cay", "1802")] {
      _ = try usher.run("chat", "diet", "--user", user, input: "lose weight\n\(target)\n")
    }
    _ = try usher.run("chat", "diet", "--store", database.url, "--user", "zoe")
    _ = try database.run(
      "ALTER TABLE user_profiles ADD CONSTRAINT even CHECK (calorie_target % 2 = 0)")
    let run = try usher.run("sync", "diet", "--to", database.url)
    #expect(run.code == 65)
    #expect(run.output.hasPrefix("2 of 3 delivered.\n"))
    #expect(run.errors.contains(" was set aside: The store refused a value (even)."))
    #expect(!run.errors.contains("ben"))
    _ = try database.run("ALTER TABLE user_profiles DROP CONSTRAINT even")
    let again = try usher.run("sync", "diet", "--to", database.url)
    #expect(again.code == 0)
    #expect(again.output == "1 of 1 delivered.\n")
  }

  private func chat(on machine: String, _ lines: String, minute: Int) throws -> String {
    let now = "2026-03-02T09:\(minute < 10 ? "0" : "")\(minute)"
    return try usher.run(
      ["chat", "diet", "--now", now], bytes: Array(lines.utf8),
      environment: ["USHER_STORE": usher.home + "/" + machine]
    ).output
  }

  private func sync(_ machine: String) throws -> Usher.Run {
    try run(machine, "sync", "diet", "--to", database.url, "--now", "2026-03-02T10:00")
  }

  private func run(_ machine: String, _ arguments: String...) throws -> Usher.Run {
    try usher.run(arguments, bytes: [], environment: ["USHER_STORE": usher.home + "/" + machine])
  }
}
