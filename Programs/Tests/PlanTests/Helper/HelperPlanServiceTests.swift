import Foundation
import NetworkHelper
import Onboarding
import Synchronization
import Testing

@Suite("The plan service through the network program")
struct HelperPlanServiceTests {
  private let program: HelperProgram

  init() throws { program = HelperProgram(path: try Programs.url("usher-network").path) }

  @Test("gives the plan's id, the same for the same draft")
  func success() async throws {
    let service = try await RunningService.start()
    let plans = HelperPlanService(service: service.address, program: program)
    let first = try await plans.submit(.sample(), key: key("draft-1"))
    let second = try await plans.submit(.sample(), key: key("draft-1"))
    #expect(first == second)
    #expect(try service.storedPlans().map(\.id) == [first])
  }

  @Test(
    "passes on what failed",
    arguments: [
      (
        .answer("422 U", #"{"field":"race_date","reason":"must be in the future"}"#),
        .rejected(field: .raceDate, reason: "must be in the future")
      ),
      (.answer("503 S", "", headers: "Retry-After: 60\r\n"), .busy(retryAfter: 60)),
      (.answer("500 I", ""), .serverFailed(status: 500)),
      (.answer("409 C", ""), .conflict),
      (.answer("201 C", ""), .malformedAnswer),
      (.cut, .connectionCut),
      // URLSession on Linux ends its program over a head that is cut short.
      (.answer("HTTP/1.1 201 Created\r\nContent-Le"), .connectionCut),
    ] as [(FaultyServer.Fault, PlanServiceError)])
  func failures(fault: FaultyServer.Fault, error: PlanServiceError) async throws {
    let server = try FaultyServer(fault)
    let plans = HelperPlanService(service: server.address, program: program)
    await #expect(throws: error) { try await plans.submit(.sample(), key: key("draft-1")) }
  }

  @Test("gives a sign of life while it waits, and gives up after 10 seconds")
  func waiting() async throws {
    let server = try FaultyServer(.stall(after: ""))
    let signs = Counter()
    let plans = HelperPlanService(service: server.address, program: program) { signs.increment() }
    await #expect(throws: PlanServiceError.timedOut) {
      try await plans.submit(.sample(), key: key("draft-1"))
    }
    #expect(signs.count > 0)
  }

  @Test("is stopped with its task")
  func cancelled() async throws {
    let server = try FaultyServer(.stall(after: ""))
    let (waiting, signal) = AsyncStream.makeStream(of: Void.self)
    let plans = HelperPlanService(service: server.address, program: program) { signal.yield() }
    let submission = Task { try await plans.submit(.sample(), key: key("draft-1")) }
    for await _ in waiting { break }
    submission.cancel()
    await #expect(throws: PlanServiceError.connectionCut) { try await submission.value }
  }

  @Test(
    "says when the program is not there or does not work",
    arguments: [
      "/none", "/bin/false",
      "/bin/cat", "/",
    ])
  func noProgram(path: String) async throws {
    let plans = HelperPlanService(
      service: "http://127.0.0.1:1", program: HelperProgram(path: path))
    await #expect(throws: PlanServiceError.helperFailed) {
      try await plans.submit(.sample(), key: key("draft-1"))
    }
  }

  @Test("the program repeats nothing of a request it cannot read")
  func unreadable() async throws {
    await #expect(throws: HelperError.failed(status: 64)) {
      try await program.run("submit-plan", ["request": "Sesame"]) { (_: PlanEvent) in }
    }
  }

  private final class Counter: Sendable {
    private let value = Mutex(0)
    var count: Int { value.withLock(\.self) }
    func increment() { value.withLock { $0 += 1 } }
  }
}
