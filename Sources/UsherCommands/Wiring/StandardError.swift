import SafeText
import Terminal

/// Where diagnostics go.
enum StandardError {
  /// Says a line of diagnostics; a reader that has gone is no reason to fail.
  static func say(_ text: String) {
    let output = DescriptorOutput(descriptor: 2)
    try? output.writeLine(Sanitizer.lines(text))
    try? output.flush()
  }
}
