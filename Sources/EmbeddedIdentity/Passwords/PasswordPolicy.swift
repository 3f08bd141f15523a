internal import Foundation
public import Onboarding

/// The rules for passwords, and the one form in which a password is hashed.
public struct PasswordPolicy: Sendable {
  /// The rules, which are the same everywhere.
  public init() {}

  /// What speaks against a new password, or nil when it can be used.
  public func objection(to password: Secret) -> PasswordObjection? {
    guard let normalized = Self.normalized(password), let text = Self.text(normalized),
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return .notText }
    if text.count < PasswordObjection.minimumCharacters { return .tooShort }
    if normalized.byteCount > PasswordObjection.maximumBytes { return .tooLong }
    return CommonPasswords.bundled.contains(text.lowercased().utf8) ? .tooCommon : nil
  }

  /// The password in Unicode's form NFKC, so that it can be typed on another keyboard; nil when
  /// its bytes are not UTF-8.
  ///
  /// ASCII is in that form already, and no text is made of it here.
  static func normalized(_ password: Secret) -> Secret? {
    if password.withBytes({ bytes in bytes.allSatisfy { $0 < 0x80 } }) { return password }
    return text(password).map { Secret($0.precomposedStringWithCompatibilityMapping) }
  }

  private static func text(_ password: Secret) -> String? {
    password.withBytes { String(validating: $0, as: UTF8.self) }
  }
}
