import Foundation
import SocketTestSupport
import TerminalTestSupport
import Testing
import Understanding

/// A real `usher-web serve`, on a free port.
final class WebProgram: Sendable {
  let process: Process
  let port: Int
  private let folder: URL
  private let isFolderOwn: Bool
  private let logFile: URL

  /// Starts it.
  ///
  /// - Parameters:
  ///   - options: Options besides the store and the port.
  ///   - folder: The folder of its store; nil for one of its own, which goes with it.
  ///   - store: Where it keeps answers, where that is no folder.
  ///   - before: What a shell does first, in a name space for mounts of its own.
  /// - Throws: When it does not start.
  init(
    _ options: [String] = [], in folder: URL? = nil, store: String? = nil, before: String? = nil
  ) throws {
    self.folder =
      folder ?? FileManager.default.temporaryDirectory.appending(path: "web-\(UUID())")
    isFolderOwn = folder == nil
    logFile = FileManager.default.temporaryDirectory.appending(path: "web-log-\(UUID())")
    process = Process()
    let program = BuiltProgram.path("usher-web")
    let arguments = ["serve", "--store", store ?? self.folder.path, "--port", "0"] + options
    if let before {
      process.executableURL = URL(filePath: "/usr/bin/unshare")
      process.arguments =
        ["-m", "sh", "-euc", before + "\nexec \"$@\"", "sh", program] + arguments
    } else {
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
    }
    let output = Pipe()
    process.standardOutput = output
    _ = FileManager.default.createFile(atPath: logFile.path, contents: nil)
    process.standardError = try FileHandle(forWritingTo: logFile)
    try process.run()
    let reading = output.fileHandleForReading
    var ready = pollfd(fd: reading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    try #require(poll(&ready, 1, 60_000) == 1, "usher-web has said no port for a minute")
    let line = String(decoding: reading.availableData, as: UTF8.self)
    port = try #require(Int(line.trimmingCharacters(in: .newlines)))
  }

  /// All it has logged.
  var log: String { (try? String(contentsOf: logFile, encoding: .utf8)) ?? "" }

  /// The status of a path.
  func get(_ path: String) async throws -> Int { try await ask("GET", path).status }

  /// The JSON object that a request is answered with.
  func send(
    _ method: String, _ path: String, _ body: String? = nil, token: String? = nil
  ) async throws -> [String: JSONValue] {
    let answer = try await ask(method, path, body, token)
    return (try? JSONDecoder().decode([String: JSONValue].self, from: Data(answer.body.utf8)))
      ?? [:]
  }

  /// What a request with JSON is answered with.
  func ask(
    _ method: String, _ path: String, _ body: String? = nil, _ token: String? = nil
  ) async throws -> WebAnswer {
    let port = port
    let answer = try await onThread {
      try Socket.ask(method, path, body, token: token, at: port)
    }
    return WebAnswer(status: answer.status, headers: [:], body: answer.body)
  }

  /// Asks it to end, and waits until it has.
  ///
  /// - Throws: When it takes more than a minute.
  func stop() async throws {
    process.terminate()
    try await ended()
  }

  /// Waits until it has ended.
  ///
  /// - Throws: When it takes more than a minute.
  func ended() async throws {
    let end = ContinuousClock.now + .seconds(60)
    while process.isRunning {
      try #require(ContinuousClock.now < end, "usher-web has not ended for a minute: \(log)")
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Ends it, and removes its folder.
  func end() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: logFile)
    if isFolderOwn { try? FileManager.default.removeItem(at: folder) }
  }
}

/// `usher-web`, run to its end.
struct FinishedProgram {
  let status: Int32
  let error: String

  init(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: BuiltProgram.path("usher-web"))
    process.arguments = arguments
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    error = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// Whether this user may mount a disk in a name space of its own.
  static let canMount: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments = ["-m", "mount", "-t", "tmpfs", "none", "/mnt"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
