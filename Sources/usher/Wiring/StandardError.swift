import Glibc
import Terminal

/// Where diagnostics go.
enum StandardError {
  /// Says a line of diagnostics; a reader that has gone is no reason to fail.
  static func say(_ text: String) {
    let output = DescriptorOutput(descriptor: 2)
    try? output.writeLine(Sanitizer.lines(text))
    try? output.flush()
  }

  /// Shows a person at a terminal that something is still under way.
  static func showLife() {
    guard isatty(2) == 1 else { return }
    let output = DescriptorOutput(descriptor: 2)
    try? output.write(".")
    try? output.flush()
  }
}
