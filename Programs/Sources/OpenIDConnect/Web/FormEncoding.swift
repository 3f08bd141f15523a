/// Names and values as a query or a form has them.
enum FormEncoding {
  /// `name=value&…`, where all but unreserved characters (RFC 3986) is percent-encoded.
  static func text(_ fields: [(name: String, value: String)]) -> String {
    fields.map { "\(encoded($0.name))=\(encoded($0.value))" }.joined(separator: "&")
  }

  private static func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      if unreserved.contains(byte) {
        encoded.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return encoded
  }

  private static let unreserved = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
}
