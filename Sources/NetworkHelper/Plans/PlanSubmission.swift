public import Conversation
import Foundation
public import Onboarding
public import Understanding

/// Coach George's submission: the answers, sent through a plan service.
public final class PlanSubmission: SubmissionService {
  private let service: any PlanService

  /// Submissions through a service.
  public init(_ service: any PlanService) {
    self.service = service
  }

  /// Sends the answers and waits for what comes of it, at most about 10 seconds.
  ///
  /// It holds its thread, which must be the main one or one made for it, not one of those that tasks
  /// share.
  ///
  /// - Parameters:
  ///   - profile: The answers, by their keys in JSON.
  ///   - key: The key of the draft.
  ///   - now: The instant; the service asks for that of consent, which is in the profile.
  /// - Returns: ``Event/submitted(id:)`` or ``Event/submissionFailed(_:)``.
  public func submit(_ profile: [String: JSONValue], key: String, at now: Timestamp) -> Event {
    guard let key = IdempotencyKey(key) else {
      return .submissionFailed(.rejected(field: nil, reason: "the draft has no key"))
    }
    do {
      let request = try JSONDecoder().decode(
        PlanRequest.self, from: JSONEncoder().encode(profile))
      let service = service
      let plan = try PlanWork.wait { () async throws(PlanServiceError) -> PlanID in
        try await service.submit(request, key: key)
      }
      return .submitted(id: plan.text)
    } catch let error as PlanServiceError {
      return .submissionFailed(SubmissionFailure(error))
    } catch {
      let finding = (error as? DecodingError).flatMap(PlanFinding.init)
      return .submissionFailed(
        .rejected(
          field: finding?.field.question,
          reason: finding?.reason ?? "the answers are not complete"))
    }
  }
}
