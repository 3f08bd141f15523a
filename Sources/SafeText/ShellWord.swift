/// Text as one word of a shell command, to be shown, copied and run.
///
/// Quotes are set byte by byte: a combining mark or a joiner after a quotation mark makes one
/// character with it for people, and none for a shell.
public enum ShellWord {
  /// The word that every POSIX shell reads as the text.
  ///
  /// What a terminal would not show as it is, such as control characters, is written in octal by way of
  /// `printf`; ends of line at its very end are lost there.
  public static func quoted(_ text: String) -> String {
    if !text.isEmpty, text.utf8.allSatisfy(isPlain) { return text }
    guard text.unicodeScalars.contains(where: Sanitizer.isHarmful) else {
      return "'" + text.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
    }
    return "\"$(printf '" + text.utf8.map(printed).joined() + "')\""
  }

  /// An option with its value, as words of a command; a value that looks like an option is joined to
  /// its name.
  public static func option(_ name: String, _ value: String) -> String {
    value.utf8.first == UInt8(ascii: "-")
      ? "\(name)=\(quoted(value))" : "\(name) \(quoted(value))"
  }

  /// Whether a byte stands for itself everywhere in a word.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_./:@+=,".utf8.contains(byte)
    }
  }

  /// A byte as the format of `printf` has it; a dash would begin an option there.
  private static func printed(_ byte: UInt8) -> String {
    if isPlain(byte), byte != UInt8(ascii: "-") { return String(UnicodeScalar(byte)) }
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
