import Onboarding
import PlanClient
import Testing

@Suite("The real client and the real service")
struct PlanRoundTripTests {
  @Test("a draft submitted twice has one plan")
  func success() async throws {
    let service = try await RunningService.start()
    let client = try PlanClient(service: service.address)
    let first = try await client.submit(.sample(), key: key("draft-1"))
    let second = try await client.submit(.sample(), key: key("draft-1"))
    #expect(first == second)
    #expect(try service.storedPlans().map(\.id) == [first])
  }

  @Test("a connection cut after sending is tried again, and there is one plan")
  func cutAfterSending() async throws {
    let service = try await RunningService.start()
    let proxy = try FaultyServer(
      .cutAfterForwarding(port: service.port), .forward(port: service.port))
    let plan = try await PlanClient(service: proxy.address).submit(.sample(), key: key("draft-1"))
    #expect(proxy.count == 2)
    #expect(try service.storedPlans().map(\.id) == [plan])
  }

  @Test("a draft changed after its plan was made is a conflict")
  func conflict() async throws {
    let service = try await RunningService.start()
    let client = try PlanClient(service: service.address)
    let plan = try await client.submit(.sample(), key: key("draft-1"))
    await #expect(throws: PlanServiceError.conflict) {
      try await client.submit(.sample(raceName: "Other"), key: key("draft-1"))
    }
    #expect(try service.storedPlans().map(\.id) == [plan])
  }

  @Test("an address may have a path, with or without a slash at the end", arguments: ["", "/"])
  func path(suffix: String) async throws {
    let service = try await RunningService.start()
    let client = try PlanClient(service: service.address + suffix)
    _ = try await client.submit(.sample(), key: key("draft-1"))
    #expect(try service.storedPlans().count == 1)
  }
}
