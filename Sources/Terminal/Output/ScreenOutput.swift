/// Where a conversation is shown.
///
/// Lines are shown as they are given: put text from answers or a store through ``Sanitizer``, and
/// long text through ``TextLayout``, first.
public protocol ScreenOutput: AnyObject {
  /// Shows text as it is, with no end of line after it.
  ///
  /// - Throws: ``TerminalError/readerLeft`` or ``TerminalError/writeFailed(_:)``.
  func write(_ text: String) throws(TerminalError)

  /// Sees to it that everything written so far is shown.
  ///
  /// - Throws: ``TerminalError/readerLeft`` or ``TerminalError/writeFailed(_:)``.
  func flush() throws(TerminalError)
}

extension ScreenOutput {
  /// Shows one line and ends it.
  ///
  /// - Throws: ``TerminalError/readerLeft`` or ``TerminalError/writeFailed(_:)``.
  public func writeLine(_ line: String = "") throws(TerminalError) {
    try write(line + "\n")
  }
}
