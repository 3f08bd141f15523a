import Foundation
import TerminalTestSupport
import Testing

@Suite("The command line")
struct CommandLineTests {
  @Test("A user nobody knows is at the first step, with every key null")
  func unknownUser() throws {
    let run = try Usher().run("show", "diet", "--json", "--user", "nobody")
    #expect(run.code == 0)
    #expect(
      run.output
        == #"{"completed":false,"flow":"diet","profile":{"calorie_target":null,"#
        + #""eating_window_end":null,"eating_window_start":null,"goal":null},"#
        + #""step":"goal","user":"nobody"}"# + "\n")
    #expect(run.errors.contains("Nothing is stored of nobody in diet."))
    let usher = try Usher()
    _ = try usher.run("chat", "diet", input: "gain muscle\n")
    #expect(try usher.run("show", "diet").errors == "")
  }

  @Test(
    "A folder that is named and not there is told, and not made",
    arguments: [
      ["status"], ["status", "--funnel"], ["show", "diet"], ["show", "diet", "--json"],
    ])
  func missingFolder(arguments: [String]) throws {
    let usher = try Usher()
    let folder = "\(usher.folder)/mistyped"
    let run = try usher.run(arguments + ["--store", folder], bytes: [])
    #expect(run.code == 66)
    #expect(run.output == "")
    #expect(run.errors.contains("\(folder) is not there"))
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test(
    "A command or an onboarding that is mistyped is guessed at, and nothing is done",
    arguments: [
      (["chatt"], "chat"), (["chatt", "diet"], "chat"), (["shwo", "diet", "--json"], "show"),
      (["diett"], "diet"), (["chat", "dite"], "diet"), (["show", "georg"], "george"),
      (["check", "trendsihgt"], "trendsight"),
    ])
  func mistyped(arguments: [String], meant: String) throws {
    let run = try Usher().run(arguments, bytes: [])
    #expect(run.code == 64)
    #expect(run.errors.contains("did you mean \(meant)?"), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test(
    "What is said in two words of an option does as the same in one",
    arguments: [
      (["chat", "diet"], [["--user", "ana"], ["--json"]]),
      (["diet"], [["--user", "ana"], ["--strict"]]),
      (["chat", "eko"], [["--sign-in", "none"], ["--now", "2026-03-02T09:00"]]),
      (["chat"], [["--user", "ana"]]), (["chat", "diet", "eko"], [["--user", "ana"]]),
      (["chat", "diet"], [["--user", "ana"], ["--user", "ben"]]),
      (["chat", "diet"], [["--sign-in", "so"]]), (["chat", "diet"], [["--nw", "now"]]),
    ])
  func plainOptions(words: [String], options: [[String]]) throws {
    let lines = "lose weight\nwhat?\n1800\n"
    let parted = try Usher().run(words + options.joined(), bytes: Array(lines.utf8))
    let joined = options.map { $0.joined(separator: "=") }
    let whole = try Usher().run(words + joined, bytes: Array(lines.utf8))
    #expect(parted.code == whole.code)
    #expect(parted.output == whole.output)
    #expect(parted.errors == whole.errors)
  }

  @Test("What is near nothing is not guessed at", arguments: ["first", "xyzzy", "a", "kid"])
  func farFromAll(word: String) throws {
    let run = try Usher().run([word], bytes: [])
    #expect(run.code == 64)
    #expect(!run.errors.contains("did you mean"), "\(run.errors)")
    #expect(run.errors.contains("There are: diet"))
  }

  @Test("What is shown of a text cannot steer a terminal, as JSON neither")
  func steering() throws {
    let text = "Mia \u{202E}boR"
    for arguments in [
      ["understand", "name", text], ["understand", "name", text, "--json"],
      ["forget", "diet", "--user", text, "--yes"],
    ] {
      let run = try Usher().run(arguments, bytes: [])
      #expect(run.output.contains("boR"))
      #expect(!run.output.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test("A file that may not grow any more is told, and is no crash")
  func fileSizeLimit() throws {
    let usher = try Usher()
    let program = try PipedProgram(
      "/bin/sh", ["-c", "ulimit -f 8; exec \"$0\" chat diet", BuiltProgram.path("usher")],
      environment: usher.environment)
    program.send("lose weight\n")
    let ending = program.finish().ending
    #expect([69, 73, 74].contains { ending == .exited($0) })
  }

  @Test("Status, export and forget tell of those who are there, and of nobody else")
  func people() throws {
    let usher = try Usher()
    let script = "lose weight\n1800\nnoon to 8pm\n\nyes\n"
    _ = try usher.run("chat", "diet", "--user", "ana", input: script)
    _ = try usher.run("chat", "diet", "--user", "bob", input: "gain muscle\n")
    let status = try usher.run("status", "--json").output
    #expect(status.contains(#""user":"ana""#))
    #expect(status.contains(#""step":"calories""#))
    let export = try usher.run("export", "diet").output
    #expect(export.split(separator: "\n").count == 1)
    #expect(export.contains("lose_weight"))
    let csv = try usher.run("export", "diet", "--format", "csv").output
    #expect(csv.hasPrefix("user,calorie_target,eating_window_end,eating_window_start,goal\n"))
    let forgotten = try usher.run("forget", "diet", "--user", "ana", "--yes")
    #expect(forgotten.code == 0)
    #expect(forgotten.output.contains("user_profiles: 1 row"))
    #expect(try usher.run("export", "diet").output == "")
    #expect(try usher.run("show", "diet", "--user", "bob").output.contains("gain_muscle"))
  }

  @Test("Forgetting takes the account and its session, once no onboarding has answers of it")
  func forgettingAccounts() throws {
    let usher = try Usher()
    let password = "quiet-canary-7319\n"
    let script = "get started\nana.canary@example.org\n\(password)\(password)coffee\n"
    _ = try usher.run("chat", "trendsight", "--sign-in", "local", input: script)
    let signedIn = try usher.run("chat", "eko", "--sign-in", "local", input: "Sam\n")
    #expect(signedIn.output.contains("Sam."))
    let first = try usher.run("forget", "eko", "--yes")
    #expect(!first.output.contains("session_files:"))
    let second = try usher.run("forget", "trendsight", "--yes")
    #expect(second.output.contains("session_files: 1 row"))
    for case let name as String in FileManager.default.enumerator(atPath: usher.folder) ?? .init() {
      let bytes = FileManager.default.contents(atPath: "\(usher.folder)/\(name)") ?? Data()
      #expect(bytes.firstRange(of: Data("ana.canary".utf8)) == nil, "\(name)")
    }
  }

  @Test("Forgetting asks first, and whatever is not \"yes\" or \"y\" keeps everything")
  func forgettingAsks() throws {
    let usher = try Usher()
    _ = try usher.run("chat", "diet", input: "gain muscle\n")
    for answer in ["no", "ok wait", "right", "ok", "yes please", "yse", ""] {
      let run = try usher.run("forget", "diet", input: "\(answer)\n")
      #expect(run.code == 75, "\(answer)")
      #expect(run.errors.contains("Nothing was erased."), "\(answer)")
      #expect(try usher.stored("diet").contains("gain_muscle"), "\(answer)")
    }
    #expect(try usher.run("forget", "diet", input: "Y\n").code == 0)
    #expect(try usher.stored("diet").contains("\"goal\":null"))
  }

  @Test("Provenance tells words, rule and origin, and tells apart what is open, skipped and parked")
  func provenance() throws {
    let usher = try Usher()
    _ = try usher.run("chat", "diet", input: "I want to lose weight\n\n")
    let run = try usher.run("show", "diet", "--json", "--provenance")
    #expect(run.output.contains(#""words":"lose weight""#))
    #expect(run.output.contains(#""origin":"suggested""#))
    #expect(run.output.contains(#""status":"not_asked""#))
  }

  @Test("What is understood is shown with its words and its rule, or as JSON lines")
  func understand() throws {
    let usher = try Usher()
    let shown = try usher.run("understand", "time_range", "noon till 8pm").output
    #expect(shown.contains(#"understood: {"end":"20:00","start":"12:00"}"#))
    #expect(shown.contains("rule: time-range"))
    let lines = try usher.run(
      "understand", "--jsonl",
      input: """
        {"id":"a","dimension":"energy","text":"about 1800 calories","reference":null}
        {"id":"b","dimension":"choice","field":"diet.goal","text":"slim down"}
        {"id":"c","dimension":"phone","text":"12345"}
        {"id":"d","dimension":"reply","text":"yes, but for 5","proposed":[{"name":"guests",\
        "dimension":"number","value":{"value":4}}]}

        """)
    #expect(
      lines.output == """
        {"id":"a","reading":"understood","value":{"kcal":1800}}
        {"id":"b","reading":"understood","value":{"value":"lose_weight"}}
        {"id":"c","reading":"unclear"}
        {"id":"d","reading":"understood","value":{"act":"replace","values":{"guests":{"value":5}}}}

        """)
  }

  @Test("All flows that ship are sound")
  func check() throws {
    let run = try Usher().run("check")
    #expect(run.code == 0, "\(run.output)")
  }

  @Test(
    "They are so at an instant handed in, too",
    arguments: ["2026-11-22T12:00", "2028-02-29T23:59:59", "2026-10-25T02:30+01:00"])
  func checkNow(now: String) throws {
    let run = try Usher().run("check", "--now", now)
    #expect(run.code == 0, "\(run.output)")
  }

  @Test("A flow is drawn in each format", arguments: ["mermaid", "dot", "text"])
  func map(format: String) throws {
    let run = try Usher().run("map", "diet", "--format", format)
    #expect(run.code == 0)
    #expect(run.output.contains("calorie_target"))
  }
}
