import Onboarding
import PostgresStore

/// Who signed in at a provider.
extension PostgresWebStore {
  func signIn(of user: String, flow: String) throws(RepositoryError) -> StoredSignIn? {
    let rows = try access {
      try $0.run(
        """
        SELECT account, email, expires_at FROM usher_web.sign_ins
        WHERE user_name = $1 AND flow = $2
        """, [user, flow])
    }
    guard let row = rows.first, let account = row[0], let email = row[1],
      let expiry = row[2].flatMap(Int.init)
    else { return nil }
    return StoredSignIn(account: account, email: email, expiresAt: expiry)
  }

  func add(
    _ signIn: StoredSignIn, of user: String, flow: String
  ) throws(RepositoryError) {
    try access { statements in
      try statements.run(
        """
        INSERT INTO usher_web.sign_ins (user_name, flow, account, email, expires_at)
        VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (user_name, flow) DO UPDATE SET account = excluded.account,
          email = excluded.email, expires_at = excluded.expires_at
        """, [user, flow, signIn.account, signIn.email, String(signIn.expiresAt)])
      return
    }
  }

  func removeSignIn(of user: String, flow: String) throws(RepositoryError) {
    try access { statements in
      try statements.run(
        "DELETE FROM usher_web.sign_ins WHERE user_name = $1 AND flow = $2", [user, flow])
      return
    }
  }
}
