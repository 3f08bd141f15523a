import Foundation
import TerminalTestSupport
import Testing

@Suite("Piped conversations")
struct PipedTests {
  private static let script = "lose weight\n1800\nnoon to 8pm\n\nyes\n"
  private static let profile =
    #"{"completed":true,"flow":"diet","profile":{"calorie_target":1800,"#
    + #""eating_window_end":"20:00","eating_window_start":"12:00","goal":"lose_weight"},"#
    + #""step":"complete","user":"ana"}"# + "\n"

  @Test("A script of answers completes the diet onboarding, and its profile is stored")
  func diet() throws {
    let usher = try Usher()
    let run = try usher.run("chat", "diet", "--now", "2026-03-02T09:00", input: Self.script)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("Hello. "))
    #expect(run.output.contains("\nStep 1 of 5\nWhat's your main goal?\n"))
    #expect(run.output.contains("\n> lose weight\nLose Weight.\nStep 2 of 5\n"))
    #expect(!run.output.contains("\u{1B}"))
    #expect(try usher.stored("diet") == Self.profile)
  }

  @Test("Chat is the default, and without a flow it asks which")
  func defaults() throws {
    let usher = try Usher()
    let run = try usher.run(input: "diet\n" + Self.script)
    #expect(run.code == 0)
    #expect(try usher.stored("diet") == Self.profile)
  }

  @Test("JSON comes alone on standard output, the conversation on standard error")
  func json() throws {
    let usher = try Usher()
    let run = try usher.run("chat", "diet", "--json", input: Self.script)
    #expect(run.output == Self.profile)
    #expect(run.errors.contains("What's your main goal?"))
  }

  @Test("Every form of a line counts", arguments: ["\r\n", "\n"])
  func lineEnds(end: String) throws {
    let usher = try Usher()
    let text = "\u{FEFF}" + Self.script.replacingOccurrences(of: "\n", with: end)
    let run = try usher.run("chat", "diet", input: String(text.dropLast(1)))
    #expect(run.code == 0)
    #expect(try usher.stored("diet") == Self.profile)
  }

  @Test("A file in UTF-16 is called that, and none of it is kept")
  func utf16() throws {
    let usher = try Usher()
    let bytes = try #require(Self.script.data(using: .utf16))
    let run = try usher.run(["chat", "diet"], bytes: Array(bytes))
    #expect(run.output.contains("That line is UTF-16, and I read UTF-8"))
    #expect(!run.output.contains("NUL"))
    #expect(try usher.stored("diet").contains("\"goal\":null"))
  }

  @Test("The end of input in the middle saves, tells how to go on, and the next run goes on there")
  func endOfInput() throws {
    let usher = try Usher()
    let first = try usher.run("chat", "diet", input: "lose weight\n1800\n")
    #expect(first.code == 75)
    #expect(first.output.contains("Saved. To go on, run:\nusher chat diet"))
    let second = try usher.run("chat", "diet", input: "noon to 8pm\n\nyes\n")
    #expect(
      second.output.hasPrefix(
        "Welcome back. You've told me: Lose Weight (goal); 1800 kcal (daily target).\nStep 3 of 5"
      ))
    #expect(second.code == 0)
    #expect(try usher.stored("diet") == Self.profile)
  }

  @Test("An answer is acted upon as it comes, and survives kill -9 once the next question is there")
  func killed() throws {
    let usher = try Usher()
    let program = try usher.piped("chat", "diet")
    try program.expect("> ")
    program.send("lose weight\n")
    try program.expect("How many calories per day?")
    program.program.signal(9)
    _ = program.finish()
    let run = try usher.run("chat", "diet", input: "")
    #expect(run.output.hasPrefix("Welcome back. You've told me: Lose Weight (goal).\nStep 2 of 5"))
  }

  @Test("A writer that is slow is answered line by line, whatever pieces a line comes in")
  func slowWriter() throws {
    let usher = try Usher()
    let program = try usher.piped("chat", "growth")
    try program.expect("> ")
    for byte in Array("quick practice — été".utf8) { program.send([byte]) }
    program.send("\r")
    program.send("\n")
    try program.expect("quick practice — été\n")
    try program.expect("\n> ")
    #expect(try usher.stored("growth").contains("adhoc"))
    #expect(program.finish().ending == .exited(0))
  }

  @Test("A line may have 4096 characters, and no more", arguments: [(4096, false), (4097, true)])
  func longest(count: Int, isRefused: Bool) throws {
    let usher = try Usher()
    let run = try usher.run("chat", "eko", input: String(repeating: "é", count: count) + "\n")
    #expect(run.output.contains("I haven't kept it.") == isRefused)
    #expect(try usher.stored("eko").contains("\"display_name\":null"))
  }

  @Test("Lines behind the end of a conversation are nobody's: they are not read without --strict")
  func leftOver() throws {
    let usher = try Usher()
    let run = try usher.run("chat", "diet", input: "lose weight\nquit\n1777\n")
    #expect(run.code == 75)
    #expect(!run.output.contains("1777"))
    #expect(try usher.stored("diet").contains("\"calorie_target\":null"))
  }

  @Test("A reader that leaves early is no error to tell of")
  func brokenPipe() throws {
    let usher = try Usher()
    let program = try usher.piped("chat", "diet")
    try program.expect("> ")
    program.closeOutput()
    program.send("lose weight\n")
    _ = program.finish()
    #expect(try usher.stored("diet").contains("lose_weight"))
  }

  @Test(
    "A line that is no text gets a clear word, and nothing of it is stored",
    arguments: [
      [0xFF, 0xFE, 0x0A], [0x61, 0x00, 0x62, 0x0A],
      [0x61],
    ] as [[UInt8]])
  func noText(bytes: [UInt8]) throws {
    let usher = try Usher()
    // One letter stands for a line that is longer than any answer.
    let line = bytes.count > 1 ? bytes : Array(repeating: bytes[0], count: 5000)
    let run = try usher.run(["chat", "eko"], bytes: line)
    #expect(run.code == 75)
    #expect(run.output.contains("I haven't kept it."))
    #expect(try usher.stored("eko").contains("\"display_name\":null"))
  }

  @Test("No control character of an answer reaches the screen")
  func escapes() throws {
    let usher = try Usher()
    let run = try usher.run("chat", "eko", input: "\u{1B}[31mSam\u{1B}[0m\nreview\n")
    #expect(!run.output.contains("\u{1B}"))
  }
}
