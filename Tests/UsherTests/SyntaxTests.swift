import Foundation
import TerminalTestSupport
import Testing

@Suite("What is syntax elsewhere, with the program itself")
struct SyntaxTests {
  @Test(
    "An option that is none is told, and cannot steer a terminal",
    arguments: [
      ["--\u{1B}[31mred"], ["chat", "diet", "--clock", "\u{1B}]0;title\u{7}"],
      ["\u{1B}[2J", "x", "y"], ["show"], ["forget", "diet", "--\u{202E}yes"],
      ["chat", "diet", "--now", "\u{9B}31m"], ["map", "diet", "--format", "\u{1B}[2J"],
      ["help", "\u{1B}[2J"], ["chat", "\u{1B}[2J"],
    ])
  func optionErrors(arguments: [String]) throws {
    let run = try Usher().run(arguments, bytes: [])
    #expect(run.code == 64 || arguments.first == "help")
    for text in [run.output, run.errors] {
      #expect(
        !text.unicodeScalars.contains { "\u{1B}\u{7}\u{9B}\u{202E}".unicodeScalars.contains($0) })
    }
    if run.code == 64 { #expect(!run.errors.isEmpty) }
  }

  @Test("Help and the version are no errors")
  func help() throws {
    for arguments in [["--help"], ["chat", "--help"], ["--version"], ["help", "chat"]] {
      let run = try Usher().run(arguments, bytes: [])
      #expect(run.code == 0)
      #expect(!run.output.isEmpty && run.errors.isEmpty)
    }
  }

  @Test(
    "The command to go on stands for the same words, whatever is in them",
    arguments: [
      ["--user", "o'hara"], ["--user", "x'\u{301}; touch pwned; '"], ["--user", "a\u{202E}b"],
      ["--user=-x"], ["--user", "$(touch pwned)"], ["--user", "\"\u{FE0F}`touch pwned`"],
      ["--user", "日本 \\ % ! *"], ["--user", "ana", "--sign-in", "none"],
    ])
  func resumeCommand(options: [String]) throws {
    let usher = try Usher()
    let first = try usher.run(["chat", "diet"] + options, bytes: Array("lose weight\n".utf8))
    let command = try #require(first.output.split(separator: "\n").last.map(String.init))
    #expect(command.hasPrefix("usher chat diet --user"))
    let script = "usher() { \"$PROGRAM\" \"$@\"; }\n\(command) </dev/null\n"
    let check = try PipedProgram("/bin/sh", ["-n", "-c", script])
    #expect(check.finish().ending == .exited(0))
    let shell = try PipedProgram(
      "/bin/sh", ["-c", "cd \"$HOME\"; \(script)"],
      environment: usher.environment.merging(["PROGRAM": BuiltProgram.path("usher")]) { $1 })
    #expect(shell.finish().shown.hasPrefix("Welcome back."), "\(command)")
    #expect(try !usher.files().contains { $0.contains("pwned") })
  }

  @Test("Names that are syntax elsewhere stay in their column of an export")
  func csvNames() throws {
    let usher = try Usher()
    let names = ["\"\u{301}", ",\u{200D}x", "a\"\u{FE0F},b", "=\u{301}1", "plain"]
    for name in names {
      _ = try usher.run(
        ["chat", "diet", "--user", name],
        bytes: Array("lose weight\n1800\nnoon to 8pm\n\nyes\n".utf8))
    }
    let path = usher.home + "/out.csv"
    #expect(try usher.run("export", "diet", "--format", "csv", "--output", path).code == 0)
    let reader = try PipedProgram(
      "/usr/bin/env",
      [
        "python3", "-c",
        "import csv, sys; [print(len(r), ascii(r[0])) for r in csv.reader(open(sys.argv[1], "
          + "newline='', encoding='utf-8'), strict=True)]", path,
      ], environment: ["PATH": "/usr/bin:/bin"])
    let lines = Set(reader.finish().shown.split(separator: "\n").map(String.init))
    #expect(
      lines == [
        "5 'user'", "5 '\"\\u0301'", "5 ',\\u200dx'", "5 'a\"\\ufe0f,b'", "5 \"'=\\u03011\"",
        "5 'plain'",
      ])
  }

  @Test("A value handed in may begin with a mark that joins the sign before it")
  func setWithMark() throws {
    let usher = try Usher()
    let run = try usher.run(
      ["chat", "eko", "--sign-in", "none", "--set", "display_name=\u{301}Sam"], bytes: [])
    #expect(run.code != 64, "\(run.errors)")
  }
}
