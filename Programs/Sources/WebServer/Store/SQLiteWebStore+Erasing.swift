import GRDB
import Onboarding
import SQLiteStore

/// What goes, and what is looked after.
extension SQLiteWebStore {
  func users(signedInTo account: String, flow: String) throws(RepositoryError) -> [String] {
    try read {
      try String.fetchAll(
        $0, sql: "SELECT user FROM sign_ins WHERE account = ? AND flow = ?",
        arguments: [account, flow])
    }
  }

  func erase(conversation: String) throws(RepositoryError) -> [String: Int] {
    defer { database.emptyLog() }
    return try write { database in
      var rows: [String: Int] = [:]
      for (table, column) in [
        ("replies", "conversation"), ("tokens", "conversation"), ("conversations", "id"),
      ] {
        try database.execute(
          sql: "DELETE FROM \(table) WHERE \(column) = ?", arguments: [conversation])
        rows["web_\(table)"] = database.changesCount
      }
      return rows
    }
  }

  func erase(users: [String], flow: String) throws(RepositoryError) -> [String: Int] {
    defer { database.emptyLog() }
    return try write { database in
      let ids = "(SELECT id FROM conversations WHERE user = ? AND flow = ?)"
      var rows: [String: Int] = [:]
      for user in users {
        for table in ["replies", "tokens"] {
          try database.execute(
            sql: "DELETE FROM \(table) WHERE conversation IN \(ids)", arguments: [user, flow])
          rows["web_\(table)", default: 0] += database.changesCount
        }
        for table in ["sign_ins", "deliveries", "conversations"] {
          try database.execute(
            sql: "DELETE FROM \(table) WHERE user = ? AND flow = ?", arguments: [user, flow])
          rows["web_\(table)", default: 0] += database.changesCount
        }
      }
      return rows
    }
  }

  func purge(at now: Int, _ limits: WebLimits) throws(RepositoryError) {
    defer { database.emptyLog() }
    try write { database in
      for (table, latest) in [
        ("tokens", now + limits.tokenSeconds),
        ("sign_ins", now + ProviderIdentity.sessionLength),
      ] {
        try database.execute(
          sql: "UPDATE \(table) SET expires_at = ?1 WHERE expires_at > ?1", arguments: [latest])
      }
      try database.execute(
        sql: """
          DELETE FROM tokens WHERE expires_at <= ? AND (kind <> 'session' OR expires_at <= ?)
          """, arguments: [now, now - limits.keepSeconds])
      try database.execute(
        sql: "DELETE FROM sign_ins WHERE expires_at <= ?", arguments: [now])
      try database.execute(
        sql: "UPDATE replies SET given_at = ?1 WHERE given_at > ?1", arguments: [now])
      try database.execute(
        sql: """
          DELETE FROM replies WHERE given_at < ? AND (key NOT LIKE 'page:%' OR given_at < ?)
          """, arguments: [now - limits.replySeconds, now - limits.historySeconds])
      try database.execute(
        sql: "DELETE FROM deliveries WHERE state <> 'waiting' AND tried_at < ?",
        arguments: [now - limits.deliverySeconds])
    }
  }

  func abandoned(after id: String, since: Int) throws(RepositoryError) -> [WebConversation] {
    try read { database in
      try GRDB.Row.fetchAll(
        database,
        sql: """
          SELECT * FROM conversations WHERE id > ? AND NOT EXISTS (
            SELECT 1 FROM tokens
            WHERE tokens.conversation = conversations.id AND expires_at > ?)
          ORDER BY id LIMIT 500
          """, arguments: [id, since]
      ).map(Self.conversation)
    }
  }

  func check() throws(RepositoryError) {
    try database.check()
    try read { database in
      for table in ["conversations", "tokens", "replies", "sign_ins", "deliveries", "telling"] {
        _ = try Int.fetchOne(database, sql: "SELECT 1 FROM \(table) LIMIT 1")
      }
    }
  }
}
