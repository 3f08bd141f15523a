import Foundation
import GRDB
import Onboarding
import PlanClient
import Testing

@Suite("The service with more to do than it can")
struct OverloadTests {
  @Test("answers 503 with Retry-After, and no plan is lost or doubled")
  func overload() async throws {
    let service = try await RunningService.start(options: ["--capacity", "4"])
    let body = String(decoding: try JSONEncoder().encode(PlanRequest.sample()), as: UTF8.self)
    // Another process holds the database: nothing can be stored until it lets go.
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(
      path: service.folder.path("plans.sqlite"), configuration: configuration)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }

    let answers = try await withThrowingTaskGroup(of: (key: String, answer: RawAnswer).self) {
      group in
      for number in 1...20 {
        group.addTask {
          let key = "draft-\(number)"
          return (key, try await service.post(body, headers: ["Idempotency-Key": key]))
        }
      }
      var answers = [(key: String, answer: RawAnswer)]()
      while let next = try await group.next() {
        answers.append(next)
        guard answers.count == 16 else { continue }
        // All beyond the capacity are answered by now, while nothing could be stored.
        #expect(answers.allSatisfy { $0.answer.status == 503 })
        #expect(answers.allSatisfy { $0.answer.headers["retry-after"] == "1" })
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
      }
      return answers
    }

    let acknowledged = answers.filter { $0.answer.status == 201 }
    #expect(!acknowledged.isEmpty)
    #expect(
      try service.storedPlans().map(\.key).sorted() == acknowledged.map(\.key).sorted())
    for number in 1...20 {
      let again = try await service.post(body, headers: ["Idempotency-Key": "draft-\(number)"])
      #expect(again.status == 201)
      let before = acknowledged.first { $0.key == "draft-\(number)" }
      #expect(before == nil || before?.answer.body == again.body)
    }
    #expect(try service.storedPlans().count == 20)
  }
}
