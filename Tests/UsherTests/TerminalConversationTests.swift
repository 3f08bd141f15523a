import Foundation
import TerminalTestSupport
import Testing

@Suite("Conversations at a terminal")
struct TerminalConversationTests {
  @Test(
    "What is stored is what was typed, whatever the language of the system", arguments: ["C", ""])
  func letters(language: String) throws {
    let usher = try Usher()
    let terminal = try usher.terminal("chat", "eko", environment: ["LANG": language])
    try terminal.expect("> ")
    terminal.type("José 日本é\u{7F}\r")
    try terminal.expect("child's name")
    terminal.type("quit\r")
    #expect(terminal.finish().ending == .exited(75))
    #expect(try usher.stored("eko").contains("\"display_name\":\"José 日本\""))
  }

  @Test("Tab completes a choice")
  func completion() throws {
    let usher = try Usher()
    let terminal = try usher.terminal("chat", "diet")
    try terminal.expect("> ")
    terminal.type("Gai\t")
    try terminal.expect("n Muscle")
    terminal.type("\r")
    try terminal.expect("How many calories")
    terminal.type("\u{4}")
    #expect(terminal.finish().ending == .exited(75))
    #expect(try usher.stored("diet").contains("gain_muscle"))
  }

  @Test("Ctrl-C clears what was typed, and leaves an empty line with 130")
  func interrupt() throws {
    let usher = try Usher()
    let terminal = try usher.terminal("chat", "diet")
    try terminal.expect("> ")
    terminal.type("gain muscle\u{3}")
    try terminal.expect("> ")
    terminal.type("\u{3}")
    try terminal.expect("Saved.")
    #expect(terminal.finish().ending == .exited(130))
    #expect(try usher.stored("diet").contains("\"goal\":null"))
  }

  @Test("A window that closes saves, and ends with 129")
  func hangUp() throws {
    let usher = try Usher()
    let terminal = try usher.terminal("chat", "diet")
    try terminal.expect("> ")
    terminal.type("lose weight\r")
    try terminal.expect("How many calories")
    terminal.hangUp()
    #expect(terminal.program.wait() == .exited(129))
    #expect(try usher.stored("diet").contains("lose_weight"))
  }

  @Test(
    "Nothing is coloured where that is not wanted",
    arguments: [["NO_COLOR": "1"], ["TERM": "dumb"], ["ACCESSIBLE": "1"]])
  func noColour(environment: [String: String]) throws {
    let usher = try Usher()
    let terminal = try usher.terminal("chat", "diet", environment: environment)
    let shown = try terminal.expect("Gain Muscle")
    #expect(!shown.contains("\u{1B}[1m") && !shown.contains("\u{1B}[3"))
    terminal.type("quit\r")
    _ = terminal.finish()
  }

  @Test("Text is wrapped to the window", arguments: [40, 200])
  func widths(columns: Int) throws {
    let usher = try Usher()
    let terminal = try usher.terminal("chat", "diet", "--plain", columns: columns)
    try terminal.expect("> ")
    terminal.type("lose weight\r")
    let shown = try terminal.expect("that.")
    let longest = shown.split(separator: "\r\n").map(\.count).max() ?? 0
    #expect(longest <= columns)
    terminal.type("quit\r")
    _ = terminal.finish()
  }

  @Test("Several lines that are pasted are answers in order")
  func paste() throws {
    let usher = try Usher()
    let terminal = try usher.terminal("chat", "diet", "--plain")
    try terminal.expect("> ")
    terminal.type("lose weight\r1800\rnoon to 8pm\r\ryes\r")
    try terminal.expect("Your dashboard")
    terminal.type("\u{4}")
    #expect(terminal.finish().ending == .exited(0))
  }
}
