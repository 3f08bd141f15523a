import Foundation
import Glibc
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

  @Test("A store that somebody else keeps to themselves is 77")
  func notPermitted() throws {
    let usher = try Usher()
    _ = try usher.run("chat", "growth")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: usher.folder)
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: usher.folder)
    }
    // Nothing is closed to root, which so becomes nobody, who needs a program within reach.
    let program = URL(filePath: usher.folder).deletingLastPathComponent().path + "/usher"
    try FileManager.default.copyItem(atPath: BuiltProgram.path("usher"), toPath: program)
    func run(_ arguments: String...) throws -> (shown: String, ending: ChildProcess.Ending) {
      try PipedProgram(
        "/bin/sh",
        [
          "-c",
          """
          [ "$(id -u)" = 0 ] || exec "$0" "$@"
          exec setpriv --reuid=65534 --regid=65534 --clear-groups "$0" "$@"
          """, program,
        ] + arguments, environment: usher.environment
      ).finish()
    }
    // Where nobody cannot read the Swift runtime, there is nobody to keep out.
    guard try run("--version").ending == .exited(0) else { return }
    let refused = try run("chat", "growth")
    #expect(refused.ending == .exited(77))
    #expect(refused.shown.contains("may not be used"))
  }

  @Test("A database out of reach is 69", arguments: ["chat", "show", "forget"])
  func outOfReach(command: String) throws {
    let usher = try Usher()
    let run = try usher.run(
      command, "diet", "--store", "postgres:///usher?host=\(usher.folder)", input: "yes\n")
    #expect(run.code == 69)
    #expect(run.errors.contains("out of reach"))
  }

  @Test("Listing everybody in a database without being an operator is 77")
  func notAnOperator() throws {
    let usher = try Usher()
    let store = "postgres:///usher?host=\(usher.folder)"
    #expect(try usher.run("export", "diet", "--store", store).code == 77)
    #expect(try usher.run("export", "diet", "--store", store, "--role", "operator").code == 69)
  }

  @Test("What cannot be sent is 69, and what cannot be sent at all is wrong usage")
  func sync() throws {
    let usher = try Usher()
    _ = try usher.run("chat", "diet", input: "lose weight\n")
    let far = try usher.run("sync", "diet", "--to", "postgres:///usher?host=\(usher.folder)")
    #expect(far.code == 69)
    #expect(far.output == "0 of 1 delivered.\n")
    #expect(try usher.run("sync", "diet", "--to", "elsewhere").code == 64)
    #expect(try usher.run("sync", "diet").code == 64)
    let memory = try usher.run(
      "sync", "diet", "--store", "memory:", "--to", "postgres:///usher?host=\(usher.folder)")
    #expect(memory.code == 64)
  }

  @Test("A store that is damaged is 74, and kept aside")
  func damaged() throws {
    let usher = try Usher()
    _ = try usher.run("chat", "growth")
    let path = usher.folder + "/diet.sqlite"
    try String(repeating: "no database ", count: 100).write(
      toFile: path, atomically: true, encoding: .utf8)
    let run = try usher.run("show", "diet")
    #expect(run.code == 74)
    #expect(run.errors.contains("kept at \(path).corrupt-"))
  }

  @Test("Leaving before a flow is chosen is 75, and a name for none of them is asked again")
  func leavingTheChoice() throws {
    let usher = try Usher()
    let run = try usher.run(input: "purple\nquit\n")
    #expect(run.code == 75)
    #expect(run.output.contains("I didn't catch which."))
    #expect(try usher.run(input: "").code == 75)
  }

  @Test("Signals save, and end with their codes", arguments: [(Int32(15), Int32(143)), (1, 129)])
  func signals(signal: Int32, code: Int32) throws {
    let usher = try Usher()
    let program = try usher.piped("chat", "diet")
    try program.expect("> ")
    program.send("lose weight\n")
    try program.expect("> ")
    program.program.signal(signal)
    // The input stays open, so that nothing but the signal can have ended it.
    #expect(program.program.wait() == .exited(code))
    _ = program.finish()
    #expect(try usher.stored("diet").contains("lose_weight"))
  }

  /// Makes what is no file at a path.
  private func make(_ kind: String, at path: String) throws {
    switch kind {
    case "named pipe": try #require(mkfifo(path, 0o600) == 0)
    case "folder":
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    default:
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: "/dev/zero")
    }
  }

  @Test(
    "A pipe, a folder or a device in place of a file is named, and nobody waits for it",
    .timeLimit(.minutes(1)), arguments: ["named pipe", "folder", "device"])
  func noFile(kind: String) throws {
    let usher = try Usher()
    let path = usher.home + "/thing.txt"
    try make(kind, at: path)
    let answers = try usher.run("chat", "diet", "--answers", path)
    #expect(answers.code == 66 && answers.errors.contains("is a \(kind)"), "\(answers.errors)")
    if kind != "folder" {
      let transcript = try usher.run("test", path)
      #expect(transcript.code == 66)
      #expect((transcript.errors + transcript.output).contains("is a \(kind)"))
      for command in [["chat", "diet"], ["status"], ["conflicts"]] {
        let store = try usher.run(command + ["--store", path], lines: [])
        #expect(store.code == 73 && store.errors.contains("is a \(kind)"), "\(store.errors)")
      }
    }
    let folder = usher.home + "/kept"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try make(kind, at: folder + "/diet.sqlite")
    for command in [["chat", "diet"], ["show", "diet"]] {
      let run = try usher.run(command + ["--store", folder], lines: [])
      #expect(run.code == 73 && run.errors.contains("diet.sqlite is a \(kind)"), "\(run.errors)")
      #expect(!run.errors.contains("in a moment"))
    }
  }
}
