#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The few system calls of this module, tried again where a signal cut them short.
enum SystemCall {
  /// An `errno`.
  struct Failure: Error { let number: Int32 }

  /// Reads what there is, at most `count` bytes; none at the end.
  static func read(_ descriptor: Int32, upTo count: Int) -> Result<[UInt8], Failure> {
    var received = 0
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      repeat {
        received = systemRead(descriptor, buffer.baseAddress, count)
        code = errno
      } while received == -1 && code == EINTR
      initialized = max(received, 0)
    }
    return received == -1 ? .failure(Failure(number: code)) : .success(bytes)
  }

  /// Writes at least one byte, and says how many.
  static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Result<Int, Failure> {
    while true {
      let written = systemWrite(descriptor, bytes.baseAddress, bytes.count)
      if written >= 0 { return .success(written) }
      let code = errno
      switch code {
      case EINTR: continue
      case EAGAIN: _ = wait(for: [descriptor], events: Int16(POLLOUT), milliseconds: -1)
      default: return .failure(Failure(number: code))
      }
    }
  }

  /// Waits until one of the descriptors is ready, and says which are; none when time ran out.
  ///
  /// - Parameters:
  ///   - descriptors: What is waited for.
  ///   - events: Ready for what, as `poll` has it; for reading unless told otherwise.
  ///   - milliseconds: How long to wait; -1 is for ever.
  /// - Returns: Those that are ready, ended or broken.
  static func wait(
    for descriptors: [Int32], events: Int16 = Int16(POLLIN), milliseconds: Int32
  ) -> Set<Int32> {
    var polled = descriptors.map { pollfd(fd: $0, events: events, revents: 0) }
    while poll(&polled, nfds_t(polled.count), milliseconds) == -1 && errno == EINTR {}
    return Set(polled.filter { $0.revents != 0 }.map(\.fd))
  }
}

private func systemRead(_ descriptor: Int32, _ into: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, into, count)
}

private func systemWrite(_ descriptor: Int32, _ from: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, from, count)
}
