import Foundation
import TerminalTestSupport
import Testing

@Suite("Exit codes")
struct ExitCodeTests {
  @Test(
    "Wrong usage is 64, with a sentence on standard error",
    arguments: [
      ["chat", "nothing"], ["--nonsense"], ["chat", "diet", "--now", "tomorrow"],
      ["chat", "diet", "--set", "goal"], ["chat", "diet", "--set", "nothing=1"],
      ["understand", "nothing", "x"], ["chat", "diet", "--clock", "13"],
    ])
  func usage(arguments: [String]) throws {
    let run = try Usher().run(arguments, bytes: [])
    #expect(run.code == 64)
    #expect(!run.errors.isEmpty || !run.output.isEmpty)
  }

  @Test("A strict run stops at the first line that is not understood, and names it")
  func strict() throws {
    let usher = try Usher()
    let run = try usher.run("chat", "diet", "--strict", input: "lose weight\npurple\n1800\n")
    #expect(run.code == 65)
    #expect(run.errors.contains("Line 2"))
    #expect(run.errors.contains("step calories"))
    #expect(run.errors.contains("calorie_target"))
    #expect(try usher.stored("diet").contains("\"goal\":\"lose_weight\""))
    #expect(try usher.stored("diet").contains("\"calorie_target\":null"))
  }

  @Test("A strict run with lines left over is 65")
  func leftOver() throws {
    let run = try Usher().run("chat", "diet", "--strict", input: "lose weight\nquit\n1800\n")
    #expect(run.code == 65)
    #expect(run.errors.contains("Line 3"))
  }

  @Test("Values handed in are read, validated and said back like typed ones")
  func handingIn() throws {
    let usher = try Usher()
    let run = try usher.run(
      "chat", "diet", "--set", "goal=slim down", "--set", "calorie_target=7500 kJ",
      input: "noon to 8pm\n\nyes\n")
    #expect(run.code == 0)
    #expect(try usher.stored("diet").contains("\"calorie_target\":1793"))
    let refused = try usher.run("chat", "diet", "--user", "bob", "--set", "calorie_target=800")
    #expect(refused.code == 65)
    #expect(refused.output.contains("Calorie target must be at least"))
  }

  @Test("Answers of a file are taken by name, as text or as typed values; what is missing is asked")
  func answersFile() throws {
    let usher = try Usher()
    let path = try usher.file(
      "answers.json",
      #"{"goal":"lose_weight","calorie_target":1800,"eating_window":{"start":"12:00","end":"20:00"}}"#
    )
    let run = try usher.run("chat", "diet", "--answers", path, input: "\nyes\n")
    #expect(run.code == 0)
    #expect(try usher.run("chat", "diet", "--answers", path + ".missing").code == 66)
    let broken = try usher.file("broken.json", "[1")
    #expect(try usher.run("chat", "diet", "--answers", broken).code == 65)
  }

  @Test("A store that cannot be made is 73")
  func noStore() throws {
    let usher = try Usher()
    let path = try usher.file("file", "")
    let run = try usher.run("chat", "diet", "--store", path + "/store", input: "lose weight\n")
    #expect(run.code == 73)
    #expect(run.errors.contains(path))
  }

  @Test("Signals save, and end with their codes", arguments: [(Int32(15), Int32(143)), (1, 129)])
  func signals(signal: Int32, code: Int32) throws {
    let usher = try Usher()
    let program = try PipedProgram(
      BuiltProgram.path("usher"), ["chat", "diet"], environment: usher.environment)
    try program.expect("> ")
    program.send("lose weight\n")
    try program.expect("> ")
    program.program.signal(signal)
    // The input stays open, so that nothing but the signal can have ended it.
    #expect(program.program.wait() == .exited(code))
    _ = program.finish()
    #expect(try usher.stored("diet").contains("lose_weight"))
  }
}
