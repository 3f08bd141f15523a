import Terminal

/// Counts the lines that are shown on another output.
final class CountingOutput: ScreenOutput {
  private let output: any ScreenOutput
  /// How many lines have ended.
  private(set) var lines = 0

  init(_ output: any ScreenOutput) {
    self.output = output
  }

  func write(_ text: String) throws(TerminalError) {
    lines += text.utf8.count { $0 == UInt8(ascii: "\n") }
    try output.write(text)
  }

  func flush() throws(TerminalError) {
    try output.flush()
  }
}
