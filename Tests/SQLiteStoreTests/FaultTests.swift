import Conversation
import Foundation
import GRDB
import Glibc
import Onboarding
import RepositoryContract
import SQLiteStore
import Testing

@Suite("Faults, each provoked for real", .serialized)
struct FaultTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/store" }
  private var file: String { path + "/diet.sqlite" }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A file that is no database is set aside whole, and the next start makes a new one")
  func corruptFile() throws {
    _ = try store().save(Example.save("ana"))
    let garbage = Data("not a database at all, however long it may be".utf8)
    try garbage.write(to: URL(filePath: file))
    let place = file + ".corrupt-\(Example.now.description.filter { $0 != "-" && $0 != ":" })"
    #expect(throws: RepositoryError.corrupt(setAside: place)) { try store() }
    #expect(try Data(contentsOf: URL(filePath: place)) == garbage)
    #expect(try store().load(user: "ana") == nil)
    try garbage.write(to: URL(filePath: file))
    #expect(throws: RepositoryError.corrupt(setAside: place + "-2")) { try store() }
  }

  @Test("A damaged page found in the middle of a session loses nothing that session knows")
  func corruptPage() throws {
    try {
      let repository = try store()
      for index in 0..<200 { try repository.save(Example.save("user \(index)")) }
    }()
    let repository = try store()
    let handle = try FileHandle(forWritingTo: URL(filePath: file))
    let size = try handle.seekToEnd()
    try handle.seek(toOffset: 4096)
    try handle.write(contentsOf: Data(repeating: 0xA5, count: Int(size) - 4096))
    try handle.close()
    let place = file + ".corrupt-\(Example.now.description.filter { $0 != "-" && $0 != ":" })"
    #expect(throws: RepositoryError.corrupt(setAside: place)) {
      try repository.load(user: "user 100")
    }
    #expect(try repository.save(Example.save("user 100", basedOn: 1, at: 9)) == 2)
    #expect(try store().load(user: "user 100")?.version == 2)
  }

  @Test("A folder removed under a session is told, and the next try saves what it knows")
  func removedFolder() throws {
    let repository = try store()
    try repository.save(Example.save("ana"))
    try FileManager.default.removeItem(atPath: path)
    let next = Example.save("ana", basedOn: 1, at: 5)
    #expect(throws: RepositoryError.unavailable("its file was moved or removed")) {
      try repository.save(next)
    }
    #expect(try repository.save(next) == 2)
    let stored = try #require(try store().load(user: "ana"))
    #expect(stored.version == 2)
    #expect(stored.state == next.state)
  }

  @Test("A log removed under a session is told, and the next try saves onto all there was")
  func removedLog() throws {
    let repository = try store()
    try repository.save(Example.save("ana"))
    try repository.save(Example.save("bob"))
    try FileManager.default.removeItem(atPath: file + "-wal")
    let next = Example.save("ana", basedOn: 1, at: 5)
    #expect(throws: RepositoryError.unavailable("its file was moved or removed")) {
      try repository.save(next)
    }
    #expect(try repository.save(next) == 2)
    #expect(try store().load(user: "ana")?.state == next.state)
    #expect(try store().load(user: "bob")?.version == 1)
  }

  @Test("A lock that another holds for longer than the timeout is told; then saving works")
  func locked() throws {
    let repository = try store(timeout: 0.1)
    let other = try DatabaseQueue.holding(file)
    try other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    #expect(throws: RepositoryError.unavailable("another program is using it")) {
      try repository.save(Example.save("ana"))
    }
    try other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    #expect(try repository.save(Example.save("ana")) == 1)
  }

  @Test("A conversation in a form of a newer Usher is refused; a mangled one is damage")
  func mangledState() throws {
    let repository = try store()
    try repository.save(Example.save("ana"))
    let other = try DatabaseQueue(path: file)
    for (state, expected) in [
      ("{\"format\":99}", RepositoryError.newerSchema),
      ("{\"format\":1", .corrupt(setAside: nil)), ("[]", .corrupt(setAside: nil)),
      ("", .corrupt(setAside: nil)), ("\u{1F600}", .corrupt(setAside: nil)),
    ] {
      try other.write {
        try $0.execute(sql: "UPDATE usher_conversations SET state = ?", arguments: [state])
      }
      #expect(throws: expected) { try repository.load(user: "ana") }
    }
  }

  @Test("A full disk is told, and once there is room the same save works", .enabled(if: canMount))
  func fullDisk() throws {
    let disk = try SmallDisk(at: path, "size=1m")
    defer { disk.unmount() }
    let repository = try store()
    try repository.save(Example.save("ana"))
    let filler = path + "/filler"
    _ = FileManager.default.createFile(atPath: filler, contents: nil)
    let handle = try FileHandle(forWritingTo: URL(filePath: filler))
    while (try? handle.write(contentsOf: Data(repeating: 1, count: 4096))) != nil {}
    try handle.close()
    let save = Example.save("ana", basedOn: 1, words: String(repeating: "x", count: 50_000), at: 1)
    #expect(throws: RepositoryError.full) { try repository.save(save) }
    try FileManager.default.removeItem(atPath: filler)
    #expect(try repository.save(save) == 2)
    #expect(try repository.load(user: "ana")?.state == save.state)
  }

  @Test("A disk too full for a new store is told", .enabled(if: canMount))
  func fullFromTheStart() throws {
    let disk = try SmallDisk(at: path, "size=16k")
    defer { disk.unmount() }
    #expect(throws: RepositoryError.full) { try store() }
  }

  @Test(
    "A disk that may only be read is told; writable again, saving works", .enabled(if: canMount))
  func readOnly() throws {
    let disk = try SmallDisk(at: path, "size=2m")
    defer { disk.unmount() }
    _ = try store().save(Example.save("ana"))
    try disk.remount(readOnly: true)
    #expect(throws: RepositoryError.notPermitted("read-only file system")) {
      try store().save(Example.save("ana", basedOn: 1, at: 1))
    }
    try disk.remount(readOnly: false)
    #expect(try store().save(Example.save("ana", basedOn: 1, at: 1)) == 2)
  }

  @Test("A folder that cannot be made is told")
  func noFolder() throws {
    _ = FileManager.default.createFile(atPath: folder.path + "/file", contents: nil)
    #expect(throws: RepositoryError.unusable("not a directory")) {
      try SQLiteRepository(
        folder: folder.path + "/file/store", schema: Example.schema(of: "diet"), now: Example.now)
    }
  }

  private func store(timeout: Double = 5) throws -> SQLiteRepository {
    try SQLiteRepository(
      folder: path, schema: Example.schema(of: "diet"), now: Example.now, timeout: timeout)
  }

  private static var canMount: Bool { SmallDisk.isPossible }
}
