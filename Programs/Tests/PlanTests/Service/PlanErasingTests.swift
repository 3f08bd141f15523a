import Foundation
import Onboarding
import Testing

@Suite("DELETE /api/v1/onboarding/{plan_id}")
struct PlanErasingTests {
  private func body(injuries: String) throws -> String {
    let request = try PlanRequest.sample().with { $0.injuries = injuries }
    return String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
  }

  @Test("leaves no byte of what was told, and the other plans alone")
  func erases() async throws {
    let service = try await RunningService.start()
    for (key, injuries) in [("a", "Quokka-knee"), ("b", "Numbat-hip")] {
      let answer = try await service.post(
        body(injuries: injuries), headers: ["Idempotency-Key": key])
      #expect(answer.status == 201)
    }
    #expect(try bytes(of: service).contains("Quokka-knee"))
    let plan = try #require(try service.storedPlans().first { $0.key == "a" }).id
    let answer = try await service.send("DELETE", "/api/v1/onboarding/\(plan)")
    #expect(answer.status == 204)
    #expect(answer.body == "")
    let left = try bytes(of: service)
    #expect(!left.contains("Quokka-knee") && !left.contains(plan.text))
    #expect(left.contains("Numbat-hip"))
    #expect(try service.storedPlans().map(\.key) == ["b"])
    #expect(try await service.send("DELETE", "/api/v1/onboarding/\(plan)").status == 404)
  }

  @Test(
    "answers 404 to what is no plan",
    arguments: ["x", "%00", "%1B%5B2J", "a%2Fb", String(repeating: "x", count: 200)])
  func unknown(id: String) async throws {
    let service = try await RunningService.start()
    #expect(try await service.send("DELETE", "/api/v1/onboarding/\(id)").status == 404)
  }

  private func bytes(of service: RunningService) throws -> String {
    try ["", "-wal"].map { suffix in
      let data = try Data(contentsOf: URL(filePath: service.folder.path("plans.sqlite" + suffix)))
      return String(decoding: data, as: UTF8.self)
    }.joined()
  }
}
