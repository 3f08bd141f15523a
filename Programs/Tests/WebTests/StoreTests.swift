import Foundation
import GRDB
import SocketTestSupport
import Testing
import Understanding
import WebServer

@Suite("The file of web conversations")
struct StoreTests {
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "web-\(UUID())")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder
  }

  private func mode(_ path: String) throws -> Int? {
    (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?
      .intValue
  }

  @Test("Files and a folder that others may read or write are narrowed before they are used")
  func modes() async throws {
    let folder = try folder()
    let file = folder.appending(path: "web.sqlite").path
    try DatabaseQueue(path: file).close()
    chmod(file, 0o666)
    chmod(folder.path, 0o777)
    let web = try await RunningWeb.start(in: folder)
    _ = try await web.begin()
    #expect(try mode(file) == 0o600)
    #expect(try mode(folder.path) == 0o755)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      #expect(try mode(folder.appending(path: name).path) == 0o600, "\(name)")
    }
  }

  @Test("A file of another user is refused", .enabled(if: geteuid() == 0))
  func owner() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "web.sqlite").path
    try DatabaseQueue(path: file).close()
    chown(file, 65_534, 65_534)
    await #expect(throws: (any Error).self) { try await RunningWeb.start(in: folder) }
    let link = folder.appending(path: "elsewhere").path
    try FileManager.default.moveItem(atPath: file, toPath: link)
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: link)
    await #expect(throws: (any Error).self) { try await RunningWeb.start(in: folder) }
  }

  @Test("What is no database is told as that")
  func noDatabase() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(repeating: 65, count: 4096).write(to: folder.appending(path: "web.sqlite"))
    let program = try FinishedProgram(["serve", "--store", folder.path, "--port", "0"])
    #expect(program.status == 74)
    #expect(program.error.contains("damaged"), "\(program.error)")
  }

  @Test("Where the file was taken away nothing is acknowledged that nobody could find again")
  func takenAway() async throws {
    let web = try await RunningWeb.start()
    _ = try await web.begin()
    for ending in ["", "-wal", "-shm"] {
      try FileManager.default.removeItem(atPath: web.folder.path + "/web.sqlite" + ending)
    }
    #expect(try await web.send("GET", "/readyz").status == 503)
    // From then on there is a new one.
    let talk = try await web.begin()
    #expect(try await talk.say("lose weight").field == "calorie_target")
    #expect(try await web.send("GET", "/readyz").status == 200)
  }

  @Test("Many processes that start at once on a fresh folder all serve, and lose nothing")
  func atOnce() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let programs = try await withThrowingTaskGroup(of: WebProgram.self) { group in
      for _ in 0..<24 {
        group.addTask { try await onThread { try WebProgram(in: folder) } }
      }
      return try await group.reduce(into: [WebProgram]()) { $0.append($1) }
    }
    defer { for program in programs { program.end() } }
    var tokens: [(id: String, token: String)] = []
    for program in programs {
      let body = try await program.send("POST", "/v1/flows/diet/conversations", "{}")
      tokens.append(
        (
          try #require(body["conversation"]?.string, "\(body)"),
          try #require(body["token"]?.string)
        ))
    }
    for (id, token) in tokens {
      for program in [programs[0], programs[23]] {
        let body = try await program.send("GET", "/v1/conversations/\(id)", token: token)
        #expect(body["conversation"]?.string == id, "\(body)")
      }
    }
  }

  @Test("The backup that the documentation shows is its owner's alone")
  func backup() async throws {
    let web = try await RunningWeb.start()
    _ = try await web.signUp("ana@example.org")
    let copies = try folder()
    defer { try? FileManager.default.removeItem(at: copies) }
    let script = try Documentation.block(
      "sh", behind: "## Backup and restore", of: "operating.md"
    ).replacing("/var/lib/usher-web", with: web.folder.path).replacing("/backup", with: copies.path)
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/bash")
    shell.arguments = ["-euc", "umask 022\n" + script]
    try shell.run()
    try await onThread { shell.waitUntilExit() }
    #expect(shell.terminationStatus == 0)
    let names = try FileManager.default.subpathsOfDirectory(atPath: copies.path)
    #expect(names.contains("accounts.sqlite") && names.contains("web.sqlite"))
    #expect(names.contains { $0.hasPrefix("sessions/web-") })
    for name in names {
      #expect(try (mode(copies.appending(path: name).path) ?? 0o777) & 0o077 == 0, "\(name)")
    }
  }
}
