import CTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The descriptors every process begins with.
public enum StandardStream {
  /// Where answers come from.
  public static let input: Int32 = 0
  /// Where the conversation goes.
  public static let output: Int32 = 1
  /// Where diagnostics go.
  public static let error: Int32 = 2

  /// Whether answers are typed at a terminal.
  public static var isTerminal: Bool { isatty(input) == 1 }

  /// Leads those of them that are closed to nowhere.
  ///
  /// Call it before anything is opened: a database that was opened with the number of a closed
  /// standard output would have the conversation written into it.
  public static func fillClosed() {
    cterminal_fill_closed_streams()
  }

  /// Writes out what was printed and is still kept.
  ///
  /// `print` says nothing of a full disk; whoever prints results has to ask in the end.
  ///
  /// - Throws: ``TerminalError/readerLeft`` or ``TerminalError/writeFailed(_:)``.
  public static func flushPrinted() throws(TerminalError) {
    switch cterminal_flush_output() {
    case 0: return
    case EPIPE: throw .readerLeft
    case let code: throw .writeFailed(code)
    }
  }
}
