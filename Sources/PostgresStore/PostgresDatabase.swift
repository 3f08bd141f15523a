public import Onboarding
import Synchronization

/// A PostgreSQL database for what is beside answers, such as the tokens of a web server.
///
/// It has several connections, each made when it is first needed and again when it broke, and all that
/// is told of ``PostgresRepository`` about waiting and trying again holds for it. Statements run as the
/// role of the address, or as one that it is a member of; row-level security is no part of it.
public final class PostgresDatabase: Sendable {
  private let links: [PostgresLink]
  private let next = Mutex(0)
  private let timeout: Double

  /// A database; it is connected to when it is first used.
  ///
  /// - Parameters:
  ///   - url: A `postgres:` or `postgresql:` URL, as libpq takes them.
  ///   - connections: The most connections.
  ///   - retrying: For how many seconds to try again while the database is away or busy.
  ///   - patience: How long each connection and each statement is waited for.
  public init(
    url: String, connections: Int = 4, retrying: Double = 5, patience: Patience = Patience()
  ) {
    timeout = patience.seconds
    links = (0..<max(1, connections)).map { _ in
      PostgresLink(url: url, retrying: retrying, patience: patience)
    }
  }

  /// Runs statements in a transaction.
  ///
  /// - Parameters:
  ///   - role: The role that they run as; nil for that of the address.
  ///   - isRepeatable: Whether all of it may run again although an earlier run could have been
  ///     committed unheard.
  ///   - body: What to do; what it throws undoes it.
  /// - Returns: What the body returned.
  /// - Throws: ``RepositoryError``.
  public func transaction<T>(
    as role: String? = nil, isRepeatable: Bool = true, _ body: (Statements) throws -> T
  ) throws(RepositoryError) -> T {
    let place = next.withLock { next in
      next = (next + 1) % links.count
      return next
    }
    let claims = role.map { Claims.role($0, timeout: timeout) }
    return try links[place].transaction(as: claims, isRepeatable: isRepeatable) {
      try body(Statements(connection: $0))
    }
  }

  /// What statements run on, as long as their transaction.
  public struct Statements {
    let connection: PostgresConnection

    /// Runs one statement with its parameters, as text, and returns its rows.
    @discardableResult
    public func run(_ sql: String, _ values: [String?] = []) throws -> [[String?]] {
      try connection.run(sql, values)
    }

    /// Runs a script without parameters, such as a migration.
    public func runScript(_ sql: String) throws { try connection.runScript(sql) }
  }
}
