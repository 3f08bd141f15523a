import Foundation
import FoundationNetworking
public import Onboarding

/// The plan service over HTTP.
///
/// A try that failed for a reason that often passes at once is repeated, under the same key, which
/// makes it safe whatever became of the one before; all tries together take no longer than the
/// policy allows.
public struct PlanClient: PlanService {
  private let address: ServiceAddress
  private let policy: RetryPolicy
  private let wire: HTTPWire

  /// A client of the service at an address.
  ///
  /// - Parameters:
  ///   - service: The address, such as `https://plans.example.org`; a path in it comes before that
  ///     of the service's endpoint.
  ///   - token: What the service knows its clients by; nil where it knows nobody.
  ///   - policy: How long to try and how often.
  /// - Throws: ``PlanServiceError/invalidAddress`` when it is not an `https` address, or an `http` one
  ///   on this computer.
  public init(
    service: String, token: ServiceToken? = nil, policy: RetryPolicy = RetryPolicy()
  ) throws(PlanServiceError) {
    guard let address = ServiceAddress(service, token: token) else { throw .invalidAddress }
    self.address = address
    self.policy = policy
    self.wire = HTTPWire()
  }

  /// Submits a request, again when that is safe and may help.
  ///
  /// - Parameters:
  ///   - request: What to make a plan of; one that breaks a rule, such as one without consent, never
  ///     leaves this computer.
  ///   - key: The key of the draft.
  /// - Returns: The id of the plan.
  /// - Throws: ``PlanServiceError``, of the last try.
  public func submit(
    _ request: PlanRequest, key: IdempotencyKey
  ) async throws(PlanServiceError) -> PlanID {
    if let finding = request.findings().first {
      throw .rejected(field: finding.field, reason: finding.reason)
    }
    let message = try address.message(for: request, key: key)
    return try await send(message) { answer throws(PlanServiceError) in try answer.plan() }
  }

  /// Erases a plan with all that it was made of, again when that may help.
  ///
  /// - Returns: Whether there was such a plan; false also when a try before the last one erased it and
  ///   its answer was lost.
  /// - Throws: ``PlanServiceError``, of the last try.
  public func erase(_ plan: PlanID) async throws(PlanServiceError) -> Bool {
    try await send(address.message(erasing: plan)) { answer throws(PlanServiceError) in
      try answer.erasure()
    }
  }

  private func send<Value>(
    _ message: URLRequest, _ value: (HTTPAnswer) throws(PlanServiceError) -> Value
  ) async throws(PlanServiceError) -> Value {
    let clock = ContinuousClock()
    let deadline = clock.now + policy.patience
    var tries = 1
    while true {
      do {
        return try value(try await wire.send(message, within: deadline - clock.now))
      } catch {
        guard let pause = policy.pause(after: error, tries: tries),
          pause < deadline - clock.now, (try? await Task.sleep(for: pause)) != nil
        else { throw error }
        tries += 1
      }
    }
  }
}
