#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The right to change which files are in a folder; processes and threads take turns.
///
/// The folder itself is locked, so nothing is left behind, and the lock goes with the process.
public struct FolderLock: Sendable {
  private let descriptor: Int32

  /// Waits for the lock.
  ///
  /// - Parameter folder: The path of a folder that is there.
  /// - Throws: `unavailable` when it is held for longer than ten seconds.
  public init(_ folder: String) throws(RepositoryError) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw RepositoryError(errno: errno) }
    for _ in 0..<2_000 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      let failure = errno
      guard failure == EWOULDBLOCK || failure == EINTR else {
        close(descriptor)
        throw RepositoryError(errno: failure)
      }
      usleep(5_000)
    }
    close(descriptor)
    throw .unavailable("another program is setting it up")
  }

  /// Lets others go on.
  public func release() {
    close(descriptor)
  }
}
