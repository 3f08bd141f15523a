/// Comma-separated values (RFC 4180).
///
/// What needs quotes is found scalar by scalar: a combining mark after a comma or a quotation mark
/// makes one character with it for people, and none for those who read the file.
public enum CSV {
  /// A line of values, quoted where they need it.
  public static func line(_ values: [String]) -> String {
    values.map(quoted).joined(separator: ",")
  }

  private static func quoted(_ text: String) -> String {
    // A leading sign would be run as a formula by spreadsheets; an apostrophe keeps it text.
    let isFormula = text.unicodeScalars.first.map { formulas.contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    guard safe.unicodeScalars.contains(where: { syntax.contains($0) }) else { return safe }
    return "\"" + safe.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }

  private static let formulas: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r"]
  private static let syntax: Set<Unicode.Scalar> = [",", "\"", "\r", "\n"]
}
