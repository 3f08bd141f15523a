import CTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Shows a conversation on a file descriptor: a terminal, a pipe or a file.
///
/// Text is gathered and written when it is flushed, which every ``LineInput`` does before it
/// waits; so a turn is shown whole and costs one `write`.
public final class DescriptorOutput: ScreenOutput {
  private let descriptor: Int32
  private var pending: [UInt8] = []

  /// More than a screenful is not held back.
  private static let mostPending = 16_384

  /// Writes to a descriptor that stays open and is closed by whoever opened it.
  ///
  /// From here on, writing to a pipe nobody reads is ``TerminalError/readerLeft`` and no longer
  /// ends the process (SIGPIPE).
  ///
  /// - Parameter descriptor: Standard output, unless told otherwise.
  public init(descriptor: Int32 = StandardStream.output) {
    self.descriptor = descriptor
    cterminal_refuse_broken_pipes()
  }

  /// Keeps text until it is flushed, unless it is more than a screenful.
  ///
  /// - Throws: ``TerminalError/readerLeft`` or ``TerminalError/writeFailed(_:)``.
  public func write(_ text: String) throws(TerminalError) {
    pending.append(contentsOf: text.utf8)
    if pending.count > Self.mostPending { try flush() }
  }

  /// Writes everything kept, however slowly it is taken.
  ///
  /// - Throws: ``TerminalError/readerLeft`` or ``TerminalError/writeFailed(_:)``.
  public func flush() throws(TerminalError) {
    let bytes = pending
    // What could not be written is not tried again by the next flush: half of it may have arrived.
    pending.removeAll(keepingCapacity: true)
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes {
        SystemCall.write(descriptor, $0)
      }
      switch written {
      case .success(let count): start += count
      case .failure(let code) where code.number == EPIPE: throw .readerLeft
      case .failure(let code): throw .writeFailed(code.number)
      }
    }
  }
}
