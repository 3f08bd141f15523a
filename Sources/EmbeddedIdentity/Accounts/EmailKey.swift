internal import Foundation

/// An email address in the form in which it is looked up.
///
/// Small letters and Unicode's form NFC, without space around it: mailboxes that differ by case
/// only belong to one person everywhere that matters.
struct EmailKey: Hashable, Sendable {
  let text: String

  /// The key that an account was stored with.
  init(stored text: String) {
    self.text = text
  }

  /// The key of an address, or nil when it is none: something, one `@`, something, and at most
  /// 254 bytes (RFC 5321).
  init?(_ email: String) {
    let trimmed = email.trimmingCharacters(in: .whitespacesAndNewlines)
    let parts = trimmed.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty, trimmed.utf8.count <= 254,
      !trimmed.contains(where: \.isWhitespace)
    else { return nil }
    text = trimmed.lowercased().precomposedStringWithCanonicalMapping
  }
}
