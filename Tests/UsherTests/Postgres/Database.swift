import Foundation
import TerminalTestSupport

/// A database of a test's own on the server that `scripts/with-postgres` started.
struct Database {
  private static let environment = ProcessInfo.processInfo.environment
  /// The server, or nil when there is none.
  static let server = environment["USHER_TEST_POSTGRES"]
  private static let psql = (environment["USHER_TEST_POSTGRES_BIN"] ?? "/usr/bin") + "/psql"

  /// Its address, for a user who may do anything.
  let url: String

  init() throws {
    let server = Self.server ?? ""
    let name = "test_\(UUID().uuidString.lowercased().filter { $0 != "-" })"
    _ = try Self.run("CREATE DATABASE \(name)", at: server)
    url = server.replacingOccurrences(of: "/postgres?", with: "/\(name)?")
  }

  /// Its address, for another user.
  func url(user: String) -> String {
    url.replacingOccurrences(of: "user=postgres", with: "user=\(user)")
  }

  /// Its name.
  var name: String { String(url.dropFirst("postgres:///".count).prefix { $0 != "?" }) }

  /// Runs SQL, and gives what it returns, columns between bars.
  func run(_ sql: String) throws -> String { try Self.run(sql, at: url) }

  private static func run(_ sql: String, at url: String) throws -> String {
    let program = try PipedProgram(
      psql, ["-XqAt", "-v", "ON_ERROR_STOP=1", "-d", url, "-c", sql],
      environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
    let (shown, ending) = program.finish()
    guard ending == .exited(0) else { throw Refused(shown: shown) }
    return shown.trimmingCharacters(in: .newlines)
  }

  private struct Refused: Error {
    let shown: String
  }
}
