import Foundation
import TerminalTestSupport
import Testing

@Suite("Help, version and completions")
struct HelpTests {
  private static let commands = [
    "chat", "flows", "status", "show", "export", "forget", "test", "check", "map", "schema",
    "understand",
    "submit", "signout", "sync", "conflicts", "new-flow", "new-migration", "mcp",
  ]

  @Test("Every command has help with an example", arguments: commands)
  func help(command: String) throws {
    let run = try Usher().run(command, "--help")
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("USAGE: usher \(command)"))
    let example = try #require(run.output.firstRange(of: "Example"))
    #expect(run.output[example.upperBound...].contains("usher \(command)"))
  }

  @Test("The program's help names every command, and nothing else has help of its own")
  func overview() throws {
    let run = try Usher().run("--help")
    #expect(run.code == 0)
    let listed = run.output.split(separator: "\n").drop { $0 != "SUBCOMMANDS:" }.dropFirst()
      .prefix { !$0.hasPrefix("  See ") }
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(listed.sorted() == Self.commands.sorted())
    #expect(try Usher().run("help", "map").output == Usher().run("map", "--help").output)
  }

  @Test("The version is told")
  func version() throws {
    let run = try Usher().run("--version")
    #expect(run.code == 0)
    #expect(run.output.split(separator: ".").count == 3)
  }

  @Test(
    "Every common option is in the help of the commands that take them",
    arguments: ["chat", "status", "show", "export", "forget", "sync", "submit", "signout"])
  func options(command: String) throws {
    let help = try Usher().run(command, "--help").output
    for option in ["user", "store", "now", "clock", "plain", "color", "role"] {
      #expect(help.contains("--\(option)"), "\(option)")
    }
  }

  @Test("Completions name every command, and are good to their shell", arguments: ["bash", "zsh"])
  func completions(shell: String) throws {
    try check(shell, "\(shell) -n")
  }

  @Test("Completions for fish name every command, and are good to it")
  func fishCompletions() throws {
    try check("fish", "fish --no-execute")
  }

  /// Generates the completions for a shell, and has that shell read them where it is installed.
  private func check(_ shell: String, _ reader: String) throws {
    let usher = try Usher()
    let run = try usher.run("--generate-completion-script", shell)
    #expect(run.code == 0)
    for command in Self.commands { #expect(run.output.contains(command), "\(command)") }
    let script = try usher.file("completions.\(shell)", run.output)
    let reading = try PipedProgram(
      "/bin/sh", ["-c", "command -v \(shell) >/dev/null || exit 0; exec \(reader) \"$0\"", script],
      environment: usher.environment)
    let (complaints, ending) = reading.finish()
    #expect(ending == .exited(0), "\(complaints)")
    #expect(complaints == "")
  }

  @Test("bash completes commands by Tab")
  func bashCompletes() throws {
    let usher = try Usher()
    let script = try usher.file(
      "completions.bash", usher.run("--generate-completion-script", "bash").output)
    let bash = try PipedProgram(
      "/bin/bash",
      [
        "-c",
        """
        source "$0"
        COMP_WORDS=(usher sh) COMP_CWORD=1 COMP_LINE="usher sh" COMP_POINT=8
        _usher usher sh usher
        echo "${COMPREPLY[*]}"
        """, script,
      ], environment: usher.environment)
    #expect(bash.finish().shown == "show\n")
  }
}
