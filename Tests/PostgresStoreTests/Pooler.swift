import Foundation
import Glibc
import Testing

/// A pgbouncer in front of a test's database, in transaction mode.
struct Pooler {
  /// Whether pgbouncer is installed and there is a server to put it in front of.
  static let isPossible = TestDatabase.server != nil && access(program, X_OK) == 0
  private static let program = "/usr/sbin/pgbouncer"

  /// Where to connect.
  let url: String
  private let folder: String

  /// Starts it, in a folder of its own.
  init(for database: TestDatabase) throws {
    folder = NSTemporaryDirectory() + "usher-pool-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    let address = try #require(URLComponents(string: database.url))
    let host = try #require(address.queryItems?.first { $0.name == "host" }?.value)
    let name = address.path.dropFirst()
    let port = Int.random(in: 20_000..<30_000)
    try """
    [databases]
    \(name) = host=\(host) dbname=\(name) user=postgres
    [pgbouncer]
    listen_addr =
    unix_socket_dir = \(folder)
    listen_port = \(port)
    auth_type = any
    pool_mode = transaction
    default_pool_size = 3
    pidfile = \(folder)/pid
    logfile = \(folder)/log
    """.write(toFile: folder + "/ini", atomically: true, encoding: .utf8)
    try "\"postgres\" \"\"\n".write(toFile: folder + "/users", atomically: true, encoding: .utf8)
    // It will not run as root.
    let words = getuid() == 0 ? ["runuser", "-u", "postgres", "--"] : []
    if getuid() == 0 { try Program(["chown", "-R", "postgres", folder]).succeed() }
    try Program(words + [Self.program, "-d", folder + "/ini"]).succeed()
    url = "postgres:///\(name)?host=\(folder)&port=\(port)&user=postgres"
  }

  /// Ends it.
  func stop() {
    if let text = try? String(contentsOfFile: folder + "/pid", encoding: .utf8),
      let process = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines))
    {
      // At once, by whatever version: an orderly end waits for clients and servers that may be gone
      // already, and so does a SIGTERM from 1.23 on.
      kill(process, SIGKILL)
    }
    try? FileManager.default.removeItem(atPath: folder)
  }
}
