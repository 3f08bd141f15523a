import Foundation
import Onboarding
import SocketTestSupport
import TerminalTestSupport
import Testing

@Suite("usher forget and what the plan service was told")
struct UsherForgettingTests {
  private let george: GeorgeRun

  init() throws {
    george = try GeorgeRun()
  }

  /// A conversation that ends with a plan, and an injury that is nowhere else.
  private func submit(to service: RunningService) async throws {
    let lines = GeorgeRun.answers.map { $0 == "none" ? "Quokka-knee" : $0 }
    let run = try await george.chat(lines + ["yes"], service: service.address)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    let bytes = try Data(contentsOf: URL(filePath: service.folder.path("plans.sqlite-wal")))
    #expect(bytes.range(of: Data("Quokka-knee".utf8)) != nil)
  }

  @Test("erases the plan at the service that is named")
  func named() async throws {
    let service = try await RunningService.start()
    try await submit(to: service)
    let run = try await george.forget(service: service.address)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("  plans: 1 row\n"))
    #expect(!run.output.contains("Not erased"))
    #expect(try service.storedPlans().isEmpty)
    for suffix in ["", "-wal"] {
      let path = service.folder.path("plans.sqlite" + suffix)
      let bytes = try Data(contentsOf: URL(filePath: path))
      #expect(bytes.range(of: Data("Quokka-knee".utf8)) == nil)
    }
  }

  @Test("names the plan where no service is named")
  func unnamed() async throws {
    let service = try await RunningService.start()
    try await submit(to: service)
    let plan = try #require(try service.storedPlans().first).id
    let asked = try await onThread { [george] in try george.usher.run("forget", "george") }
    #expect(asked.output.contains("The plan service has the plan \(plan)"))
    #expect(asked.output.contains("name it with --service"))
    let run = try await george.forget()
    #expect(run.code == 0)
    #expect(
      run.output.contains(
        "Not erased from here:\n  The plan service has the plan \(plan) with what was told for it.")
    )
    #expect(try service.storedPlans().count == 1)
  }

  @Test("erases nothing as long as the service cannot be reached")
  func down() async throws {
    let service = try await RunningService.start()
    try await submit(to: service)
    try await service.end(SIGTERM)
    let run = try await george.forget(service: service.address)
    #expect(run.code == 69)
    #expect(run.errors.contains("Nothing was erased yet"))
    let stored = try await george.profile()
    #expect((stored["profile"] as? [String: Any])?["injuries"] as? String == "Quokka-knee")
  }

  @Test("names a plan that the service does not know, and one whose id never came back")
  func unknown() async throws {
    let service = try await RunningService.start()
    try await submit(to: service)
    let other = try await RunningService.start()
    let run = try await george.forget(service: other.address, options: ["--json"])
    #expect(run.output.contains(#""what":"unknown_plan""#))
    let answerless = try GeorgeRun()
    let cutting = try FaultyServer(.cutAfterForwarding(port: service.port))
    _ = try await answerless.chat(GeorgeRun.answers + ["yes"], service: cutting.address)
    let forgotten = try await answerless.forget(service: service.address, options: ["--json"])
    #expect(forgotten.output.contains(#""what":"unanswered_submission""#), "\(forgotten.output)")
  }
}
