public import Conversation
import Foundation
public import Onboarding
import Synchronization
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
      return .submitted(id: try wait(for: request, key: key).text)
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

  /// A conversation takes one event after the other, so its thread waits; the submission runs on
  /// others.
  private func wait(for request: PlanRequest, key: IdempotencyKey) throws -> PlanID {
    let outcome = Outcome()
    Task.detached { [service] in
      do throws(PlanServiceError) {
        outcome.finish(.success(try await service.submit(request, key: key)))
      } catch {
        outcome.finish(.failure(error))
      }
    }
    return try outcome.wait().get()
  }

  private final class Outcome: Sendable {
    private let result = Mutex<Result<PlanID, PlanServiceError>>(.failure(.helperFailed))
    private let done = DispatchSemaphore(value: 0)

    func finish(_ result: Result<PlanID, PlanServiceError>) {
      self.result.withLock { $0 = result }
      done.signal()
    }

    func wait() -> Result<PlanID, PlanServiceError> {
      done.wait()
      return result.withLock(\.self)
    }
  }
}
