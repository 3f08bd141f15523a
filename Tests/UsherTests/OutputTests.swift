import Foundation
import TerminalTestSupport
import Testing

@Suite("What commands write, and where they cannot")
struct OutputTests {
  private static let complete = "lose weight\n1800\nnoon to 8pm\n\nyes\n"

  @Test("The flows are listed a line each, or as JSON with their steps")
  func flows() throws {
    let usher = try Usher()
    let names = ["diet", "eko", "trendsight", "george", "growth"]
    let lines = try usher.run("flows").output.split(separator: "\n")
    #expect(lines.compactMap { $0.split(separator: " ").first.map(String.init) } == names)
    let json = try usher.run("flows", "--json").output
    let list = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    #expect(list?.map { $0["flow"] as? String } == names)
    #expect((list?[1]["steps"] as? [String])?.last == "COMPLETE")
    #expect((list?[4]["steps"] as? [String]) == ["path", "routine", "complete"])
  }

  @Test("Without a time handed in, it is the time of the machine")
  func timeOfTheMachine() throws {
    let usher = try Usher()
    let before = Date(timeIntervalSinceNow: -1)
    let program = try PipedProgram(
      BuiltProgram.path("usher"), ["chat", "diet"], environment: usher.environment)
    program.send("lose weight\n")
    _ = program.finish()
    let status = try usher.run("status").output
    let since = try #require(status.split(whereSeparator: { " \n".contains($0) }).last)
    let instant = try Date(String(since), strategy: .iso8601)
    #expect(before <= instant && instant <= Date())
  }

  @Test("Status tells user, flow, step n of m and since when; the funnel how far people get")
  func status() throws {
    let usher = try Usher()
    #expect(try usher.run("status").output == "")
    #expect(try usher.run("status", "--json").output == "[]\n")
    _ = try usher.run("chat", "diet", "--now", "2026-03-02T09:00", input: "lose weight\n")
    let line = try usher.run("status").output
    #expect(
      line.split(whereSeparator: { " \n".contains($0) }) == [
        "ana", "diet", "calories", "(2", "of", "5)", "since", "2026-03-02T09:00:00Z",
      ])
    #expect(
      try usher.run("status", "--json").output
        == #"[{"completed":false,"flow":"diet","number":2,"of":5,"since":"2026-03-02T09:00:00Z","#
        + #""step":"calories","user":"ana"}]"# + "\n")
    #expect(try usher.run("status", "--funnel").output.hasPrefix("diet: 1 started, 0 completed"))
    #expect(try usher.run("status", "--funnel", "--json").output.contains(#""started":1"#))
  }

  @Test("Show prints the profile for people, and its provenance")
  func show() throws {
    let usher = try Usher()
    _ = try usher.run("chat", "diet", input: "lose weight\n")
    let shown = try usher.run("show", "diet").output
    #expect(shown.hasPrefix("diet, ana: at step calories\n"))
    #expect(shown.contains("  goal: \"lose_weight\"\n"))
    #expect(try usher.run("show", "diet", "--provenance").output.contains("lose weight"))
  }

  @Test("An export goes into a new file that only its owner reads, and into no old one")
  func exportToFile() throws {
    let usher = try Usher()
    _ = try usher.run("chat", "diet", input: Self.complete)
    let path = try usher.file("there.jsonl", "kept")
    let refused = try usher.run("export", "diet", "--output", path)
    #expect(refused.code == 73)
    #expect(refused.errors.contains("is it there already?"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
    let new = path + ".new"
    #expect(try usher.run("export", "diet", "--output", new).code == 0)
    #expect(try String(contentsOfFile: new, encoding: .utf8).contains(#""user":"ana""#))
    let attributes = try FileManager.default.attributesOfItem(atPath: new)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("A user name that is a formula is text in a spreadsheet")
  func formulas() throws {
    let usher = try Usher()
    _ = try usher.run("chat", "diet", "--user", "=1+1", input: Self.complete)
    #expect(try usher.run("export", "diet", "--format", "csv").output.contains("\n'=1+1,1800,"))
  }

  @Test("What was erased is told as JSON too")
  func receipt() throws {
    let usher = try Usher()
    _ = try usher.run("chat", "diet", input: Self.complete)
    let run = try usher.run("forget", "diet", "--yes", "--json")
    #expect(run.output.contains(#""user_profiles":1"#))
    #expect(run.output.contains(#""scrubbed":true"#))
    #expect(try usher.run("forget", "diet", "--yes").output == "Nothing was kept of ana.\n")
  }

  @Test("Signing out keeps the answers")
  func signOut() throws {
    let usher = try Usher()
    _ = try usher.run("chat", "eko", "--sign-in", "none", input: "Sam\n")
    let run = try usher.run("signout")
    #expect(run.code == 0)
    #expect(run.output == "ana is signed out. The answers are kept.\n")
    #expect(try usher.stored("eko").contains(#""display_name":"Sam""#))
  }

  @Test("Events are appended to a file, and hold no answer")
  func events() throws {
    let usher = try Usher()
    let path = try usher.file("events.jsonl", "")
    _ = try usher.run("chat", "diet", "--events", path, input: Self.complete)
    let events = try String(contentsOfFile: path, encoding: .utf8)
    #expect(events.contains("onboarding_completed"))
    #expect(!events.contains("1800"))
    let nowhere = try usher.run("chat", "diet", "--user", "bob", "--events", path + "/x")
    #expect(nowhere.code == 73)
  }

  @Test("Times of day are written by the clock that is asked for")
  func clock() throws {
    let usher = try Usher()
    let script = "lose weight\n1800\nnoon to 8pm\n"
    let twelve = try usher.run("chat", "diet", "--store", "memory:", input: script)
    #expect(twelve.output.contains("Noon to 8 PM"))
    let other = try usher.run(
      "chat", "diet", "--store", "memory:", "--clock", "24", input: script)
    #expect(other.output.contains("12:00 to 20:00 - 8 hours a day."))
    #expect(!other.output.contains("PM"))
  }

  @Test("A store in memory keeps nothing, and one named by an option is used")
  func stores() throws {
    let usher = try Usher()
    _ = try usher.run("chat", "diet", "--store", "memory:", input: "lose weight\n")
    #expect(!FileManager.default.fileExists(atPath: usher.folder))
    let other = usher.folder + "-other"
    _ = try usher.run("chat", "diet", "--store", other, input: "lose weight\n")
    #expect(try usher.run("show", "diet", "--store", other).output.contains("lose_weight"))
    #expect(try usher.run("show", "diet").output.contains("goal: null"))
  }

  @Test("Without a store named, answers go to the person's own data folder")
  func dataFolder() throws {
    let usher = try Usher()
    let home = usher.folder + "-home"
    let environment = ["USHER_STORE": "", "XDG_DATA_HOME": home]
    _ = try usher.run("chat", "diet", input: "lose weight\n", environment: environment)
    #expect(FileManager.default.fileExists(atPath: home + "/usher/diet.sqlite"))
  }

  @Test("Colours go into a pipe only when they are asked for", arguments: ["always", "never"])
  func colours(choice: String) throws {
    let run = try Usher().run("chat", "diet", "--color", choice, input: "")
    #expect(run.output.contains("\u{1B}[") == (choice == "always"))
  }

  @Test(
    "Output that cannot be written is an error of every command",
    arguments: [
      "chat growth </dev/null", "flows", "status --json", "show diet", "export diet",
      "check growth",
      "map diet", "understand energy 1800", "forget diet --yes", "signout",
    ])
  func full(command: String) throws {
    let usher = try Usher()
    _ = try usher.run("chat", "diet", input: Self.complete)
    let shell = try PipedProgram(
      "/bin/sh", ["-c", "\(BuiltProgram.path("usher")) \(command) >/dev/full"],
      environment: usher.environment)
    let (complaint, ending) = shell.finish()
    #expect(ending == .exited(74), "\(complaint)")
    #expect(complaint.contains("No space left on device"))
  }

  @Test("A reader that has enough is no error to tell of", arguments: ["export diet", "status"])
  func reader(command: String) throws {
    let usher = try Usher()
    _ = try usher.run("chat", "diet", input: Self.complete)
    let shell = try PipedProgram(
      "/bin/sh", ["-c", "\(BuiltProgram.path("usher")) \(command) | true"],
      environment: usher.environment)
    let (complaint, ending) = shell.finish()
    #expect(complaint == "")
    #expect(ending == .exited(0))
  }
}
