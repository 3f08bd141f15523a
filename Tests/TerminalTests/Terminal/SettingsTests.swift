import Glibc
import TerminalTestSupport
import Testing

@Suite("The user's settings of libedit", .serialized)
struct SettingsTests {
  private func withSettings(
    _ text: String, _ body: (PseudoTerminal) throws -> Void
  ) throws {
    let path = "/tmp/editrc-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    let file = try #require(fopen(path, "w"))
    fputs(text, file)
    fclose(file)
    defer { unlink(path) }
    let terminal = try Probe.terminal(["--completions", "quit"], environment: ["EDITRC": path])
    try body(terminal)
    #expect(terminal.quit() == .exited(0))
  }

  @Test("vi keys work, and characters are deleted whole there too")
  func vi() throws {
    try withSettings("bind -v\n") { terminal in
      terminal.type("abcd👩‍👩‍👧\u{7F}\u{1B}")
      try terminal.expect("d")
      terminal.type("0x")
      try terminal.answer("A!", spelled: "bcd!")
    }
  }

  @Test("The user's own keys win over the program's")
  func bindings() throws {
    try withSettings("# mine\nbind -e\nbind \"^I\" ed-insert\nusher:bind \"^T\" ed-move-to-beg\n") {
      try $0.answer("q\tz\u{14}Y", spelled: "Yq\\tz")
    }
  }

  @Test("Settings that make no sense, or would turn editing off, do no harm")
  func nonsense() throws {
    try withSettings("nonsense\n\"\nbind\nedit off\n") { terminal in
      try terminal.answer("ab\u{7F}c", spelled: "ac")
    }
  }
}
