import GRDB
import Onboarding

/// Who signed in at a provider.
extension SQLiteWebStore {
  func signIn(of user: String, flow: String) throws(RepositoryError) -> StoredSignIn? {
    try read { database in
      try database.row(
        "SELECT account, email, expires_at FROM sign_ins WHERE user = ? AND flow = ?", [user, flow]
      ).map { row in
        StoredSignIn(account: row["account"], email: row["email"], expiresAt: row["expires_at"])
      }
    }
  }

  func add(
    _ signIn: StoredSignIn, of user: String, flow: String
  ) throws(RepositoryError) {
    try write { database in
      try database.execute(
        sql: """
          INSERT OR REPLACE INTO sign_ins (user, flow, account, email, expires_at)
          VALUES (?, ?, ?, ?, ?)
          """, arguments: [user, flow, signIn.account, signIn.email, signIn.expiresAt])
    }
  }

  func removeSignIn(of user: String, flow: String) throws(RepositoryError) {
    try write { database in
      try database.execute(
        sql: "DELETE FROM sign_ins WHERE user = ? AND flow = ?", arguments: [user, flow])
    }
  }
}
