public import Onboarding
import Synchronization

/// The plan service, reached through the network program.
public struct HelperPlanService: PlanService {
  private let program: HelperProgram
  private let service: String
  private let token: ServiceToken?
  private let onWaiting: @Sendable () -> Void

  /// The service at an address.
  ///
  /// - Parameters:
  ///   - service: The address, as ``WebAddress`` takes it.
  ///   - token: What the service knows its clients by; nil where it knows nobody.
  ///   - program: The network program.
  ///   - onWaiting: Called each second while there is no answer, on another thread.
  public init(
    service: String, token: ServiceToken? = nil, program: HelperProgram,
    onWaiting: @escaping @Sendable () -> Void = {}
  ) {
    self.service = service
    self.token = token
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
    let job = PlanJob(service: service, token: token, key: key, request: request)
    guard case .submitted(let id) = try await run("submit-plan", job) else { throw .helperFailed }
    return id
  }

  /// Erases a plan, again when that may help, within 10 seconds.
  ///
  /// - Returns: Whether there was such a plan.
  /// - Throws: ``PlanServiceError``; ``PlanServiceError/helperFailed`` when the program cannot be run.
  public func erase(_ plan: PlanID) async throws(PlanServiceError) -> Bool {
    let job = PlanErasureJob(service: service, token: token, plan: plan)
    guard case .erased(let wasThere) = try await run("erase-plan", job) else { throw .helperFailed }
    return wasThere
  }

  /// What the program reports last.
  private func run(
    _ command: String, _ job: some Encodable
  ) async throws(PlanServiceError) -> PlanEvent {
    let last = Last()
    do {
      try await program.run(command, job) { [onWaiting] (event: PlanEvent) in
        switch event {
        case .waiting: onWaiting()
        case .submitted, .erased, .failed: last.event.withLock { $0 = event }
        }
      }
    } catch .killed where last.event.withLock({ $0 == nil }) {
      // It was stopped, or fell over an answer: the plan may have been made or not.
      throw .connectionCut
    } catch {
      // What it said before it failed counts.
    }
    switch last.event.withLock(\.self) {
    case nil: throw .helperFailed
    case .failed(let error)?: throw error
    case let event?: return event
    }
  }

  private final class Last: Sendable {
    let event = Mutex<PlanEvent?>(nil)
  }
}
