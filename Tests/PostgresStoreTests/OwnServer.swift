import Foundation
import Glibc

/// A PostgreSQL of a test's own, which it may stop and start.
struct OwnServer {
  let url: String
  private let folder: String
  private let programs: String

  /// Makes it, without starting it.
  init() throws {
    folder = NSTemporaryDirectory() + "usher-own-\(UUID().uuidString.prefix(8))"
    programs = ProcessInfo.processInfo.environment["USHER_TEST_POSTGRES_BIN"] ?? ""
    url = "postgres:///postgres?host=\(folder)&user=postgres"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    if getuid() == 0 { try Program(["chown", "postgres", folder]).succeed() }
    try run("initdb", "-N", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale")
  }

  func start() throws {
    try run("pg_ctl", "-w", "-o", "-k \(folder) -c listen_addresses='' -c fsync=off", "start")
  }

  /// Stops it as a crash would.
  func stop() throws {
    try run("pg_ctl", "-m", "immediate", "stop")
  }

  /// Stops it and removes it.
  func remove() {
    try? stop()
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func run(_ program: String, _ options: String...) throws {
    let owner = getuid() == 0 ? ["runuser", "-u", "postgres", "--"] : []
    let words = [programs + "/" + program, "-D", folder + "/data"] + options
    let quoted = words.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
    let line = "cd / && \(quoted.joined(separator: " ")) >>'\(folder)/log' 2>&1"
    try Program(owner + ["sh", "-c", line]).succeed()
  }
}
