/// Keeps what is shown, for tests and transcripts.
public final class RecordedOutput: ScreenOutput {
  /// Everything shown so far.
  public private(set) var text = ""

  /// What has to go wrong with the next write, if anything.
  public var failure: TerminalError?

  /// Begins with nothing shown.
  public init() {}

  /// Adds to ``text``.
  ///
  /// - Throws: ``failure``, if there is one.
  public func write(_ text: String) throws(TerminalError) {
    if let failure { throw failure }
    self.text += text
  }

  /// Does nothing more.
  ///
  /// - Throws: ``failure``, if there is one.
  public func flush() throws(TerminalError) {
    if let failure { throw failure }
  }

  /// Hands over what was shown since the last time.
  public func take() -> String {
    defer { text = "" }
    return text
  }
}
