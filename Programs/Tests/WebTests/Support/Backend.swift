import Foundation
import GRDB
import Onboarding
import PostgresStore
import Testing
import WebServer

/// Where a server of a test keeps answers, and what it remembers.
enum Backend: String, CaseIterable, CustomTestStringConvertible {
  case sqlite, postgres

  /// Those that can be had here.
  static var available: [Backend] { WebLogins.server == nil ? [.sqlite] : allCases }

  var testDescription: String { rawValue }
}

extension RunningWeb {
  /// Starts a server of one product, over a folder or over a database whose owner has made the tables.
  static func start(
    _ product: any AnyProduct, on backend: Backend, limits: WebLimits = WebLimits(),
    done: DoneWebhook? = nil
  ) async throws -> RunningWeb {
    guard backend == .postgres else { return try await start(limits: limits, done: done) }
    let logins = try WebLogins()
    try WebMigration.run([product], at: logins.ownerURL)
    return try await start([product], over: logins, limits: limits, done: done)
  }

  /// The place of its store, as programs are told it.
  var store: String { logins?.serverURL ?? folder.path }

  /// Whether a text is in any file, or in any row of the database.
  func holds(_ text: String) throws -> Bool {
    if try files().range(of: Data(text.utf8)) != nil { return true }
    guard let logins else { return false }
    return try logins.admin.transaction { statements in
      let tables = try statements.run(
        """
        SELECT format('%I.%I', schemaname, tablename) FROM pg_tables
        WHERE schemaname NOT IN ('pg_catalog', 'information_schema')
        """
      ).compactMap { $0[0] }
      return try tables.contains { table in
        try !statements.run(
          "SELECT 1 FROM \(table) row WHERE strpos(row::text, $1) > 0 LIMIT 1", [text]
        ).isEmpty
      }
    }
  }

  /// Runs a statement on what the web remembers, and gives the number it finds.
  @discardableResult
  func remembered(_ sql: String) throws -> Int? {
    guard let logins else {
      var configuration = Configuration()
      configuration.busyMode = .timeout(10)
      return try DatabaseQueue(
        path: folder.appending(path: "web.sqlite").path, configuration: configuration
      ).write { try Int.fetchOne($0, sql: sql) }
    }
    return try logins.admin.transaction { statements in
      try statements.run("SET LOCAL search_path = usher_web")
      return try statements.run(sql).first?.first?.flatMap(Int.init)
    }
  }

  /// How many people have answers about a flow.
  func answering(_ flow: String) throws -> Int? {
    guard let logins else {
      return try DatabaseQueue(path: folder.appending(path: flow + ".sqlite").path).read {
        try Int.fetchOne($0, sql: "SELECT count(*) FROM usher_conversations")
      }
    }
    return try logins.admin.transaction { statements in
      try statements.run("SELECT count(*) FROM usher.conversations").first?.first?
        .flatMap(Int.init)
    }
  }
}
