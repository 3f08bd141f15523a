internal import Conversation
internal import GRDB
internal import Onboarding

extension Accounts {
  /// Opens a session of an account, and drops those that have run out.
  func openSession(
    _ token: SessionToken, of account: String, until end: Timestamp, at now: Timestamp
  ) throws(IdentityError) {
    try database.write { database in
      try database.execute(
        sql: "DELETE FROM sessions WHERE expires_at <= ?", arguments: [now.secondsSince1970])
      try database.execute(
        sql: "INSERT INTO sessions (token_digest, account_id, expires_at) VALUES (?, ?, ?)",
        arguments: [token.digest, account, end.secondsSince1970])
    }
  }

  /// The end of a session, or nil when there is no such session of the account.
  ///
  /// - Parameters:
  ///   - token: What proves the session.
  ///   - account: The account it is of.
  ///   - latest: The latest end that a session can have by now; one of the future, opened while the
  ///     clock was wrong, ends then.
  /// - Returns: The end.
  /// - Throws: ``IdentityError/store(_:)``.
  func end(
    of token: SessionToken, account: String, latest: Timestamp
  ) throws(IdentityError) -> Timestamp? {
    let end = try database.read { database in
      try Int.fetchOne(
        database,
        sql: "SELECT expires_at FROM sessions WHERE token_digest = ? AND account_id = ?",
        arguments: [token.digest, account])
    }.map(Timestamp.init(secondsSince1970:))
    guard let end, end > latest else { return end }
    try extend(token, until: latest)
    return latest
  }

  /// Moves the end of a session.
  func extend(_ token: SessionToken, until end: Timestamp) throws(IdentityError) {
    try database.write { database in
      try database.execute(
        sql: "UPDATE sessions SET expires_at = ? WHERE token_digest = ?",
        arguments: [end.secondsSince1970, token.digest])
    }
  }

  /// Ends a session.
  func closeSession(_ token: SessionToken) throws(IdentityError) {
    try database.write { database in
      try database.execute(
        sql: "DELETE FROM sessions WHERE token_digest = ?", arguments: [token.digest])
    }
  }

  /// Erases an account with its sessions and failures, overwrites where they were, and says how many
  /// rows there were.
  ///
  /// Failures with emails that have no account go too: nothing says who typed them, and they protect
  /// nobody.
  ///
  /// - Parameter id: The account; nil for those failures alone.
  /// - Returns: The number of rows, by table.
  /// - Throws: ``IdentityError/store(_:)``.
  func erase(_ id: String?) throws(IdentityError) -> [String: Int] {
    let rows = try database.write { database in
      try database.execute(
        sql: """
          DELETE FROM failures
          WHERE email_key = (SELECT email_key FROM accounts WHERE id = ?)
            OR email_key NOT IN (SELECT email_key FROM accounts)
          """,
        arguments: [id])
      let failures = database.changesCount
      try database.execute(sql: "DELETE FROM sessions WHERE account_id = ?", arguments: [id])
      let sessions = database.changesCount
      try database.execute(sql: "DELETE FROM accounts WHERE id = ?", arguments: [id])
      return [
        "accounts": database.changesCount, "sessions": sessions, "failed_sign_ins": failures,
      ]
    }
    try database.scrub()
    return rows
  }
}
