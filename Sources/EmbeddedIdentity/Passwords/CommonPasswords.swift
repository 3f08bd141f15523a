import CResources

/// The most common passwords, which everyone who guesses tries first.
struct CommonPasswords: Sendable {
  /// The list that comes with Usher; it is part of the program's file, and first touched by the
  /// first search.
  static var bundled: CommonPasswords {
    CommonPasswords(Array(String(cString: cresources_common_passwords()).utf8))
  }

  let lines: [UInt8]
  private let start: Int

  /// The passwords of a text, in small letters and sorted by their bytes, one a line, after lines
  /// that begin with `#`.
  init(_ text: [UInt8]) {
    lines = text
    var start = 0
    while start < text.count, text[start] == UInt8(ascii: "#") {
      start = (text[start...].firstIndex(of: Self.newline) ?? text.count - 1) + 1
    }
    self.start = start
  }

  /// Whether a password in small letters is among them; a binary search over the bytes.
  func contains(_ password: some Collection<UInt8>) -> Bool {
    var low = start
    var high = lines.count
    while low < high {
      let middle = low + (high - low) / 2
      let from = lines[low..<middle].lastIndex(of: Self.newline).map { $0 + 1 } ?? low
      let to = lines[from..<high].firstIndex(of: Self.newline) ?? high
      if lines[from..<to].elementsEqual(password) { return true }
      if lines[from..<to].lexicographicallyPrecedes(password) {
        low = min(to + 1, high)
      } else {
        high = from
      }
    }
    return false
  }

  private static var newline: UInt8 { UInt8(ascii: "\n") }
}
