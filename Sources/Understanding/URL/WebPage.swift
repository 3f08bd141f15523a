/// A text taken apart as the address of a page on the web.
struct WebPage {
  /// The address, with its scheme, and with scheme and host in small letters.
  let address: String
  /// Whether the text says its scheme.
  let saysScheme: Bool

  /// The address that a text without white space is; nil where it is none, or one of another kind, such as
  /// an email address.
  init?(_ text: String) {
    var rest = text[...]
    var scheme = "https"
    saysScheme = text.contains("://")
    if let mark = text.firstRange(of: "://") {
      scheme = text[..<mark.lowerBound].lowercased()
      rest = text[mark.upperBound...]
    }
    guard ["http", "https"].contains(scheme), saysScheme || Self.isWritten(rest) else { return nil }
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    let (authority, path) = (rest[..<end], rest[end...])
    let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let host = parts.first, Self.isHost(host),
      parts.count == 1 || Self.isPort(parts[1]), path.unicodeScalars.allSatisfy(Self.isAllowed)
    else { return nil }
    let port = parts.count == 2 ? ":\(parts[1])" : ""
    address = "\(scheme)://\(host.lowercased())\(port)\(path)"
  }

  /// Labels of letters, digits and hyphens, the last of them letters (RFC 1123); those of other scripts too.
  private static func isHost(_ host: Substring) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, host.utf8.count <= 253, let last = labels.last, last.count >= 2,
      last.allSatisfy(\.isLetter) || last.hasPrefix("xn--")
    else { return false }
    return labels.allSatisfy { label in
      !label.isEmpty && label.utf8.count <= 63 && label.first != "-" && label.last != "-"
        && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }

  /// Whether capitals stand as they do in an address, and not at the beginning of a sentence behind a full
  /// stop: "Example.org", but not "like it.But".
  private static func isWritten(_ text: Substring) -> Bool {
    let host = text.prefix { !"/?#".contains($0) }
    return host.dropFirst().allSatisfy { !$0.isUppercase } || host.allSatisfy { !$0.isLowercase }
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (48...57).contains($0) }
      && Int(text).map { (1...65_535).contains($0) } == true
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x20 && scalar.value != 0x7F && !"\"<>\\^`{|}".unicodeScalars.contains(scalar)
  }
}
