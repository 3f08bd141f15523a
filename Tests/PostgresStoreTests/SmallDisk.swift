import Foundation
import Glibc

/// A disk so small that it is soon full: a file system in memory, which takes root to mount.
struct SmallDisk {
  /// Where it is mounted.
  let folder: String

  /// Whether this process may mount one.
  static let isPossible: Bool = {
    guard getuid() == 0, let disk = try? SmallDisk(megabytes: 1) else { return false }
    disk.remove()
    return true
  }()

  /// Mounts it for the user `postgres`.
  init(megabytes: Int) throws {
    folder = NSTemporaryDirectory() + "usher-disk-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    do {
      let options = "size=\(megabytes)m,mode=0700,uid=\(try Self.owner())"
      try Program(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder]).succeed()
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      throw error
    }
  }

  /// Unmounts it, with all that is on it.
  func remove() {
    try? Program(["umount", "-l", folder]).succeed()
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static func owner() throws -> uid_t {
    guard let entry = getpwnam("postgres") else { throw POSIXError(.ENOENT) }
    return entry.pointee.pw_uid
  }
}
