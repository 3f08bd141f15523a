public import Onboarding
import Synchronization

/// The plan service, reached through the network program.
public struct HelperPlanService: PlanService {
  private let program: HelperProgram
  private let service: String
  private let onWaiting: @Sendable () -> Void

  /// The service at an address.
  ///
  /// - Parameters:
  ///   - service: The address, beginning with `http://` or `https://`.
  ///   - program: The network program.
  ///   - onWaiting: Called each second while there is no answer, on another thread.
  public init(
    service: String, program: HelperProgram, onWaiting: @escaping @Sendable () -> Void = {}
  ) {
    self.service = service
    self.program = program
    self.onWaiting = onWaiting
  }

  /// Submits a request, again when that is safe and may help, within 10 seconds.
  ///
  /// - Parameters:
  ///   - request: What to make a plan of; one that breaks a rule never leaves this computer.
  ///   - key: The key of the draft.
  /// - Returns: The id of the plan.
  /// - Throws: ``PlanServiceError``; ``PlanServiceError/helperFailed`` when the program cannot be run.
  public func submit(
    _ request: PlanRequest, key: IdempotencyKey
  ) async throws(PlanServiceError) -> PlanID {
    let outcome = Outcome()
    do {
      let job = PlanJob(service: service, key: key, request: request)
      try await program.run("submit-plan", job) { [onWaiting] (event: PlanEvent) in
        switch event {
        case .waiting: onWaiting()
        case .submitted(let id): outcome.result.withLock { $0 = .success(id) }
        case .failed(let error): outcome.result.withLock { $0 = .failure(error) }
        }
      }
    } catch .killed where outcome.result.withLock({ $0 == nil }) {
      // It was stopped, or fell over an answer: the plan may have been made or not.
      throw .connectionCut
    } catch {
      // What it said before it failed counts.
    }
    guard let result = outcome.result.withLock(\.self) else { throw .helperFailed }
    return try result.get()
  }

  private final class Outcome: Sendable {
    let result = Mutex<Result<PlanID, PlanServiceError>?>(nil)
  }
}
