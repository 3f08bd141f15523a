import Foundation

/// The fields of a form as browsers send them (`application/x-www-form-urlencoded`).
enum FormFields {
  /// The fields by their names; of those of one name the last.
  ///
  /// Nil where it is no text, of which nobody knows what was meant. Lines end as they do elsewhere: browsers
  /// send each end of a line as CR and LF.
  static func parse(_ bytes: some Collection<UInt8>) -> [String: String]? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var fields: [String: String] = [:]
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(parts[0]), let value = decoded(parts.count == 2 ? parts[1] : "")
      else { return nil }
      fields[name] = value
    }
    return fields
  }

  private static func decoded(_ text: Substring) -> String? {
    text.replacing("+", with: " ").removingPercentEncoding?.replacing("\r\n", with: "\n")
  }
}
