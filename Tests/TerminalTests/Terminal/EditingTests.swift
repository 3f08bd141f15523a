import Glibc
import TerminalTestSupport
import Testing

@Suite("Editing a line at a terminal", .serialized)
struct EditingTests {
  @Test(
    "What is stored is what was typed, also under LANG=C",
    arguments: [
      ("hello", "hello"), ("é", "\\u{00E9}"), ("e\u{301}", "e\\u{0301}"),
      ("日本", "\\u{65E5}\\u{672C}"),
      ("👩‍👩‍👧", "\\u{0001F469}\\u{200D}\\u{0001F469}\\u{200D}\\u{0001F467}"), ("", ""),
      ("  a ", "  a "),
    ])
  func typing(text: String, spelled: String) throws {
    for language in ["C", "C.UTF-8"] {
      let terminal = try Probe.terminal(environment: ["LANG": language])
      try terminal.answer(text, spelled: spelled)
      #expect(terminal.quit() == .exited(0))
    }
  }

  @Test(
    "Backspace takes away what a person sees as one character",
    arguments: ["x", "é", "e\u{301}", "日", "👩‍👩‍👧", "👍🏽", "🇩🇪", "☂️"])
  func deleting(character: String) throws {
    for arguments in [[], ["--plain"]] {
      let terminal = try Probe.terminal(arguments)
      try terminal.answer("a" + character + "\u{7F}b", spelled: "ab")
      #expect(terminal.quit() == .exited(0))
    }
  }

  @Test("The cursor moves over whole characters, and Ctrl-D and Delete take the next one away")
  func moving() throws {
    let left = "\u{1B}[D"
    let right = "\u{1B}[C"
    let terminal = try Probe.terminal()
    try terminal.answer("a👩‍👩‍👧b" + left + left + "Z\u{4}", spelled: "aZb")
    try terminal.answer("a日b" + left + left + "\u{1B}[3~", spelled: "ab")
    try terminal.answer("👍🏽b" + left + left + right + "-", spelled: "\\u{0001F44D}\\u{0001F3FD}-b")
    #expect(terminal.quit() == .exited(0))
  }

  @Test("Emacs keys work")
  func emacs() throws {
    let terminal = try Probe.terminal()
    try terminal.answer("world\u{1}hello \u{5}!", spelled: "hello world!")
    try terminal.answer("one two\u{17}three", spelled: "one three")
    try terminal.answer("gone\u{15}kept", spelled: "kept")
    #expect(terminal.quit() == .exited(0))
  }

  @Test("Lines longer than the window can be edited", arguments: [40, 200])
  func longLines(columns: Int) throws {
    let long = String(repeating: "word ", count: 50)
    let terminal = try Probe.terminal(columns: columns)
    try terminal.answer(long + "\u{7F}!\u{1}?", spelled: "?" + long.dropLast() + "!")
    #expect(terminal.quit() == .exited(0))
  }

  @Test("A line keeps its text when the window changes its size")
  func resizing() throws {
    let terminal = try Probe.terminal()
    terminal.type("the quick brown fox")
    try terminal.expect("fox")
    terminal.resize(columns: 12)
    try terminal.expect("\u{1B}[J")
    try terminal.expect("fox")
    terminal.resize(columns: 120)
    try terminal.expect("\u{1B}[J> the quick brown fox")
    try terminal.answer(" jumps", spelled: "the quick brown fox jumps")
    #expect(terminal.quit() == .exited(0))
  }

  @Test("Bytes that are no text are shown, and the line is refused unless they are taken away")
  func malformed() throws {
    let terminal = try Probe.terminal()
    terminal.send([0x61, 0xFF, 0x62, 0x0D])
    try terminal.expect("\u{FFFD}")
    try terminal.expect("<rejected invalidUTF8>")
    try terminal.expect("> ")
    terminal.send([0x61, 0xFF, 0x7F, 0x62, 0x0D])
    try terminal.expect("<line ab>")
    #expect(terminal.quit() == .exited(0))
  }

  @Test("Ctrl with an arrow moves by words, with Delete takes one away; Home and End work")
  func words() throws {
    let terminal = try Probe.terminal()
    try terminal.answer("one two\u{1B}[1;5D\u{1B}[1;5D-\u{1B}[1;5C+", spelled: "-one+ two")
    try terminal.answer("b c\u{1B}[Ha\u{1B}[4~d", spelled: "ab cd")
    try terminal.answer("one two\u{1}\u{1B}[3;5~", spelled: " two")
    #expect(terminal.quit() == .exited(0))
  }

  @Test(
    "Keys that mean nothing leave the line as it is",
    arguments: ["[5~", "[6~", "[6;2~", "[15~", "OP", "[1;2A", "[Z", "[[B", "[24;5~", "[2~"])
  func withoutMeaning(sequence: String) throws {
    let terminal = try Probe.terminal()
    try terminal.answer("a\u{1B}\(sequence)b", spelled: "ab")
    #expect(terminal.quit() == .exited(0))
  }

  @Test("Escape by itself takes nothing from what is typed next")
  func escape() throws {
    let terminal = try Probe.terminal()
    terminal.type("a\u{1B}")
    try terminal.expect("a")
    usleep(200_000)
    try terminal.answer("bf", spelled: "abf")
    #expect(terminal.quit() == .exited(0))
  }
}
