public import Onboarding

/// What every repository has to hold to, whatever it keeps its rows in.
///
/// A check opens its own sessions onto an empty store, and throws a ``Violation`` that says what
/// did not hold.
public struct RepositoryContract: Sendable {
  /// Opens one more session onto the store of a flow.
  public typealias Opening = @Sendable (_ flow: String) throws -> any OnboardingRepository

  /// One thing that holds.
  public struct Check: Sendable, CustomStringConvertible {
    /// The rule, as a sentence.
    public let description: String
    /// Whether it holds only where a database checks values against constraints.
    public let needsConstraints: Bool
    let body: @Sendable (Opening) throws -> Void

    init(
      _ description: String, needsConstraints: Bool = false,
      _ body: @escaping @Sendable (Opening) throws -> Void
    ) {
      self.description = description
      self.needsConstraints = needsConstraints
      self.body = body
    }

    /// Runs the check on an empty store.
    ///
    /// - Throws: ``Violation``, or the error of the repository.
    public func run(_ open: Opening) throws { try body(open) }
  }

  /// A rule that did not hold.
  public struct Violation: Error, CustomStringConvertible {
    /// What was expected and what came instead.
    public let description: String
  }

  /// All checks.
  public static let checks = saving + rows + products + rules + conflicts + erasing + listing
}

/// Throws unless two values are the same.
func expect<T: Equatable>(
  _ actual: T, is expected: T, _ what: String
) throws(RepositoryContract.Violation) {
  guard actual != expected else { return }
  throw RepositoryContract.Violation(description: "\(what): \(actual), not \(expected)")
}

/// Throws unless a body fails with an error.
func expect(
  _ expected: RepositoryError, of body: () throws(RepositoryError) -> Void
) throws(RepositoryContract.Violation) {
  do {
    try body()
  } catch {
    guard error != expected else { return }
    throw RepositoryContract.Violation(description: "failed with \(error), not \(expected)")
  }
  throw RepositoryContract.Violation(description: "succeeded, instead of \(expected)")
}

/// The value, or a violation when there is none.
func present<T>(_ value: T?, _ what: String) throws(RepositoryContract.Violation) -> T {
  guard let value else { throw RepositoryContract.Violation(description: "no \(what)") }
  return value
}
