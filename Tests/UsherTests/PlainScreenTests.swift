import Foundation
import TerminalTestSupport
import Testing

@Suite("Screens that are plain, narrow or wide")
struct PlainScreenTests {
  private let usher: Usher

  init() throws {
    usher = try Usher()
  }

  private static let lines = ["lose weight", "1800", "noon to 8pm", "", "yes"]

  /// Plays the diet onboarding at a terminal, and gives everything that was shown.
  private func play(
    _ arguments: [String], environment: [String: String] = [:], columns: Int = 80
  ) throws -> String {
    let terminal = try usher.terminal(
      ["chat", "diet"] + arguments, environment: environment, columns: columns)
    var shown = ""
    for line in Self.lines {
      shown += try terminal.expect("> ")
      terminal.type(line + "\r")
    }
    shown += try terminal.expect("Your dashboard")
    terminal.type("quit\r")
    let rest = terminal.finish()
    #expect(rest.ending == .exited(0))
    return shown + rest.shown
  }

  @Test(
    "Nothing is redrawn and nothing is coloured, however plainness is asked for",
    arguments: [
      (["--plain"], [:]), ([], ["TERM": "dumb"]), ([], ["ACCESSIBLE": "1"]),
    ] as [([String], [String: String])])
  func plain(arguments: [String], environment: [String: String]) throws {
    let shown = try play(arguments, environment: environment)
    #expect(!shown.contains("\u{1B}"))
    // What a picture shows is said in words.
    #expect(shown.contains("feeding days"))
  }

  @Test(
    "Without colours, none is used, and what they say is said all the same",
    arguments: [([], ["NO_COLOR": "1"]), (["--color", "never"], [:])]
      as [([String], [String: String])])
  func noColours(arguments: [String], environment: [String: String]) throws {
    let shown = try play(arguments, environment: environment)
    for code in ["\u{1B}[1m", "\u{1B}[2m", "\u{1B}[3", "\u{1B}[9", "\u{1B}[0m"] {
      #expect(!shown.contains(code), "\(code.debugDescription)")
    }
  }

  @Test("No line is wider than the window", arguments: [40, 200])
  func widths(columns: Int) throws {
    let shown = try play(["--plain"], columns: columns)
    let longest = shown.split(separator: "\r\n").map(\.count).max() ?? 0
    #expect(longest <= columns)
    #expect(columns == 40 || longest > 80)
  }

  @Test("No control character of the store reaches the screen")
  func stored() throws {
    let path = try usher.file(
      "answers.json", #"{"race_name":"\u001b[31mBerlin\u0007 Marathon\u009b2J"}"#)
    _ = try usher.run("chat", "george", "--answers", path)
    let terminal = try usher.terminal("chat", "george", "--plain")
    try terminal.expect("> ")
    terminal.type("let's go\r")
    try terminal.expect("> ")
    terminal.type("review\r")
    let shown = try terminal.expect("Marathon")
    #expect(!shown.contains("\u{1B}") && !shown.contains("\u{7}"))
    terminal.type("quit\r")
    #expect(!terminal.finish().shown.contains("\u{9B}"))
    for arguments in [
      ["show", "george"], ["show", "george", "--provenance"], ["show", "george", "--json"],
      ["export", "george"], ["status"],
    ] {
      let run = try usher.run(arguments, bytes: [])
      #expect(run.code == 0)
      #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{9B}"), "\(arguments)")
    }
  }
}
