import Foundation
import TerminalTestSupport
import Testing

@Suite("What is said while something is built")
struct BuildProgressTests {
  private static let script = URL(filePath: #filePath)
    .appending(path: "../../../scripts/with-progress").standardized.path

  /// What stands in for a build: packages first, then steps, which turn out to be more than was thought.
  private static let build = """
    echo 'Fetching https://example.org/a'; sleep 1
    for i in 1 2 3; do echo "[$i/4] Compiling Understanding Line.swift"; sleep 1; done
    echo '[3/12] Compiling Understanding Token.swift'; sleep 1
    """

  private static func arguments(_ usher: Usher, then: String) -> [String] {
    let log = usher.home + "/build.log"
    return [script, "--every", "0.2", "it", log, "bash", "-c", build + "\n" + then]
  }

  @Test("In a pipe, lines say how far it is, and how much time is left")
  func pipe() throws {
    let usher = try Usher()
    let run = try PipedProgram(
      "/bin/bash", Self.arguments(usher, then: "echo out; exit 0"),
      environment: ["PATH": "/usr/bin:/bin"])
    let (shown, ending) = run.finish()
    #expect(ending == .exited(0))
    let lines = shown.split(separator: "\n").map { $0.prefix { $0 != "," } }
    let said = lines.reduce(into: [Substring]()) { if $0.last != $1 { $0.append($1) } }
    #expect(
      said == [
        "usher: building it: fetching packages", "usher: building it: 1 of 4",
        "usher: building it: 2 of 4", "usher: building it: 3 of 4", "usher: building it: 3 of 12",
      ])
    #expect(shown.contains("3 of 4, less than a minute left, after "))
  }

  @Test("A build that fails shows the end of what it wrote, and its exit code")
  func failing() throws {
    let usher = try Usher()
    let run = try PipedProgram(
      "/bin/bash", Self.arguments(usher, then: "echo 'error: no such thing' >&2; exit 3"),
      environment: ["PATH": "/usr/bin:/bin"])
    let (shown, ending) = run.finish()
    #expect(ending == .exited(3))
    #expect(shown.contains("error: no such thing\nusher: the build of it failed"))
  }

  @Test("At a terminal, one line is written anew, as wide as the window, and goes")
  func terminal() throws {
    let usher = try Usher()
    let terminal = try PseudoTerminal(
      "/bin/bash", Self.arguments(usher, then: "exit 0"), columns: 50)
    let (shown, ending) = terminal.finish()
    #expect(ending == .exited(0))
    #expect(!shown.contains("\n"))
    let lines = shown.components(separatedBy: "\r\u{1B}[K")
    #expect(lines.contains("usher: building it: 2 of 4, less than a minute le"))
    #expect(lines.last == "")
  }
}
