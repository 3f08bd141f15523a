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
  /// Counted first, so that tries made at the same time cannot pass the limit together.
  ///
  /// - Throws: ``IdentityError/tryLater(seconds:)``; nothing is counted then.
  func begin(_ key: EmailKey, at now: Timestamp) throws(IdentityError) -> AccountRow? {
    let second = now.secondsSince1970
    return try database.write { database in
      try database.execute(
        sql: "DELETE FROM failures WHERE last_at < ?", arguments: [second - Throttle.memory])
      if let row = try Row.fetchOne(
        database, sql: "SELECT count, last_at FROM failures WHERE email_key = ?",
        arguments: [key.text])
      {
        let wait = Throttle.remaining(after: row["count"], elapsed: second - row["last_at"])
        if wait > 0 { throw IdentityError.tryLater(seconds: wait) }
      }
      try database.execute(
        sql: """
          INSERT INTO failures (email_key, count, last_at) VALUES (?, 1, ?)
          ON CONFLICT (email_key) DO UPDATE SET count = count + 1, last_at = excluded.last_at
          """,
        arguments: [key.text, second])
      return try AccountRow.filter(Column("email_key") == key.text).fetchOne(database)
    }
  }

  /// Forgets the failures of an email: the try has succeeded.
  func succeed(_ key: EmailKey) throws(IdentityError) {
    try database.write { database in
      try database.execute(
        sql: "DELETE FROM failures WHERE email_key = ?", arguments: [key.text])
    }
  }
}
