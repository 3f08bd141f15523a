import Foundation
import SocketTestSupport
import TerminalTestSupport
import Testing

/// Coach George's onboarding by the real program, as a person at a pipe has it.
///
/// Every call waits for programs, so that it runs on a thread of its own.
struct GeorgeRun: Sendable {
  /// What the person says, from the welcome to the question whether to generate the plan.
  static let answers = [
    "let's go", "Berlin Marathon", "a marathon", "26 September 2026", "sub 3:45",
    "Mon, Wed and Sat", "60 minutes", "none", "yes", "looks right", "yes, I consent",
  ]

  /// The program, and the folder the answers are kept in.
  let usher: Usher

  init() throws {
    usher = try Usher()
  }

  private static let moment = ["--now", "2026-03-02T09:00"]

  /// Says some lines to `usher chat george`.
  func chat(
    _ lines: [String], service: String? = nil, options: [String] = []
  ) async throws -> Usher.Run {
    let input = lines.map { $0 + "\n" }.joined()
    return try await run(["chat", "george"] + options, service, input)
  }

  /// Runs `usher submit george`.
  func submit(service: String? = nil, options: [String] = []) async throws -> Usher.Run {
    try await run(["submit", "george"] + options, service, "")
  }

  /// Runs `usher forget george --yes`.
  func forget(service: String? = nil, options: [String] = []) async throws -> Usher.Run {
    try await run(["forget", "george", "--yes"] + options, service, "")
  }

  private func run(
    _ arguments: [String], _ service: String?, _ input: String
  ) async throws -> Usher.Run {
    let options = Self.moment + (service.map { ["--service", $0] } ?? [])
    return try await onThread { [usher] in
      try usher.run(arguments + options, bytes: Array(input.utf8))
    }
  }

  /// Says some lines, each once the one before is dealt with, and kills the program after the last.
  func chatUntilKilled(after lines: [String]) async throws {
    try await onThread { [usher] in
      let program = try usher.piped("chat", "george", "--now", "2026-03-02T09:00")
      try program.expect("> ")
      for line in lines {
        program.send(line + "\n")
        try program.expect("\n> ")
      }
      program.program.signal(SIGKILL)
      #expect(program.finish().ending == .killed(by: SIGKILL))
    }
  }

  /// Says the last yes, and kills the program once something has happened.
  func submitUntilKilled(
    service: String, once hasHappened: @escaping @Sendable () throws -> Bool
  ) async throws {
    try await onThread { [usher] in
      let program = try usher.piped(
        "chat", "george", "--now", "2026-03-02T09:00", "--service", service)
      program.send("yes\n")
      let deadline = ContinuousClock.now + .seconds(120)
      while try !hasHappened() {
        try #require(ContinuousClock.now < deadline)
        usleep(10_000)
      }
      program.program.signal(SIGKILL)
      #expect(program.finish().ending == .killed(by: SIGKILL))
    }
  }

  /// The stored profile as `usher show` prints it.
  ///
  /// - Returns: The object, with everything in it.
  func profile() async throws -> [String: Any] {
    let shown = try await onThread { [usher] in try usher.stored("george") }
    let object = try JSONSerialization.jsonObject(with: Data(shown.utf8))
    return try #require(object as? [String: Any])
  }
}
