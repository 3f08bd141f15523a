import Onboarding

/// Why a statement or a connection failed, as PostgreSQL says it; never with a value in it.
enum PostgresFailure: Error, Hashable {
  /// libpq could not be loaded.
  case noLibrary(String)
  /// There is no connection, for the reason given.
  case unreachable(String)
  /// The server did not let us in.
  case refused
  /// The connection ended in the middle.
  case lost
  /// The server did not answer in time; whether it did what it was asked is not known.
  case timedOut
  /// Whoever asked does not want to wait any longer; whether it was done is not known.
  case stopped
  /// The server refused a statement, with this SQLSTATE and naming this, if anything.
  case statement(state: String, naming: String?)

  /// Whether trying the same again can help, soon.
  var isTransient: Bool {
    switch self {
    case .unreachable, .lost: true
    case .noLibrary, .refused, .timedOut, .stopped: false
    case .statement(let state, _):
      // Serialization failure, deadlock, too many connections, the server going down or coming up.
      ["40001", "40P01", "53300", "57P01", "57P02", "57P03"].contains(state)
        || state.hasPrefix("08")
    }
  }
}

extension RepositoryError {
  /// What a failure means for people.
  init(_ failure: PostgresFailure) {
    switch failure {
    case .noLibrary(let reason), .unreachable(let reason): self = .unavailable(reason)
    case .refused: self = .notPermitted("the database did not accept the sign-in")
    case .lost: self = .unavailable("the connection to the database broke")
    case .timedOut: self = .unavailable("the database does not answer")
    case .stopped: self = .unavailable("it was interrupted")
    case .statement(let state, let name): self.init(state: state, naming: name)
    }
  }

  /// What a SQLSTATE means (PostgreSQL manual, appendix A).
  private init(state: String, naming name: String?) {
    switch (state, state.prefix(2)) {
    case ("25006", _): self = .notPermitted("the database is read-only")
    case ("42501", _): self = .notPermitted("the database does not allow it")
    case ("53100", _): self = .full
    case ("57014", _), ("55P03", _): self = .unavailable("the database took too long")
    case ("42P07", _), ("42710", _), ("42701", _), ("42723", _):
      self = .notPermitted("the database has tables of another app; give each its own")
    case ("2BP01", _):
      self = .notPermitted(
        "other tables refer to its rows by their ids alone; see docs/postgres.md")
    case ("42P01", _), ("42703", _): self = .missing(name ?? "such table")
    case ("XX001", _), ("XX002", _): self = .corrupt(setAside: nil)
    case (_, "23"), (_, "22"), (_, "54"): self = .refused(constraint: name ?? state)
    case (_, "28"): self = .notPermitted("the database did not accept the sign-in")
    case (_, "40"): self = .unavailable("other sessions are changing the same")
    default: self = .unavailable("PostgreSQL error \(state)")
    }
  }
}
