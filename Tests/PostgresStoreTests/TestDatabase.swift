import Foundation
import RepositoryContract

@testable import PostgresStore

/// A database of a test's own on the server that `scripts/with-postgres` started.
struct TestDatabase {
  /// The server, or nil when there is none.
  static let server = ProcessInfo.processInfo.environment["USHER_TEST_POSTGRES"]

  let url: String
  private let name = "test_\(UUID().uuidString.lowercased().filter { $0 != "-" })"

  init() throws {
    let server = try present(Self.server)
    try PostgresConnection(url: server, patience: Patience(seconds: 5)).run(
      "CREATE DATABASE \(name)")
    url = Self.url(server, name: name)
  }

  /// A connection that may do anything.
  func connect() throws -> PostgresConnection {
    try PostgresConnection(url: url, patience: Patience(seconds: 5))
  }

  /// The folder of the server's socket.
  var folder: String {
    let host = URLComponents(string: url)?.queryItems?.first { $0.name == "host" }?.value
    return host ?? ""
  }

  /// The URL for another user, or with more parameters.
  func url(user: String) -> String {
    url.replacingOccurrences(of: "user=postgres", with: "user=\(user)")
  }

  func repository(
    _ flow: String = "diet", account: String? = nil, role: PostgresRepository.Role = .operator
  ) -> PostgresRepository {
    PostgresRepository(url: url, schema: Example.schema(of: flow), account: account, role: role)
  }

  private static func url(_ server: String, name: String) -> String {
    server.replacingOccurrences(of: "/postgres?", with: "/\(name)?")
  }
}

private struct NoServer: Error {}

private func present(_ server: String?) throws -> String {
  guard let server else { throw NoServer() }
  return server
}
