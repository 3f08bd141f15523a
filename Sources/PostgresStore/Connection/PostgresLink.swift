import Onboarding
import Understanding
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A connection that is made when it is needed, and made again when it broke.
///
/// What is transient is tried again for a while, after pauses that grow and differ between sessions,
/// so that a server that comes back is not run over by all of them at once. A connection on which a
/// statement was given up is dropped; what became of the statement is looked up before it is repeated.
final class PostgresLink: Sendable {
  private let url: String
  private let retrying: Double
  private let patience: Patience
  private let connection = Mutex<PostgresConnection?>(nil)
  /// Whether the server has answered.
  let contact = ServerContact()

  /// A link that is not connected yet.
  ///
  /// - Parameters:
  ///   - url: Where the database is.
  ///   - retrying: For how many seconds what is transient is tried again.
  ///   - patience: How long each connection and each statement is waited for.
  init(url: String, retrying: Double, patience: Patience) {
    self.url = url
    self.retrying = retrying
    self.patience = patience
  }

  /// Runs a body in a transaction, and all of it again where that is safe.
  ///
  /// - Parameters:
  ///   - claims: On whose behalf; nil for Usher itself, which makes the tables.
  ///   - isRepeatable: Whether the body may run again although an earlier run could have been
  ///     committed unheard.
  ///   - body: What to do; what it throws undoes it.
  /// - Returns: What the body returned.
  /// - Throws: What the body threw, or what the failure of the database means.
  func transaction<T>(
    as claims: Claims?, isRepeatable: Bool = true,
    _ body: (PostgresConnection) throws -> T
  ) throws(RepositoryError) -> T {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(retrying)
    var pause = 0.02
    while true {
      do {
        return try attempt(claims, body)
      } catch let failure as PostgresFailure {
        let mayRepeat = failure.isTransient && (isRepeatable || failure != .lost)
        let wait = pause * Double.random(in: 0.5...1.5)
        guard mayRepeat, clock.now + .seconds(wait) < end, !patience.isOver() else {
          throw RepositoryError(failure)
        }
        usleep(UInt32(wait * 1_000_000))
        pause = min(pause * 2, 1)
      } catch let error as RepositoryError {
        throw error
      } catch {
        throw .unavailable("what is stored cannot be read")
      }
    }
  }

  private func attempt<T>(_ claims: Claims?, _ body: (PostgresConnection) throws -> T) throws -> T {
    try connection.withLock { open in
      let used = try open ?? Self.connect(to: url, patience, contact)
      open = used
      do {
        try used.run("BEGIN")
        contact.tell()
        if let claims { try used.act(as: claims) }
        let result = try body(used)
        try used.run("COMMIT")
        return result
      } catch {
        // A connection that cannot even take back what was begun is of no more use.
        if (try? used.run("ROLLBACK")) == nil { open = nil }
        throw error
      }
    }
  }
}

extension PostgresLink {
  /// Connects within the time there is, whatever it is spent on.
  ///
  /// libpq waits for the names of hosts without looking up, so that it does so on a thread of its own;
  /// whoever gives up leaves that behind until it is done.
  private static func connect(
    to url: String, _ patience: Patience, _ contact: ServerContact
  ) throws(PostgresFailure) -> PostgresConnection {
    let attempt = QuietAttempt.run(
      within: Int(patience.seconds * 1000) + 100, unless: patience.isOver
    ) {
      Result { () throws(PostgresFailure) in
        try PostgresConnection(url: url, patience: patience, contact: contact)
      }
    }
    guard let attempt else { throw patience.isOver() ? .stopped : .timedOut }
    return try attempt.get()
  }
}

/// On whose behalf statements run: row-level security goes by it.
struct Claims {
  let values: [String?]

  /// All of it lasts as long as the transaction, so that a pooler can give the connection to others.
  static let sql = """
    SELECT set_config('request.jwt.claims', $1, true), set_config('role', $2, true),
      set_config('timezone', 'UTC', true), set_config('statement_timeout', $3, true)
    """

  /// A user, by id.
  static func user(_ id: String, timeout: Double) throws -> Claims {
    let claims = try StoredJSON.text(["sub": .string(id), "role": "authenticated"])
    return Claims(values: [claims, "authenticated", Self.milliseconds(timeout)])
  }

  /// Somebody who may read what everybody has.
  static func operators(timeout: Double) -> Claims { role("usher_operator", timeout: timeout) }

  /// A role by itself, on nobody's behalf.
  static func role(_ name: String, timeout: Double) -> Claims {
    Claims(values: ["{}", name, Self.milliseconds(timeout)])
  }

  /// A little less than the server is waited for, so that it has the first word and the connection
  /// lives on.
  private static func milliseconds(_ timeout: Double) -> String {
    String(max(1, Int(timeout * 900)))
  }
}

extension PostgresConnection {
  /// Runs what follows in the transaction on somebody's behalf.
  func act(as claims: Claims) throws(PostgresFailure) {
    try run(Claims.sql, claims.values)
  }
}
