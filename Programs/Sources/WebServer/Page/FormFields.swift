import Foundation

/// The fields of a form as browsers send them (`application/x-www-form-urlencoded`).
enum FormFields {
  /// The fields by their names; of those of one name the last.
  static func parse(_ text: String) -> [String: String] {
    var fields: [String: String] = [:]
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(parts[0]) else { continue }
      fields[name] = parts.count == 2 ? decoded(parts[1]) ?? "" : ""
    }
    return fields
  }

  private static func decoded(_ text: Substring) -> String? {
    text.replacing("+", with: " ").removingPercentEncoding
  }
}
