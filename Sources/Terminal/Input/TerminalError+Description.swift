#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TerminalError: CustomStringConvertible {
  /// What went wrong and what to do about it, in a sentence or two.
  public var description: String {
    switch self {
    case .readerLeft:
      "Nobody is reading what I write any more."
    case .readFailed(let code):
      "Your answers could not be read (\(Self.reason(code))). Check standard input and try again."
    case .writeFailed(let code):
      "The conversation could not be written (\(Self.reason(code))). "
        + "Check standard output, and that the disk has room, and try again."
    case .noTerminal:
      "The terminal could not be set up for typing. Try again with --plain."
    }
  }

  private static func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
