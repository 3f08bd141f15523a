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
  ///   - policy: How long to try and how often.
  /// - Throws: ``PlanServiceError/invalidAddress`` when it is not an `http` or `https` address.
  public init(
    service: String, policy: RetryPolicy = RetryPolicy()
  ) throws(PlanServiceError) {
    guard let address = ServiceAddress(service) else { throw .invalidAddress }
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
    let clock = ContinuousClock()
    let deadline = clock.now + policy.patience
    var tries = 1
    while true {
      do {
        return try await wire.send(message, within: deadline - clock.now).plan()
      } catch {
        guard let pause = policy.pause(after: error, tries: tries),
          pause < deadline - clock.now, (try? await Task.sleep(for: pause)) != nil
        else { throw error }
        tries += 1
      }
    }
  }
}
