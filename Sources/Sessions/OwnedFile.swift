internal import Glibc
internal import Onboarding

/// A small file that its owner alone can read and write.
struct OwnedFile {
  let path: String

  /// All bytes, or nil when there is no such file; a mode that is too open is narrowed.
  func read() throws(IdentityError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw Self.failure(errno)
    }
    defer { close(descriptor) }
    _ = fchmod(descriptor, 0o600)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw Self.failure(errno)
      }
      bytes += buffer[..<count]
    }
  }

  /// Puts a new file in the place of the old one, on disk before it returns.
  func replace(with bytes: [UInt8]) throws(IdentityError) {
    try makeFolder()
    // Its own name for each process, so that two of them do not write into one file.
    let draft = "\(path).\(getpid())"
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw Self.failure(errno) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw discard(draft, descriptor) }
      written += count
    }
    guard fsync(descriptor) == 0, rename(draft, path) == 0 else {
      throw discard(draft, descriptor)
    }
    close(descriptor)
  }

  /// Removes the file when it is there.
  func remove() throws(IdentityError) {
    guard unlink(path) != 0, errno != ENOENT, errno != ENOTDIR else { return }
    throw Self.failure(errno)
  }

  private func makeFolder() throws(IdentityError) {
    var missing: [String] = []
    var folder = Self.parent(of: path)
    while let place = folder, access(place, F_OK) != 0 {
      missing.append(place)
      folder = Self.parent(of: place)
    }
    for place in missing.reversed() where mkdir(place, 0o700) != 0 && errno != EEXIST {
      throw Self.failure(errno)
    }
  }

  private func discard(_ draft: String, _ descriptor: Int32) -> IdentityError {
    let code = errno
    close(descriptor)
    unlink(draft)
    return Self.failure(code)
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return nil }
    return String(path[..<slash])
  }

  private static func failure(_ code: Int32) -> IdentityError {
    switch code {
    case ENOSPC, EDQUOT: .store(.full)
    case EACCES, EPERM, EROFS, ELOOP: .store(.notPermitted("the file of the session"))
    default: .store(.unavailable("the file of the session: \(String(cString: strerror(code)))"))
    }
  }
}
