import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A search for texts in the bytes of files, however large.
struct FileScan {
  let paths: [String]

  /// Descriptors of files that were searched, which are never closed: closing one would release
  /// the locks that every connection of this process holds on the file.
  private static let descriptors = Mutex<[StoreFile.Identity: Int32]>([:])
  private static let chunk = 1 << 20

  /// Whether any file contains any of the texts; also when a file cannot be read.
  func contains(anyOf texts: [String]) -> Bool {
    paths.contains { path in
      var status = stat()
      guard stat(path, &status) == 0 else { return errno != ENOENT }
      let identity = StoreFile.Identity(status)
      guard let descriptor = Self.descriptor(path, identity) else { return true }
      return Self.contains(texts.map { Array($0.utf8) }, in: descriptor)
    }
  }

  private static func descriptor(_ path: String, _ identity: StoreFile.Identity) -> Int32? {
    descriptors.withLock { known in
      if let descriptor = known[identity] { return descriptor }
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      known[identity] = descriptor
      return descriptor
    }
  }

  private static func contains(_ texts: [[UInt8]], in descriptor: Int32) -> Bool {
    let overlap = max(0, (texts.map(\.count).max() ?? 1) - 1)
    var buffer = [UInt8](repeating: 0, count: chunk)
    var offset = 0
    while true {
      let count = pread(descriptor, &buffer, chunk, offset)
      guard count > 0 else { return count < 0 }
      if texts.contains(where: { isFound($0, in: buffer[..<count]) }) { return true }
      guard count > overlap, count == chunk else { return false }
      offset += count - overlap
    }
  }

  private static func isFound(_ text: [UInt8], in bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let first = text.first else { return false }
      var from = 0
      while bytes.count - from >= text.count,
        let candidate = memchr(start + from, Int32(first), bytes.count - from - text.count + 1)
      {
        if memcmp(candidate, text, text.count) == 0 { return true }
        from = UnsafeRawPointer(candidate) - start + 1
      }
      return false
    }
  }
}
