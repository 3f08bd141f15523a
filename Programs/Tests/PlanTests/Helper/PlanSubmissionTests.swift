import Conversation
import Foundation
import NetworkHelper
import Onboarding
import SocketTestSupport
import Testing
import Understanding

@Suite("Coach George's submission, as the conversation sees it")
struct PlanSubmissionTests {
  /// A plan service that always does the same.
  private struct FixedService: PlanService {
    let result: Result<PlanID, PlanServiceError>

    func submit(
      _ request: PlanRequest, key: IdempotencyKey
    ) async throws(PlanServiceError) -> PlanID { try result.get() }

    func erase(_ plan: PlanID) async throws(PlanServiceError) -> Bool { try result.get() == plan }
  }

  private func profile() throws -> [String: JSONValue] {
    try JSONDecoder().decode(
      [String: JSONValue].self, from: JSONEncoder().encode(PlanRequest.sample()))
  }

  /// What comes of a submission, which holds its thread.
  private func event(
    of profile: [String: JSONValue], service: Result<PlanID, PlanServiceError>
  ) async throws -> Event {
    try await onThread {
      PlanSubmission(FixedService(result: service))
        .submit(profile, key: "draft-1", at: Timestamp(secondsSince1970: 1_772_442_000))
    }
  }

  @Test("gives the id of the plan")
  func submitted() async throws {
    let event = try await event(of: profile(), service: .success(PlanID(number: 7)))
    #expect(event == .submitted(id: PlanID(number: 7).text))
  }

  @Test("passes over what is no part of a request, such as a plan id not given yet")
  func otherKeys() async throws {
    let more = try profile().merging(["plan_id": .null]) { $1 }
    let event = try await event(of: more, service: .success(PlanID(number: 7)))
    #expect(event == .submitted(id: PlanID(number: 7).text))
  }

  @Test(
    "names the question whose answer has to change",
    arguments: [
      (PlanField.raceDistance, "race_distance"), (.goalTime, "goal_time"),
      (.consentedAt, "consent"), (.raceDate, "race_date"), (.sessionMinutes, "session_minutes"),
    ])
  func rejected(field: PlanField, question: String) async throws {
    let event = try await event(
      of: profile(), service: .failure(.rejected(field: field, reason: "is odd")))
    #expect(event == .submissionFailed(.rejected(field: question, reason: "is odd")))
  }

  @Test("names the question that has no answer yet")
  func incomplete() async throws {
    let less = try profile().merging(["session_minutes": .null]) { $1 }
    let event = try await event(of: less, service: .success(PlanID(number: 7)))
    let reason = "must be a whole number of minutes"
    #expect(event == .submissionFailed(.rejected(field: "session_minutes", reason: reason)))
  }

  @Test("has something to say of every error", arguments: PlanServiceErrorTests.all)
  func failures(error: PlanServiceError) async throws {
    let event = try await event(of: profile(), service: .failure(error))
    guard case .submissionFailed(let failure) = event else {
      Issue.record("\(event)")
      return
    }
    if case .unreachable(let reason) = failure {
      #expect(reason.hasSuffix(".") || reason.hasSuffix("?"))
    }
  }
}
