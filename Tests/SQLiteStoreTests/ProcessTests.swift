import Foundation
import Glibc
import Onboarding
import RepositoryContract
import SQLiteStore
import Testing

@Suite("Processes that share a file", .serialized)
struct ProcessTests {
  @Test("Fifty of them, each with a user of its own, lose nothing and none fails")
  func fiftyUsers() throws {
    let folder = try TemporaryFolder()
    let probes = try (0..<50).map { try Probe(folder, user: "user \($0)", saves: 4) }
    for probe in probes { #expect(try probe.lines() == ["1", "2", "3", "4"]) }
    let repository = try store(folder)
    for index in 0..<50 { #expect(try repository.load(user: "user \(index)")?.version == 4) }
  }

  @Test("Twenty of them, all with the same user, get each save in once")
  func oneUser() throws {
    let folder = try TemporaryFolder()
    let probes = try (0..<20).map { _ in try Probe(folder, user: "ana", saves: 3) }
    let versions = try probes.flatMap { try $0.lines() }.compactMap(Int.init)
    #expect(versions.sorted() == Array(1...60))
    #expect(try store(folder).load(user: "ana")?.version == 60)
  }

  @Test("What a process said it saved is there after it was killed", arguments: 0..<12)
  func killed(_ round: Int) throws {
    let folder = try TemporaryFolder()
    let probe = try Probe(folder, user: "ana", saves: 100_000)
    usleep(UInt32(8_000 + round * 9_000))
    probe.killNow()
    let acknowledged = try probe.lines().compactMap(Int.init).last ?? 0
    let stored = try store(folder).load(user: "ana")?.version ?? 0
    // The kill can come between the commit and the word of it.
    #expect(stored == acknowledged || stored == acknowledged + 1)
  }

  @Test("Folder and files are their owner's alone, whatever the umask", arguments: ["000", "077"])
  func modes(_ umask: String) throws {
    let folder = try TemporaryFolder()
    let open = try Probe(folder, user: "ana", saves: 200_000, umask: umask)
    defer { open.killNow() }
    let path = folder.path + "/store"
    var names: Set<String> = []
    while names.count < 3 {
      names = Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      usleep(2_000)
    }
    #expect(names == ["diet.sqlite", "diet.sqlite-wal", "diet.sqlite-shm"])
    #expect(try mode(path) == 0o700)
    for name in names { #expect(try mode("\(path)/\(name)") == 0o600, "\(name)") }
  }

  private func store(_ folder: TemporaryFolder) throws -> SQLiteRepository {
    try SQLiteRepository(
      folder: folder.path + "/store", schema: Example.schema(of: "diet"), now: Example.now)
  }

  private func mode(_ path: String) throws -> Int {
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    return try #require(mode as? Int)
  }
}
