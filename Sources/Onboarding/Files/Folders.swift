#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Folders that are still there after a power cut.
public enum Folders {
  /// Makes a folder for its owner alone (0700), with those above it that are missing, each on disk
  /// before the next.
  ///
  /// - Returns: 0, also when the folder is there already, or an error of the operating system.
  public static func make(_ path: String) -> Int32 {
    for isSecondTry in [false, true] {
      if mkdir(path, 0o700) == 0 {
        // Set after making, so that it does not depend on the umask.
        guard chmod(path, 0o700) == 0 else { return errno }
        if let parent = parent(of: path) { sync(parent) }
        return 0
      }
      let failure = errno
      if failure == EEXIST { return 0 }
      guard failure == ENOENT, !isSecondTry, let parent = parent(of: path), parent != path else {
        return failure
      }
      let result = make(parent)
      guard result == 0 else { return result }
    }
    return ENOENT
  }

  /// Writes to the disk which files are in a folder: what was made, renamed or removed there.
  ///
  /// A file system that cannot do it has no better way.
  public static func sync(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// The folder that a file or folder is in, by the bytes of its path; nil for the root.
  public static func parent(of path: String) -> String? {
    let slash = UInt8(ascii: "/")
    var bytes = Array(path.utf8)
    while bytes.count > 1, bytes.last == slash { bytes.removeLast() }
    guard let end = bytes.lastIndex(of: slash) else { return "." }
    if bytes.count == 1 { return nil }
    return end == 0 ? "/" : String(decoding: bytes[..<end], as: UTF8.self)
  }
}
