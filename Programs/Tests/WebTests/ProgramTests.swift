import Foundation
import FoundationNetworking
import SocketTestSupport
import TerminalTestSupport
import Testing

@Suite("The program usher-web")
struct ProgramTests {
  @Test("SIGTERM finishes what is under way, takes nothing new and exits with 0")
  func drain() async throws {
    let program = try WebProgram(["--drain-seconds", "0"])
    defer { program.end() }
    let connection = try #require(Socket.connected(to: program.port))
    let body = "{}"
    connection.write(
      "POST /v1/flows/diet/conversations HTTP/1.1\r\nHost: localhost\r\n"
        + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n{")
    // Answered on another connection, so the first has been accepted by now.
    #expect(try await program.get("/readyz") == 200)
    program.process.terminate()
    while let other = Socket.connected(to: program.port) {
      other.close()
      try await Task.sleep(for: .milliseconds(5))
    }
    connection.write("}")
    let answer = String(decoding: try await onThread(connection.readMessage), as: UTF8.self)
    #expect(answer.hasPrefix("HTTP/1.1 201 "), "\(answer)")
    connection.close()
    let process = program.process
    try await onThread { process.waitUntilExit() }
    #expect(process.terminationStatus == 0)
  }

  @Test("Before it takes nothing new, it says so, and answers 503")
  func draining() async throws {
    let program = try WebProgram(["--drain-seconds", "5"])
    defer { program.end() }
    program.process.terminate()
    while try await program.get("/readyz") != 503 { try await Task.sleep(for: .milliseconds(5)) }
    let connection = try #require(Socket.connected(to: program.port))
    defer { connection.close() }
    connection.write("GET /v1/flows HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let refusal = String(decoding: try await onThread(connection.readMessage), as: UTF8.self)
    #expect(refusal.hasPrefix("HTTP/1.1 503 "), "\(refusal)")
    #expect(refusal.lowercased().contains("\r\nretry-after: 1\r\n"), "\(refusal)")
    #expect(refusal.contains("about to stop"), "\(refusal)")
    #expect(try await program.get("/healthz") == 200)
  }

  @Test(
    "Options that cannot be are told",
    arguments: [
      ["--webhook", "diet"], ["--port", "70000"], ["--flow", "nothing"],
      ["--issuer", "http://id.example.org", "--client-id", "a"],
      ["--issuer", "https://id.example.org"], ["--drain-seconds", "-1"], ["--connections", "0"],
      ["--log-level", "loud"],
    ])
  func options(arguments: [String]) throws {
    let program = try PipedProgram(BuiltProgram.path("usher-web"), ["serve"] + arguments)
    #expect(program.finish().ending == .exited(64))
  }
}

/// A real `usher-web serve`, on a free port.
final class WebProgram {
  let process = Process()
  let port: Int
  private let folder: URL

  init(_ options: [String] = []) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "web-\(UUID())")
    process.executableURL = URL(filePath: BuiltProgram.path("usher-web"))
    process.arguments = ["serve", "--store", folder.path, "--port", "0"] + options
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    port = try #require(Int(line.trimmingCharacters(in: .newlines)))
  }

  /// The status of a path.
  func get(_ path: String) async throws -> Int? {
    let url = try #require(URL(string: "http://127.0.0.1:\(port)\(path)"))
    let (_, response) = try await URLSession.shared.data(from: url)
    return (response as? HTTPURLResponse)?.statusCode
  }

  /// Ends it, and removes its folder.
  func end() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
  }
}
