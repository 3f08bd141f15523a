package import Conversation
internal import Understanding

extension SecretOutcome {
  /// That a line typed where a new password is asked for says the email address anew.
  ///
  /// The address was mistyped before: "sorry, it's nora@example.org".
  ///
  /// - Parameters:
  ///   - line: What was typed.
  ///   - email: The address that the password would be for.
  /// - Returns: The address in its place, or nil where the line may be a password.
  package static func correction(in line: String, of email: String) -> SecretOutcome? {
    let line = Line(line)
    // An address says nothing of a day.
    guard let anyDay = CalendarDate(daysSince1970: 0),
      case .understood(let address, let evidence) = EmailDimension().read(
        line, in: Context(today: anyDay)),
      address != email, line.blanking([evidence.span]).contentWords.isEmpty,
      CorrectionCue(Wording(line)) != nil || isNearly(address, email)
    else { return nil }
    return .corrected(email: address)
  }

  /// Whether two addresses differ only before or only behind the "@".
  private static func isNearly(_ address: String, _ email: String) -> Bool {
    let halves = zip(address.split(separator: "@"), email.split(separator: "@"))
    return halves.contains { $0.lowercased() == $1.lowercased() }
  }
}
