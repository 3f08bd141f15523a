#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Something that must not be seen, such as a password.
///
/// Its bytes live in memory of its own that is overwritten when the last reference goes. It never
/// shows them in a description, a mirror or an encoding. A text it was made from, and what the
/// system copied on the way, is out of its reach.
public final class Secret: @unchecked Sendable {
  // Sendable: the memory is written by the initializer and by `deinit` only, when no other thread
  // can have a reference, and only read in between.
  private let storage: UnsafeMutableRawBufferPointer

  /// A secret of these bytes.
  public init(bytes: some Collection<UInt8>) {
    storage = .allocate(byteCount: bytes.count, alignment: 1)
    storage.copyBytes(from: bytes)
  }

  /// A secret of the UTF-8 bytes of a text.
  public convenience init(_ text: String) {
    self.init(bytes: text.utf8)
  }

  deinit {
    if let start = storage.baseAddress { explicit_bzero(start, storage.count) }
    storage.deallocate()
  }

  /// The number of bytes.
  public var byteCount: Int { storage.count }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { storage.isEmpty }

  /// Lends the bytes; they must not outlive the body.
  public func withBytes<Result, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(storage))
  }

  /// Whether two secrets are the same, in a time that depends on their lengths only.
  public func matches(_ other: Secret) -> Bool {
    guard byteCount == other.byteCount else { return false }
    var difference: UInt8 = 0
    for index in storage.indices { difference |= storage[index] ^ other.storage[index] }
    return difference == 0
  }
}
