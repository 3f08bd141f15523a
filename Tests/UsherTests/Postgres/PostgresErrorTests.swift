import Foundation
import TerminalTestSupport
import Testing

@Suite("Errors of PostgreSQL", .enabled(if: Database.server != nil))
struct PostgresErrorTests {
  private static let nowhere = "postgres:///x?host=/nowhere"
  private let usher: Usher

  init() throws {
    usher = try Usher()
  }

  @Test(
    "A database that is out of reach is 69, with a sentence",
    arguments: [
      ["chat", "diet", "--store", nowhere], ["status", "--store", nowhere],
      ["sync", "diet", "--to", nowhere],
    ])
  func outOfReach(_ arguments: [String]) throws {
    // There is something to send.
    if arguments[0] == "sync" { _ = try usher.run("chat", "diet", input: "lose weight\n") }
    let run = try usher.run(arguments, bytes: Array("lose weight\n".utf8))
    #expect(run.code == 69)
    #expect(
      run.errors.contains("usher: The store is out of reach (the database cannot be reached)."))
  }

  @Test("Listing everybody without the role for it is 77", arguments: ["status", "export diet"])
  func role(_ command: String) throws {
    let database = try Database()
    _ = try usher.run("chat", "diet", "--store", database.url, input: "lose weight\n")
    let run = try usher.run(
      command.split(separator: " ").map(String.init) + ["--store", database.url], bytes: [])
    #expect(run.code == 77)
    #expect(run.errors.contains("listing everybody takes --role operator"))
  }

  @Test("A wrong password is 77, and is shown nowhere")
  func password() throws {
    let database = try Database()
    _ = try database.run(
      """
      DO $$ BEGIN CREATE ROLE locked LOGIN PASSWORD 'right'; EXCEPTION WHEN duplicate_object OR
      unique_violation THEN NULL; END $$
      """)
    let run = try usher.run(
      "chat", "diet", "--store", database.url(user: "locked") + "&password=canary")
    #expect(run.code == 77)
    #expect(run.errors.contains("the database did not accept the sign-in"))
    #expect(!(run.output + run.errors).contains("canary"))
  }

  @Test("The command to go on that is printed at the end has no password in it")
  func printedCommand() throws {
    let database = try Database()
    let run = try usher.run(
      "chat", "diet", "--store", database.url + "&password=canary", input: "lose weight\n")
    #expect(run.code == 75)
    #expect(run.output.contains("To go on, run:\nusher chat diet --store"))
    #expect(!(run.output + run.errors).contains("canary"))
  }

  @Test("A database that may only be read can be shown; saving is 77")
  func readOnly() throws {
    let database = try Database()
    _ = try usher.run("chat", "diet", "--store", database.url, input: "lose weight\n")
    _ = try database.run(
      "ALTER DATABASE \(database.name) SET default_transaction_read_only = on")
    let run = try usher.run("chat", "diet", "--store", database.url, input: "1800\n")
    #expect(run.code == 77)
    #expect(run.output.contains("I couldn't save that: the store may not be written to."))
    let shown = try usher.run("show", "diet", "--json", "--store", database.url)
    #expect(shown.code == 0)
    #expect(shown.output.contains("\"calorie_target\":null,"))
    #expect(shown.output.contains("\"goal\":\"lose_weight\""))
  }

  @Test("A value that a constraint refuses is told, and is not stored")
  func constraint() throws {
    let database = try Database()
    _ = try usher.run("chat", "diet", "--store", database.url, input: "lose weight\n")
    _ = try database.run(
      "ALTER TABLE user_profiles ADD CONSTRAINT even CHECK (calorie_target % 2 = 0)")
    let run = try usher.run("chat", "diet", "--store", database.url, input: "1801\n")
    #expect(run.code == 65)
    let shown = try usher.run("show", "diet", "--json", "--store", database.url).output
    #expect(shown.contains("\"calorie_target\":null,"))
  }

  @Test("A database of a newer Usher is 74, and is left alone")
  func newer() throws {
    let database = try Database()
    _ = try usher.run("chat", "diet", "--store", database.url, input: "lose weight\n")
    _ = try database.run("INSERT INTO usher.migrations (flow, id) VALUES ('diet', '99')")
    let run = try usher.run("chat", "diet", "--store", database.url, input: "1800\n")
    #expect(run.code == 74)
    #expect(run.errors.contains("made by a newer version of this program"))
  }

  @Test("A database with another app's tables is 77, with what to do")
  func otherApp() throws {
    let database = try Database()
    _ = try usher.run("chat", "diet", "--store", database.url, input: "lose weight\n")
    let run = try usher.run("chat", "eko", "--store", database.url, input: "Sam\n")
    #expect(run.code == 77)
    #expect(run.errors.contains("give each its own"))
  }
}
