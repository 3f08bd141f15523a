import Foundation
import GRDB
import TerminalTestSupport
import Testing

@Suite("What forgetting erases or names, with the program itself")
struct ForgettingTests {
  private static let password = "correct horse battery"
  private static let tracker = ["chat", "trendsight", "--now", "2026-03-02T09:00"]

  /// Whether any file of the program holds some words.
  private func holds(_ usher: Usher, _ words: String) throws -> Bool {
    try usher.files().contains { file in
      let bytes = try Data(contentsOf: URL(filePath: "\(usher.home)/\(file)"))
      return bytes.range(of: Data(words.utf8)) != nil
    }
  }

  @Test("An email that was typed and has no account is not left among the failures")
  func failures() throws {
    let usher = try Usher()
    _ = try usher.run(
      Self.tracker, lines: ["I have an account", "Quokka@example.org", "wrong password"])
    #expect(try holds(usher, "quokka@example.org"))
    let run = try usher.run("forget", "trendsight", "--yes")
    #expect(run.code == 0)
    #expect(run.output.contains("  failed_sign_ins: 1 row\n"))
    #expect(try !holds(usher, "quokka@example.org"))
    #expect(try !holds(usher, "Quokka@example.org"))
  }

  @Test("A failure with somebody's account stays, as it protects the account")
  func otherFailures() throws {
    let usher = try Usher()
    _ = try usher.run(
      Self.tracker + ["--user", "ben"],
      lines: ["get started", "ben@example.org", Self.password, Self.password])
    _ = try usher.run(
      Self.tracker, lines: ["I have an account", "ben@example.org", "wrong password"])
    #expect(try !usher.run("forget", "trendsight", "--yes").output.contains("failed_sign_ins"))
    #expect(try holds(usher, "ben@example.org"))
  }

  @Test("What a program left of a session that was killed while it saved goes, signed in or not")
  func drafts() throws {
    let usher = try Usher()
    _ = try usher.run(
      Self.tracker, lines: ["get started", "ana@example.org", Self.password, Self.password])
    let session = usher.folder + "/sessions/ana.json"
    for suffix in [".4194303", ".1"] {
      try Data("Quokka-token".utf8).write(to: URL(filePath: session + suffix))
    }
    try Data("somebody else's".utf8).write(to: URL(filePath: session + ".bak"))
    let run = try usher.run("forget", "trendsight", "--yes")
    #expect(run.output.contains("  session_files: 3 rows\n"))
    #expect(try !holds(usher, "Quokka-token"))
    #expect(FileManager.default.fileExists(atPath: session + ".bak"))
    try Data("{\"Quokka-token".utf8).write(to: URL(filePath: session))
    try Data("Quokka-token".utf8).write(to: URL(filePath: session + ".7"))
    #expect(try usher.run("forget", "trendsight", "--yes").code == 0)
    #expect(try !holds(usher, "Quokka-token"))
  }

  @Test("Signing out leaves none of it either")
  func signOut() throws {
    let usher = try Usher()
    _ = try usher.run(
      Self.tracker, lines: ["get started", "ana@example.org", Self.password, Self.password])
    try Data("Quokka-token".utf8).write(
      to: URL(filePath: usher.folder + "/sessions/ana.json.4194303"))
    #expect(try usher.run("signout").code == 0)
    #expect(try !holds(usher, "Quokka-token"))
  }

  @Test("A damaged database that was set aside is named, before and after")
  func damaged() throws {
    let usher = try Usher()
    _ = try usher.run("chat", "diet", input: "lose weight\n")
    let file = usher.folder + "/diet.sqlite"
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + suffix) }
    try Data(repeating: 0x55, count: 8192).write(to: URL(filePath: file))
    #expect(try usher.run("chat", "diet", input: "").code == 74)
    _ = try usher.run("chat", "diet", input: "lose weight\n")
    let name = try #require(try usher.files().first { $0.contains("diet.sqlite.corrupt-") })
    for run in [
      try usher.run("forget", "diet", input: "no\n"), try usher.run("forget", "diet", "--yes"),
    ] {
      #expect(run.output.contains("Not erased from here:\n"))
      #expect(run.output.contains("\(usher.home)/\(name) was damaged and set aside"))
    }
    let json = try usher.run("forget", "diet", "--yes", "--json").output
    #expect(
      json.contains(#""left":[{"path":"\#(usher.home)/\#(name)","what":"damaged_file"}]"#))
  }

  @Test("What the web remembers in the same folder is named")
  func web() throws {
    let usher = try Usher()
    _ = try usher.run("chat", "diet", input: "lose weight\n")
    let file = usher.folder + "/web.sqlite"
    try Data().write(to: URL(filePath: file))
    let asked = try usher.run("forget", "diet", input: "no\n").output
    #expect(asked.contains("\(file) may have their conversation on the web"))
    let json = try usher.run("forget", "diet", "--yes", "--json").output
    #expect(json.contains(#""what":"web_replies""#))
  }

  @Test("The copy of a remote that is not named is named, with its id")
  func remote() throws {
    let usher = try Usher()
    _ = try usher.run("chat", "diet", input: "lose weight\n")
    let database = try DatabaseQueue(path: usher.folder + "/diet.sqlite")
    let id = try database.write { database in
      try database.execute(
        sql: "INSERT INTO usher_remote (user, version, local_version) VALUES ('ana', 1, 1)")
      return try String.fetchOne(database, sql: "SELECT id FROM usher_conversations") ?? ""
    }
    try database.close()
    let asked = try usher.run("forget", "diet", input: "no\n").output
    #expect(asked.contains("A remote database has a copy, under the id \(id)."))
    #expect(asked.contains("name it with --remote."))
    let run = try usher.run("forget", "diet", "--yes")
    #expect(run.output.contains("A remote database has a copy, under the id \(id)."))
    #expect(try !usher.run("forget", "diet", "--yes").output.contains("remote"))
  }

  @Test("An account that another onboarding needs is named")
  func keptAccount() throws {
    let usher = try Usher()
    _ = try usher.run(
      Self.tracker, lines: ["get started", "ana@example.org", Self.password, Self.password])
    _ = try usher.run(["chat", "eko", "--sign-in", "local"], lines: ["Sam"])
    let run = try usher.run("forget", "trendsight", "--yes")
    #expect(run.output.contains("The account stays, as eko belongs to it too."))
    let last = try usher.run("forget", "eko", "--yes")
    #expect(last.output.contains("  accounts: 2 rows\n"))
    #expect(!last.output.contains("Not erased"))
    #expect(try !holds(usher, "ana@example.org"))
  }
}
