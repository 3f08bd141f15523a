import Foundation
import GRDB
import Onboarding
import SocketTestSupport
import Synchronization
import Testing

/// A real `usher-plans serve`, on a free port.
final class RunningService: Sendable {
  let folder: Folder
  let port: Int
  /// The process until it has been waited for: afterwards its id may be another's.
  private let process: Mutex<ChildProcess?>
  private let logFile: URL

  /// Starts the service, in a folder kept from an earlier run or a new one, and waits for its port.
  static func start(
    in folder: Folder? = nil, port: Int = 0, options: [String] = []
  ) async throws -> RunningService {
    try await onThread { try RunningService(in: folder, port: port, options: options) }
  }

  private init(in folder: Folder?, port: Int, options: [String]) throws {
    self.folder = try folder ?? Folder()
    logFile = self.folder.url.appending(path: "log")
    let process = try ChildProcess(
      Programs.url("usher-plans"),
      arguments: ["serve", "--store", self.folder.path("plans.sqlite"), "--port", "\(port)"]
        + options,
      errors: logFile)
    guard let port = Int(process.firstLine()) else { throw DidNotStart(status: process.wait()) }
    self.port = port
    self.process = Mutex(process)
  }

  /// The service ended before it took connections.
  struct DidNotStart: Error {
    let status: Int32?
  }

  deinit {
    process.withLock { process in
      guard let process else { return }
      kill(process.id, SIGKILL)
      _ = process.wait()
    }
  }

  var address: String { "http://127.0.0.1:\(port)" }

  /// Sends a signal, without waiting.
  func signal(_ signal: Int32) {
    process.withLock { process in
      if let process { kill(process.id, signal) }
    }
  }

  /// Sends a signal and waits for the end.
  ///
  /// - Returns: The exit status, or nil when a signal ended it.
  @discardableResult
  func end(_ signal: Int32) async throws -> Int32? {
    self.signal(signal)
    return try await waitForEnd()
  }

  /// Waits for the end, like ``end(_:)``.
  func waitForEnd() async throws -> Int32? {
    try await onThread {
      self.process.withLock { process in
        defer { process = nil }
        return process?.wait()
      }
    }
  }

  /// What the service has logged.
  func log() throws -> String { try String(contentsOf: logFile, encoding: .utf8) }

  /// The plans in the store, by key; read beside the service or after it.
  func storedPlans() throws -> [(key: String, id: PlanID)] {
    let database = try DatabaseQueue(path: folder.path("plans.sqlite"))
    return try database.read { database in
      try GRDB.Row.fetchAll(database, sql: "SELECT idempotency_key, plan_id FROM plans").map {
        let id: String = $0["plan_id"]
        return (key: $0["idempotency_key"] ?? "", id: try #require(PlanID(id)))
      }
    }
  }
}
