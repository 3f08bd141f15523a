import Foundation
import TerminalTestSupport
import Testing

@Suite("usher test")
struct TranscriptCommandTests {
  private static let transcripts = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "transcripts").path

  private let usher: Usher

  init() throws {
    usher = try Usher()
  }

  private func file(_ text: String, _ name: String = "a.txt") throws -> String {
    try FileManager.default.createDirectory(
      atPath: usher.folder, withIntermediateDirectories: true)
    let path = "\(usher.folder)/\(name)"
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  private let script = "flow: diet\n---\n> lose weight\n%% eof\n%% exit 75\n--- stored\n"

  @Test("All golden transcripts are as written and reach everything")
  func golden() throws {
    let run = try usher.run("test", Self.transcripts, "--coverage")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains(" transcripts, all as written\n"))
  }

  /// Starting the program for every line of every transcript takes minutes; these go every way that a
  /// conversation can end or be taken up in, for each flow that needs nothing but this program.
  @Test(
    "Through a pipe and started anew for each line, the conversation is the same",
    arguments: [
      "diet/straight-through", "diet/end-of-input", "diet/killed-in-a-clarification",
      "diet/interrupt", "diet/hangup", "diet/no-line-at-all", "diet/hostile-lines",
      "diet/handed-in-by-file", "diet/already-complete", "diet/dashboard-days",
      "eko/straight-through", "eko/killed-with-two-children", "eko/undo", "growth/back-and-undo",
      "growth/never-mind", "george/review-edited", "george/names-in-doubt",
    ])
  func deep(name: String) throws {
    let run = try usher.run("test", "\(Self.transcripts)/\(name).txt", "--deep")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.hasSuffix("Deep: 1 transcript, all as written\n"))
  }

  @Test("A difference ends with 65, and is recorded by --update, which shows it first")
  func update() throws {
    let path = try file(script)
    let before = try usher.run("test", path)
    #expect(before.code == 65)
    #expect(before.output.contains("\(path):3: Usher says something else"))
    let update = try usher.run("test", path, "--update")
    #expect(update.code == 0)
    #expect(update.output.contains("\(path):3: Usher says something else"))
    let after = try usher.run("test", path)
    #expect(after.code == 0, "\(after.output)")
    #expect(after.output == "1 transcript, all as written\n")
  }

  @Test("Under CI=true nothing is recorded")
  func refuses() throws {
    let path = try file(script)
    let run = try usher.run("test", path, "--update", environment: ["CI": "true"])
    #expect(run.code == 64)
    #expect(run.errors.contains("--update does nothing under CI=true"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == script)
  }

  @Test("A broken file is told by its line and what is expected there")
  func broken() throws {
    let path = try file("flow: diet\n---\n%% jump\n")
    let run = try usher.run("test", path, "--update")
    #expect(run.code == 65)
    #expect(run.output.contains("\(path):3: found \"%% jump\", expected kill, start, eof"))
  }

  @Test("White space that differs is shown, once, behind the answer before it")
  func whiteSpace() throws {
    let path = try file(script)
    _ = try usher.run("test", path, "--update")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    _ = try file(
      text.replacingOccurrences(of: "Step 2 of 5", with: "Step\t2 of 5 ")
        .replacingOccurrences(of: "Saved.", with: "Kept."))
    let run = try usher.run("test", path)
    #expect(run.code == 65)
    #expect(run.output.contains("  after     >·lose·weight\n"))
    #expect(run.output.contains("    | Step→2·of·5·¶\n"))
    #expect(run.output.contains("    | Step·2·of·5¶\n"))
    #expect(!run.output.contains("Kept."))
  }

  @Test("The right words with wrong data are a difference")
  func storedPart() throws {
    let path = try file(script)
    _ = try usher.run("test", path, "--update")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    _ = try file(text.replacingOccurrences(of: "\"lose_weight\"", with: "\"gain_muscle\""))
    let run = try usher.run("test", path)
    #expect(run.code == 65)
    #expect(run.output.contains("goal"))
    #expect(run.output.contains("gain_muscle") && run.output.contains("lose_weight"))
  }

  @Test(
    "Each way a file can be broken is told with its line",
    arguments: [
      ("now: 2026\n---\n", ":1: "), ("flow: nothing\n---\n", ":1: "), ("flow: diet\n", ":2: "),
      ("flow: diet\nwidth: wide\n---\n", ":2: "), ("flow: diet\n---\n%% advance\n", ":3: "),
      ("flow: diet\n---\n> lose weight\n--- stored\n{", ":5: "),
      ("flow: diet\n---\n> ••••••\n", ":3: "),
    ])
  func eachBroken(text: String, place: String) throws {
    let path = try file(text)
    let run = try usher.run("test", path)
    #expect(run.code == 65)
    #expect(run.output.contains(path + place), "\(run.output)")
    #expect(run.output.contains("expected"), "\(run.output)")
  }

  @Test("A path where nothing is ends with 66")
  func missing() throws {
    let run = try usher.run("test", "\(usher.folder)/nothing.txt")
    #expect(run.code == 66)
    #expect(run.errors.contains("There is nothing at"))
  }

  @Test("What is never reached is named, and ends with 65")
  func coverage() throws {
    let path = try file(script)
    _ = try usher.run("test", path, "--update")
    let run = try usher.run("test", path, "--coverage")
    #expect(run.code == 65)
    #expect(run.output.contains("never reached: step window"))
  }
}
