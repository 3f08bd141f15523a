import ArgumentParser
import Dispatch
import Onboarding
import Synchronization
import Terminal

/// `usher mcp`: onboardings for clients of the Model Context Protocol.
struct MCP: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Hold onboardings for a client of the Model Context Protocol.",
    discussion: HelpText.of(
      """
      It speaks JSON-RPC 2.0 on standard input and output, as the protocol has it (2025-06-18), and has \
      tools to list the onboardings, to begin, to reply and to show what is stored; a client that can ask \
      by forms of its own (elicitation) has one more, to ask the person until all is answered. Answers are \
      saved as they are given. Passwords are never taken there: sign in with `chat` first.
      """,
      examples: [
        "usher mcp",
        "usher mcp --user ana --store ~/answers",
      ]))

  @OptionGroup var common: CommonOptions
  @OptionGroup var service: ServiceOptions

  func run() throws {
    let (common, service) = (common, service)
    try reportingFailures {
      try Self.finish {
        let output = DescriptorOutput()
        let tools = MCPTools(try Setting(common), service)
        let server = MCPServer(tools, read: { readLine() }) { line in
          try output.writeLine(line)
          try output.flush()
        }
        do {
          try await server.run()
        } catch TerminalError.readerLeft {
          // Whoever stopped reading wants to hear nothing.
        }
      }
    }
  }

  /// Runs a body to its end before going on.
  private static func finish(_ body: @escaping @Sendable () async throws -> Void) throws {
    let done = DispatchSemaphore(value: 0)
    let outcome = Outcome()
    Task {
      do { try await body() } catch { outcome.failure.withLock { $0 = error } }
      done.signal()
    }
    done.wait()
    if let failure = outcome.failure.withLock({ $0 }) { throw failure }
  }

  /// What came of a body.
  private final class Outcome: Sendable {
    let failure = Mutex<(any Error)?>(nil)
  }
}
