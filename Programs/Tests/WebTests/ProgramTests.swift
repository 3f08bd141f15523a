import Foundation
import FoundationNetworking
import SocketTestSupport
import TerminalTestSupport
import Testing
import Understanding

@Suite("The program usher-web")
struct ProgramTests {
  @Test("SIGTERM finishes what is under way, takes nothing new and exits with 0")
  func drain() async throws {
    let program = try WebProgram(["--drain-seconds", "0"])
    defer { program.end() }
    // In one go: between two tasks the body might take longer than it may.
    let answer = try await onThread {
      let connection = try #require(Socket.connected(to: program.port))
      defer { connection.close() }
      connection.write(
        "POST /v1/flows/diet/conversations HTTP/1.1\r\nHost: localhost\r\n"
          + "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{")
      connection.waitUntilRead(at: program.port)
      program.process.terminate()
      Socket.waitUntilClosed(program.port)
      connection.write("}")
      return String(decoding: connection.readMessage(), as: UTF8.self)
    }
    #expect(answer.hasPrefix("HTTP/1.1 201 "), "\(answer)")
    try await program.ended()
    #expect(program.process.terminationStatus == 0)
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
      ["--log-level", "loud"], ["--keep-days", "-1"], ["--origin", "www.example.org"],
      ["--embed-origin", "https://www.example.org/page"], ["--theme", "/nowhere/theme.json"],
    ])
  func options(arguments: [String]) throws {
    let program = try PipedProgram(BuiltProgram.path("usher-web"), ["serve"] + arguments)
    #expect(program.finish().ending == .exited(64))
  }

  @Test("The password of a database is in no line of the log, at whatever level")
  func password() async throws {
    for level in ["trace", "debug"] {
      let program = try WebProgram(
        ["--log-level", level], store: "postgres://owner:canary-7319@127.0.0.1:1/none")
      #expect(try await program.get("/readyz") == 503)
      #expect(try await program.get("/chat") == 200)
      try await program.stop()
      let log = program.log
      #expect(log.contains("request"), "\(log)")
      #expect(!log.contains("canary-7319"), "\(log)")
      program.end()
    }
  }

  @Test("People who stop at a password hold no files")
  func files() async throws {
    let program = try WebProgram()
    defer { program.end() }
    func descriptors() throws -> Int {
      try FileManager.default.contentsOfDirectory(
        atPath: "/proc/\(program.process.processIdentifier)/fd"
      ).count
    }
    func stop(_ number: Int) async throws {
      let begun = try await program.send("POST", "/v1/flows/trendsight/conversations", "{}")
      let path = "/v1/conversations/\(begun["conversation"]?.string ?? "")/lines"
      for text in ["get started", "ana\(number)@example.org"] {
        _ = try await program.send(
          "POST", path, "{\"text\":\"\(text)\"}", token: begun["token"]?.string)
      }
      let asked = try await program.send(
        "GET", String(path.dropLast(6)), token: begun["token"]?.string)
      #expect(asked["expects"]?["secret"] == true, "\(asked)")
    }
    for number in 0..<4 { try await stop(number) }
    let before = try descriptors()
    for number in 4..<34 { try await stop(number) }
    #expect(try descriptors() <= before + 4)
  }

  @Test(
    "Where the disk is full it says that it is not ready",
    .enabled(if: FinishedProgram.canMount))
  func fullDisk() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "web-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A disk of its own, which only the program sees; SIGUSR1 fills it.
    let program = try WebProgram(
      in: folder,
      before: """
        mount -t tmpfs -o size=4m,mode=700 none \(folder.path)
        (while [ ! -e \(folder.path)/fill ]; do sleep 0.05; done
         cat /dev/zero >\(folder.path)/zeros 2>/dev/null) &
        """)
    defer { program.end() }
    #expect(try await program.get("/readyz") == 200)
    let inside = "/proc/\(program.process.processIdentifier)/root\(folder.path)/fill"
    #expect(FileManager.default.createFile(atPath: inside, contents: nil))
    let end = ContinuousClock.now + .seconds(20)
    while try await program.get("/readyz") != 503, ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(try await program.get("/readyz") == 503)
    #expect(try await program.get("/healthz") == 200)
  }
}
