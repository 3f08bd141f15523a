import Foundation
import Glibc

/// A small file system in memory, which can be full or read-only for real.
struct SmallDisk {
  let path: String

  /// Whether this process may mount, which takes root.
  static let isPossible: Bool = {
    let path = NSTemporaryDirectory() + "usher-mount-\(getpid())"
    guard mkdir(path, 0o700) == 0 else { return false }
    defer { rmdir(path) }
    guard mount("tmpfs", path, "tmpfs", 0, "size=64k") == 0 else { return false }
    umount(path)
    return true
  }()

  /// Mounts it at a path, which is made.
  init(at path: String, _ options: String) throws {
    self.path = path
    mkdir(path, 0o700)
    try Self.check(mount("tmpfs", path, "tmpfs", 0, options))
  }

  /// Makes it read-only or writable.
  ///
  /// A process that another test is just starting has our files open until it becomes another program, and
  /// the disk is busy so long.
  func remount(readOnly: Bool) throws {
    let flags = UInt(MS_REMOUNT) | (readOnly ? UInt(MS_RDONLY) : 0)
    var result = mount("tmpfs", path, "tmpfs", flags, nil)
    for _ in 0..<100 where result != 0 && errno == EBUSY {
      usleep(100_000)
      result = mount("tmpfs", path, "tmpfs", flags, nil)
    }
    try Self.check(result)
  }

  /// Takes it away, whoever still uses it.
  func unmount() {
    umount2(path, Int32(MNT_DETACH))
  }

  private static func check(_ result: Int32) throws {
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }
}
