internal import Foundation
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
      let count = Foundation.read(descriptor, &buffer, buffer.count)
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
    if let folder = Folders.parent(of: path) { Folders.sync(folder) }
  }

  /// Removes the file when it is there, and the drafts of it that programs left which were killed.
  ///
  /// - Returns: How many files that were.
  @discardableResult
  func remove() throws(IdentityError) -> Int { try Self.remove([path] + drafts) }

  /// Removes the drafts of the file that programs left which were killed.
  ///
  /// - Returns: How many files that were.
  func removeDrafts() throws(IdentityError) -> Int { try Self.remove(drafts) }

  private static func remove(_ paths: [String]) throws(IdentityError) -> Int {
    var count = 0
    defer {
      if count > 0, let folder = paths.first.flatMap(Folders.parent) { Folders.sync(folder) }
    }
    for path in paths {
      if unlink(path) == 0 {
        count += 1
      } else if errno != ENOENT && errno != ENOTDIR {
        throw failure(errno)
      }
    }
    return count
  }

  /// The drafts beside the file, whoever makes or made them.
  private var drafts: [String] {
    guard let folder = Folders.parent(of: path), let open = opendir(folder) else { return [] }
    defer { closedir(open) }
    let start = path.dropFirst(folder.count + 1) + "."
    var drafts: [String] = []
    while let entry = readdir(open) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasPrefix(start), Int32(name.dropFirst(start.count)) != nil else { continue }
      drafts.append("\(folder)/\(name)")
    }
    return drafts
  }

  private func makeFolder() throws(IdentityError) {
    guard let folder = Folders.parent(of: path) else { return }
    let failure = Folders.make(folder)
    guard failure == 0 else { throw Self.failure(failure) }
  }

  private func discard(_ draft: String, _ descriptor: Int32) -> IdentityError {
    let code = errno
    close(descriptor)
    unlink(draft)
    return Self.failure(code)
  }

  private static func failure(_ code: Int32) -> IdentityError {
    switch code {
    case ENOSPC, EDQUOT: .store(.full)
    case EACCES, EPERM, EROFS, ELOOP: .store(.notPermitted("the file of the session"))
    default: .store(.unavailable("the file of the session: \(String(cString: strerror(code)))"))
    }
  }
}
