import Foundation
import TerminalTestSupport
import Testing

@Suite("Commands on PostgreSQL", .enabled(if: Database.server != nil))
struct PostgresCommandTests {
  private let usher: Usher
  private let database: Database

  init() throws {
    usher = try Usher()
    database = try Database()
  }

  @Test("Every command does there what it does in a folder", arguments: Script.all)
  func commands(_ script: Script) throws {
    let chat = try run(["chat", script.flow] + script.options, input: script.lines)
    #expect(chat.code == script.code)
    let shown = try run(["show", script.flow, "--json"])
    #expect(shown.output.contains(script.profile))
    #expect(shown.output.contains("\"completed\":\(script.isComplete)"))
    #expect(try run(["show", script.flow, "--provenance"]).output.contains("said"))

    let standing = try run(["status", "--json"], role: "operator")
    #expect(standing.output.contains("\"flow\":\"\(script.flow)\""))
    #expect(standing.output.contains("\"user\":\"ana\""))
    let funnel = try run(["status", "--funnel", "--json"], role: "operator")
    #expect(funnel.output.contains("\"started\":1"))
    let lines = try run(["export", script.flow], role: "operator")
    #expect(lines.output == (script.isComplete ? shown.output : ""))
    let table = try run(["export", script.flow, "--format", "csv"], role: "operator")
    #expect(table.output.split(separator: "\n").count == (script.isComplete ? 2 : 1))
    let submit = try run(["submit", script.flow])
    // Only george has a service to send to.
    #expect(submit.code == (script.flow == "george" ? script.code : 64))

    let receipt = try run(["forget", script.flow, "--yes"])
    #expect(receipt.code == 0)
    #expect(receipt.output.contains("  conversations: 1 row\n"))
    #expect(try run(["show", script.flow, "--json"]).output.contains("\"completed\":false"))
    #expect(try database.run("SELECT count(*) FROM usher.conversations") == "0")
    #expect(try database.run("SELECT count(*) FROM usher.analytics") == "0")
    #expect(try database.run("SELECT count(*) FROM auth.users") == "0")
  }

  @Test("Whoever was not seen for long is erased, by the operator alone, and again without harm")
  func retention() throws {
    for (user, day) in [("old", "2025-11-01"), ("new", "2026-02-20")] {
      _ = try run(
        ["chat", "diet", "--user", user], input: ["lose weight"], now: "\(day)T09:00")
    }
    let forget = ["forget", "diet", "--older-than", "90d", "--yes"]
    #expect(try run(forget).code == 77)
    let partial = try run(["export", "diet", "--partial"], role: "operator").output
    #expect(partial.contains(#""last_seen":"2025-11-01T09:00:00Z""#))
    let receipt = try run(forget, role: "operator")
    #expect(receipt.code == 0, "\(receipt.errors)")
    #expect(receipt.output.hasPrefix("Erased for 1 person last seen before 2025-12-02T09:00:00Z"))
    #expect(try database.run("SELECT user_name FROM usher.conversations") == "new")
    #expect(try run(forget, role: "operator").output.hasPrefix("Nobody was last seen before"))
    let funnel = try run(["status", "--funnel", "--json"], role: "operator").output
    #expect(funnel.contains(#""question":"calorie_target","stopped":1"#))
  }

  @Test("Signing out hides the answers of an account; signing in goes on at the same question")
  func signingOut() throws {
    let account = ["ana@example.org", "horse battery staple"]
    let first = try run(
      ["chat", "eko", "--sign-in", "local"],
      input: account + [account[1], "Sam", "Mia", "4 March 2018"])
    #expect(first.code == 75)
    #expect(try run(["show", "eko", "--json"]).output.contains("\"step\":\"GOALS\""))
    #expect(try run(["signout"]).code == 0)
    #expect(try run(["show", "eko", "--json"]).output.contains("\"display_name\":null"))
    let second = try run(
      ["chat", "eko", "--sign-in", "local"], input: ["sign in"] + account + ["1 and 3"])
    #expect(
      second.output.contains(
        "You're signed in as ana@example.org.\nStep 4 of 7 - Mia\nWhat do you hope for"))
    #expect(try run(["show", "eko", "--json"]).output.contains("\"step\":\"TOPICS\""))
    // Nothing stays behind under the name that was used before signing in.
    #expect(try database.run("SELECT version > 5 FROM usher.conversations") == "t")
  }

  @Test("A session that has run out, or that a file alone claims, shows nobody's answers")
  func sessionFile() throws {
    let account = ["ana@example.org", "horse battery staple"]
    _ = try run(
      ["chat", "eko", "--sign-in", "local"], input: account + [account[1], "Sam", "Mia"])
    let sessions = usher.folder + "/data/usher/sessions"
    let file = sessions + "/ana.json"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(try run(["show", "eko", "--json"]).output.contains("\"display_name\":\"Sam\""))
    let instant = #/"expires_at":"[^"]*"/#
    let expired = text.replacing(instant, with: "\"expires_at\":\"2026-01-01T00:00:00Z\"")
    #expect(expired != text)
    let token = #/"_0":"[^"]*"/#
    let forged = text.replacing(
      token, with: "\"_0\":\"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\"")
    #expect(forged != text)
    for believed in [expired, forged] {
      try believed.write(toFile: file, atomically: true, encoding: .utf8)
      #expect(try run(["show", "eko", "--json"]).output.contains("\"display_name\":null"))
      #expect(!(try run(["forget", "eko", "--yes"]).output.contains("children")))
      #expect(try database.run("SELECT count(*) FROM children") == "1")
    }
  }

  @Test("Going on at another machine with an empty disk finds the third scale of the child")
  func anotherMachine() throws {
    let account = ["ana@example.org", "horse battery staple"]
    let first = try run(
      ["chat", "eko", "--sign-in", "local"],
      input: account + [account[1], "Sam", "Mia", "4 March 2018", "1 and 3", "1, 2, 3", "7", "5"])
    #expect(first.code == 75)
    // Accounts of this kind are in a file; it is the one thing that the other machine gets.
    let (here, there) = (usher.folder + "/data/usher", usher.folder + "/other/usher")
    try FileManager.default.createDirectory(atPath: there, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: here + "/accounts.sqlite", toPath: there + "/accounts.sqlite")
    let second = try run(
      ["chat", "eko", "--sign-in", "local"], input: ["sign in"] + account + ["4"], data: "other")
    #expect(second.output.contains("How accountable is Mia"))
    #expect(second.output.contains("4 out of 10"))
    let shown = try run(["show", "eko", "--json"], data: "other")
    #expect(shown.output.contains("\"step\":\"REVIEW\""))
    #expect(shown.output.contains("\"display_name\":\"Sam\""))
  }

  @Test("An account from before the onboarding is not asked anything")
  func olderAccount() throws {
    let account = ["ana@example.org", "horse battery staple"]
    _ = try run(["chat", "eko", "--sign-in", "local"], input: account + [account[1], "Sam"])
    let id = try database.run("SELECT user_id FROM usher.conversations")
    _ = try run(["signout"])
    _ = try database.run(
      """
      DELETE FROM usher.conversations WHERE user_id = '\(id)';
      DELETE FROM auth.users WHERE id = '\(id)';
      INSERT INTO auth.users (id, raw_user_meta_data) VALUES ('\(id)', '{"full_name": "Samira"}');
      UPDATE public.user_profiles SET onboarding_state = 'COMPLETE';
      INSERT INTO public.children (id, user_id, name, age)
        VALUES (gen_random_uuid(), '\(id)', 'Mia', 7), (gen_random_uuid(), '\(id)', 'Noah', 5)
      """)
    let run = try run(["chat", "eko", "--sign-in", "local"], input: ["sign in"] + account)
    #expect(run.code == 0)
    #expect(run.output.contains("Samira"))
    let shown = try self.run(["show", "eko", "--json"]).output
    #expect(shown.contains("\"completed\":true"))
    #expect(shown.contains("\"name\":\"Mia\""))
    #expect(shown.contains("\"name\":\"Noah\""))
  }

  @Test("libpq is loaded for PostgreSQL, and at no other time")
  func library() throws {
    for (store, isLoaded) in [(usher.folder, false), (database.url, true)] {
      let program = try PipedProgram(
        BuiltProgram.path("usher"), ["chat", "diet", "--store", store],
        environment: usher.environment)
      try program.expect("> ")
      let file = try #require(FileHandle(forReadingAtPath: "/proc/\(program.program.id)/maps"))
      let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
      #expect(maps.contains("libc.so"))
      #expect(maps.contains("libpq") == isLoaded)
      _ = program.finish()
    }
  }

  private func run(
    _ arguments: [String], input: [String] = [], role: String = "user", data: String = "data",
    now: String = "2026-03-02T09:00"
  ) throws -> Usher.Run {
    try usher.run(
      arguments + [
        "--store", database.url, "--role", role, "--now", now,
      ], bytes: Array(input.map { $0 + "\n" }.joined().utf8),
      environment: ["XDG_DATA_HOME": "\(usher.folder)/\(data)"])
  }
}
