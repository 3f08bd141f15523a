internal import Conversation
internal import GRDB
internal import Onboarding

/// Finds and keeps accounts, their sessions and the failures to open one.
struct Accounts: Sendable {
  let database: AccountDatabase

  /// Makes an account.
  ///
  /// - Throws: ``IdentityError/cannotSignUp`` when its email has one.
  func insert(_ account: AccountRow) throws(IdentityError) {
    try database.write { database in
      do {
        try account.insert(database)
      } catch let error as DatabaseError
        where error.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE
      {
        throw IdentityError.cannotSignUp
      }
    }
  }

  /// Counts a try as failed before it is made, and finds the account of the email, if any.
  ///
  /// Counted first, so that tries made at the same time cannot pass the limit together. A try of the
  /// future, made while the clock was wrong, counts as one of now: it is waited off from here on.
  ///
  /// - Parameters:
  ///   - key: The email.
  ///   - source: Where the try comes from. Failures from elsewhere are not waited off, as anybody can make
  ///     them; where there were many, fewer from here are free.
  ///   - now: The instant.
  /// - Returns: The account; nil where the email has none.
  /// - Throws: ``IdentityError/tryLater(seconds:)``; nothing is counted then.
  func begin(
    _ key: EmailKey, from source: String, at now: Timestamp
  ) throws(IdentityError) -> AccountRow? {
    let second = now.secondsSince1970
    let (row, wait) = try database.write { database -> (AccountRow?, Int) in
      try database.execute(
        sql: "DELETE FROM failures WHERE last_at < ?", arguments: [second - Throttle.memory])
      try database.execute(
        sql: "UPDATE failures SET last_at = ? WHERE last_at > ?", arguments: [second, second])
      if let row = try Row.fetchOne(
        database,
        sql: """
          SELECT count, last_at,
            (SELECT sum(count) FROM failures WHERE email_key = ?1) AS count_everywhere
          FROM failures WHERE email_key = ?1 AND source = ?2
          """,
        arguments: [key.text, source])
      {
        let wait = Throttle.remaining(
          after: row["count"], ofAll: row["count_everywhere"], elapsed: second - row["last_at"])
        if wait > 0 { return (nil, wait) }
      }
      try database.execute(
        sql: """
          INSERT INTO failures (email_key, source, count, last_at) VALUES (?, ?, 1, ?)
          ON CONFLICT (email_key, source)
          DO UPDATE SET count = count + 1, last_at = excluded.last_at
          """,
        arguments: [key.text, source, second])
      return (try AccountRow.filter(Column("email_key") == key.text).fetchOne(database), 0)
    }
    // Not from within, which would roll back what was mended.
    if wait > 0 { throw .tryLater(seconds: wait) }
    return row
  }

  /// The key of an account's email; nil when there is no such account.
  func emailKey(of id: String) throws(IdentityError) -> EmailKey? {
    try database.read { database in
      try String.fetchOne(
        database, sql: "SELECT email_key FROM accounts WHERE id = ?", arguments: [id])
    }.map(EmailKey.init(stored:))
  }

  /// Sets the hash of an account's password, and ends all of its sessions but one.
  func setPassword(
    _ hash: String, of id: String, keeping token: SessionToken
  ) throws(IdentityError) {
    try database.write { database in
      try database.execute(
        sql: "UPDATE accounts SET password_hash = ? WHERE id = ?", arguments: [hash, id])
      try database.execute(
        sql: "DELETE FROM sessions WHERE account_id = ? AND token_digest <> ?",
        arguments: [id, token.digest])
    }
  }

  /// Forgets the failures of an email from a place: the try has succeeded.
  func succeed(_ key: EmailKey, from source: String) throws(IdentityError) {
    try database.write { database in
      try database.execute(
        sql: "DELETE FROM failures WHERE email_key = ? AND source = ?",
        arguments: [key.text, source])
    }
  }
}
