import Terminal
import TerminalTestSupport
import Testing

@Suite("Answers from a pipe")
struct PipedProbeTests {
  @Test("What is shown is the transcript, byte for byte")
  func transcript() throws {
    let probe = try Probe.piped()
    probe.send("\u{FEFF}lose weight\r\n\nsecret\nhunter2\n\u{1B}[31mred\nlast")
    let (shown, ending) = probe.finish()
    #expect(
      shown == """
        > lose weight
        <line lose weight>
        > \

        <line >
        > secret
        <line secret>
        > ••••••
        <line hunter2>
        > \u{FFFD}[31mred
        <line \\u{1B}[31mred>
        > last
        <line last>
        > \

        <endOfInput>

        """)
    #expect(ending == .exited(0))
  }

  @Test("An answer is acted upon as it comes, in however many pieces")
  func streaming() throws {
    let probe = try Probe.piped()
    try probe.expect("> ")
    let bytes = Array("é日\n".utf8)
    for byte in bytes.dropLast() { probe.send([byte]) }
    probe.send(Array(bytes.suffix(1)))
    try probe.expect("<line \\u{00E9}\\u{65E5}>\n> ")
    probe.send("two\n")
    try probe.expect("<line two>\n> ")
    #expect(probe.finish().ending == .exited(0))
  }

  @Test("What cannot be an answer is refused, and the next line is read")
  func refusals() throws {
    let probe = try Probe.piped()
    probe.send([0xFF, 0x0A])
    probe.send("a\0b\n")
    probe.send(String(repeating: "x", count: 100_000) + "\nnext\n")
    let shown = probe.finish().shown
    #expect(shown.contains("> …\n<rejected invalidUTF8>\n> …\n<rejected nul>\n"))
    #expect(shown.contains("> …\n<rejected tooLong>\n> next\n<line next>\n"))
    #expect(!shown.contains("xxx"))
  }

  @Test(
    "A signal is an event",
    arguments: [(2, "interrupted(hadText: false)"), (15, "terminate"), (1, "hangUp")])
  func signals(number: Int32, event: String) throws {
    let probe = try Probe.piped()
    try probe.expect("> ")
    probe.program.signal(number)
    try probe.expect("<\(event)>")
    #expect(probe.finish().ending == .exited(0))
  }

  @Test(
    "Answers nobody asked for are noticed", arguments: [("", false), ("\n", true), ("x", true)])
  func leftOver(rest: String, noticed: Bool) throws {
    let probe = try Probe.piped()
    probe.send("quit\n" + rest)
    let (shown, ending) = probe.finish()
    #expect(shown.contains("<more>") == noticed)
    #expect(ending == .exited(0))
  }

  @Test(
    "A closed or full stream ends it properly",
    arguments: [("<&-", Int32(0)), ("</dev/null", 0), (">/dev/full", 74), (">&-", 0)])
  func streams(redirection: String, code: Int32) throws {
    let shell = try PipedProgram("/bin/sh", ["-c", "\(Probe.path) \(redirection)"])
    shell.send("quit\n")
    #expect(shell.finish().ending == .exited(code))
  }

  @Test("A reader that leaves early is an error the program hears, not a signal that kills it")
  func readerLeaves() throws {
    let probe = try Probe.piped()
    try probe.expect("> ")
    probe.closeOutput()
    probe.send("one\n")
    guard case .exited(let code) = probe.finish().ending else {
      Issue.record("the program was killed")
      return
    }
    #expect(code == 141)
  }
}
