import Onboarding

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The file of a database: where it is, how it is made, and which one it is.
package struct StoreFile: Sendable {
  let folder: String
  package let path: String

  /// Which file a path leads to, whatever its name: a file that was moved or made anew is another.
  package struct Identity: Hashable, Sendable {
    let device: UInt
    let inode: UInt

    init(_ status: stat) {
      device = UInt(status.st_dev)
      inode = UInt(status.st_ino)
    }
  }

  /// The file `NAME.sqlite` in a folder.
  package init(folder: String, name: String) {
    self.folder = folder
    path = "\(folder)/\(name).sqlite"
  }

  /// What SQLite keeps beside the database: its log, the log's index, and a journal.
  static let companions = ["-wal", "-shm", "-journal"]

  /// What the name of a damaged database goes on with that was set aside.
  static let setAsideMark = ".corrupt-"

  /// Which file is at the path now; nil when there is none.
  var identity: Identity? { Self.identity(at: path) }

  /// Which file is SQLite's log now; nil when there is none.
  var log: Identity? { Self.identity(at: path + "-wal") }

  /// Puts on the disk how long the log is, and says whether that was done.
  ///
  /// SQLite empties its log without: a power cut would bring back what was in it. No locks are held on
  /// the log, so that closing it releases none.
  package func syncLog() -> Bool {
    let descriptor = open(path + "-wal", O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return errno == ENOENT }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }

  private static func identity(at path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(status)
  }

  /// What stands in the way of writing the file, as an error of the operating system, where that
  /// can be seen from outside.
  var obstacle: Int32? {
    if access(path, R_OK | W_OK) != 0 { return errno }
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return errno }
    return status.f_bavail * status.f_frsize < Self.leastRoom ? ENOSPC : nil
  }

  /// The room SQLite wants at least, for the index of its log.
  private static let leastRoom: UInt = 64 << 10

  /// Makes the folder and an empty file, for their owner alone, when there is no such file.
  ///
  /// Modes are set after making, so that they do not depend on the umask; SQLite gives its other
  /// files the mode of the database. A file that is there is not even opened: closing it again
  /// would release the locks that other connections of this process hold on it.
  func makeIfMissing() throws(RepositoryError) {
    if let kind = FileKind(at: path) {
      guard kind == .file else { throw .unusable("\(path) is a \(kind.rawValue)") }
      return try claim()
    }
    let flags = O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC
    var descriptor = open(path, flags, 0o600)
    if descriptor < 0, errno == ENOENT {
      let failure = Folders.make(folder)
      guard failure == 0 else { throw RepositoryError(errno: failure) }
      descriptor = open(path, flags, 0o600)
    }
    guard descriptor >= 0 else {
      if errno == EEXIST { return try claim() }
      throw RepositoryError(errno: errno)
    }
    defer { close(descriptor) }
    guard fchmod(descriptor, 0o600) == 0 else { throw RepositoryError(errno: errno) }
    Folders.sync(folder)
    // What another program left of a database that was removed is not this one's.
    try claim()
  }

  /// Makes sure that the database, and what SQLite keeps beside it, are this user's alone: they may
  /// have been restored with other modes, or put there by somebody else.
  private func claim() throws(RepositoryError) {
    do throws(OwnFile.Refusal) {
      try OwnFile.check(folder: folder)
      for suffix in [""] + Self.companions { try OwnFile.claim(path + suffix) }
    } catch {
      throw .notPermitted("it belongs to another user")
    }
  }

  /// Moves a damaged database aside, with what SQLite keeps beside it.
  ///
  /// - Parameters:
  ///   - damaged: Which file is meant; another one that has come to the path since is left alone.
  ///   - suffix: What the name is given at its end.
  /// - Returns: Where it is now, or nil when it could not be moved or was moved already.
  func setAside(_ damaged: Identity?, suffix: String) -> String? {
    guard let lock = try? FolderLock(folder) else { return nil }
    defer { lock.release() }
    guard let damaged, identity == damaged else { return nil }
    let endings = [""] + (2...99).map { "-\($0)" }
    let places = endings.map { "\(path)\(Self.setAsideMark)\(suffix)\($0)" }
    guard let place = places.first(where: { access($0, F_OK) != 0 }), rename(path, place) == 0
    else { return nil }
    for companion in Self.companions { _ = rename(path + companion, place + companion) }
    Folders.sync(folder)
    return place
  }
}
