#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Files that hold what is nobody else's business.
public enum OwnFile {
  /// Why a file or folder is not used.
  public enum Refusal: Error, Hashable {
    /// It belongs to another user, who could read or change what is put there.
    case ofAnotherUser
  }

  /// Makes sure that a file which is there is this user's, and that nobody else can read or write it.
  ///
  /// One that was restored with a mode too open is narrowed to 0600; one that another user made, be
  /// it as a link, is refused. Devices and pipes are left as they are.
  ///
  /// - Parameter path: The path; nothing there is fine.
  /// - Throws: ``Refusal``.
  public static func claim(_ path: String) throws(Refusal) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_uid == geteuid() else { throw .ofAnotherUser }
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    guard status.st_uid == geteuid() else { throw .ofAnotherUser }
    if status.st_mode & 0o077 != 0 { _ = chmod(path, 0o600) }
  }

  /// Makes sure that a folder which is there is this user's or the system's: whoever else owns it can
  /// put other files in the place of those in it.
  ///
  /// So can others where they may write there: a folder of this user's is narrowed.
  ///
  /// - Throws: ``Refusal``.
  public static func check(folder path: String) throws(Refusal) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard [0, geteuid()].contains(status.st_uid) else { throw .ofAnotherUser }
    // In a folder that is sticky, as /tmp is, others can take away their own files only.
    guard status.st_uid == geteuid(), status.st_mode & S_ISVTX == 0 else { return }
    if status.st_mode & 0o022 != 0 { _ = chmod(path, status.st_mode & 0o7755) }
  }
}
