import SafeText
import Terminal

/// Where results for people go.
enum StandardOutput {
  /// Says lines that may have in them what people, files or a store gave.
  static func say(_ text: String) {
    print(Sanitizer.lines(text))
  }
}
