import Foundation
import TerminalTestSupport
import Testing

@Suite("A folder with a remote", .enabled(if: Database.server != nil))
struct RemoteTests {
  private let usher: Usher
  private let database: Database

  init() throws {
    usher = try Usher()
    database = try Database()
  }

  @Test("When the folder is gone, the conversation goes on at the same question")
  func folderIsGone() throws {
    let first = try usher.run(
      "chat", "eko", "--remote", database.url, input: "Sam\nMia\n4 March 2018\n1 and 3\n")
    #expect(first.code == 75)
    #expect(try usher.run("sync", "eko", "--to", database.url).code == 0)
    let second = try chatOnNewMachine(until: "Welcome back")
    #expect(second.hasPrefix("Welcome back. You've told me: Sam (your name); Mia (name); "))
    #expect(second.contains("\nStep 5 of 7"))
    let shown = try usher.run("show", "eko", "--json").output
    #expect(shown.contains("\"display_name\":\"Sam\""))
    #expect(shown.contains("\"step\":\"TOPICS\""))
  }

  @Test("Delivering again, with nothing new, delivers nothing")
  func again() throws {
    _ = try usher.run("chat", "diet", input: "lose weight\n1800\n")
    let first = try usher.run("sync", "diet", "--to", database.url)
    #expect(first.output == "1 of 1 delivered.\n")
    #expect(first.errors == "1 of 1\n")
    #expect(try usher.run("sync", "diet", "--to", database.url).output == "0 of 0 delivered.\n")
  }

  @Test("Forgetting erases the remote too, and says so of both")
  func forget() throws {
    _ = try usher.run("chat", "diet", input: "lose weight\n1800\n")
    #expect(try usher.run("sync", "diet", "--to", database.url).code == 0)
    let run = try usher.run(
      "forget", "diet", "--yes", "--remote", database.url + "&password=canary")
    #expect(run.code == 0)
    #expect(run.output.contains("Erased for ana at postgres:///\(database.name)?host="))
    #expect(run.output.contains("Erased for ana:\n"))
    #expect(run.output.components(separatedBy: "  conversations: 1 row\n").count == 3)
    #expect(!run.output.contains("canary"))
    for table in ["usher.conversations", "usher.analytics", "user_profiles", "auth.users"] {
      #expect(try database.run("SELECT count(*) FROM \(table)") == "0", "\(table)")
    }
    #expect(try usher.run("sync", "diet", "--to", database.url).output == "0 of 0 delivered.\n")
  }

  @Test("While the remote is out of reach nothing is erased, and it is said")
  func forgetLater() throws {
    _ = try usher.run("chat", "diet", input: "lose weight\n1800\n")
    let run = try usher.run(
      "forget", "diet", "--yes", "--remote", "postgres:///x?host=/nowhere")
    #expect(run.code == 69)
    #expect(run.errors.contains("Nothing was erased yet"))
    #expect(try usher.stored("diet").contains("\"calorie_target\":1800"))
  }

  @Test("A remote that is out of reach is no reason for anybody to notice")
  func away() throws {
    let run = try usher.run(
      "chat", "diet", "--remote", "postgres:///x?host=/nowhere",
      input: "lose weight\n1800\nnoon to 8pm\n\nyes\n")
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(try usher.run("sync", "diet", "--to", database.url).output == "1 of 1 delivered.\n")
  }

  @Test("Whose answers they are has no default with a remote: 64 in a pipe, asked at a terminal")
  func whose() throws {
    let nobody = ["USHER_USER": ""]
    let run = try usher.run(
      ["chat", "diet", "--remote", database.url], bytes: Array("lose weight\n".utf8),
      environment: nobody)
    #expect(run.code == 64)
    #expect(run.errors.contains("say whose answers they are with --user"))
    let forget = try usher.run(
      ["forget", "diet", "--yes", "--remote", database.url], bytes: [], environment: nobody)
    #expect(forget.code == 64)
    let named = try usher.run(
      ["chat", "diet", "--remote", database.url, "--user", "ana"], bytes: [], environment: nobody)
    #expect(named.code == 75)
    let terminal = try usher.terminal("chat", "diet", "--remote", database.url, environment: nobody)
    try terminal.expect("Under which name are your answers kept?")
    terminal.type("ana of two machines\n")
    try terminal.expect("What's your main goal?")
    terminal.type("quit\n")
    let (shown, _) = terminal.finish()
    #expect(shown.contains("--user 'ana of two machines'"))
  }

  /// Begins again and again on a machine with an empty folder, until something is said.
  ///
  /// A conversation goes on without the remote when that gives no sign of life for 200 ms, as on a
  /// busy machine it may not; then nothing may be lost by it.
  private func chatOnNewMachine(until words: String) throws -> String {
    var shown = ""
    for _ in 0..<100 where !shown.contains(words) {
      try FileManager.default.removeItem(atPath: usher.folder)
      shown = try usher.run("chat", "eko", "--remote", database.url).output
    }
    return shown
  }
}
