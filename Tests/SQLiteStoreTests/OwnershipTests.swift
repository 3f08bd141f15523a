import Foundation
import Glibc
import Onboarding
import RepositoryContract
import SQLiteStore
import Testing

@Suite("Whose the files are")
struct OwnershipTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/diet.sqlite" }
  /// Somebody who is nobody here.
  private static let other: uid_t = 65_534
  private static let isRoot = geteuid() == 0

  init() throws {
    folder = try TemporaryFolder()
  }

  private func store() throws -> SQLiteRepository {
    try SQLiteRepository(folder: folder.path, schema: Example.schema(of: "diet"), now: Example.now)
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  private func expectRefusal() {
    #expect(throws: RepositoryError.notPermitted("it belongs to another user")) { try store() }
  }

  @Test("Files that were restored with open modes are narrowed before they are used")
  func narrowed() throws {
    let first = try store()
    try first.save(Example.save("ana"))
    for suffix in ["", "-wal", "-shm"] { chmod(path + suffix, 0o644) }
    let second = try store()
    for suffix in ["", "-wal", "-shm"] { #expect(mode(path + suffix) == 0o600, "\(suffix)") }
    #expect(try second.load(user: "ana")?.version == 1)
  }

  @Test(
    "A database, a log or a link that another user put there is not used",
    .enabled(if: isRoot), arguments: ["", "-wal", "-shm", "-journal"])
  func planted(suffix: String) throws {
    if suffix.isEmpty { try store().save(Example.save("ana")) }
    let bytes = try? Data(contentsOf: URL(filePath: path))
    if !suffix.isEmpty { try Data().write(to: URL(filePath: path + suffix)) }
    #expect(chown(path + suffix, Self.other, Self.other) == 0)
    expectRefusal()
    #expect((try? Data(contentsOf: URL(filePath: path))) == bytes || !suffix.isEmpty)
  }

  @Test("A link of another user to one's own file is not used", .enabled(if: isRoot))
  func plantedLink() throws {
    try store().save(Example.save("ana"))
    #expect(rename(path, path + ".real") == 0 && symlink(path + ".real", path) == 0)
    #expect(lchown(path, Self.other, Self.other) == 0)
    expectRefusal()
  }

  @Test("A folder of another user is not used: files in it can be swapped", .enabled(if: isRoot))
  func foreignFolder() throws {
    #expect(chown(folder.path, Self.other, Self.other) == 0)
    expectRefusal()
  }

  @Test("A device in the place of a database keeps its mode", .enabled(if: isRoot))
  func device() throws {
    let before = mode("/dev/null")
    #expect(symlink("/dev/null", path) == 0)
    _ = try? store()
    #expect(mode("/dev/null") == before)
  }
}
