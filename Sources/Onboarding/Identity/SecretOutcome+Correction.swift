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
    if let mended = withOtherEnding(line, email) ?? withOtherPart(line, email) {
      return .corrected(email: mended)
    }
    let line = Line(line)
    // An address says nothing of a day.
    guard let anyDay = CalendarDate(daysSince1970: 0),
      case .understood(let address, let evidence) = EmailDimension().read(
        line, in: Context(today: anyDay)),
      address != email
    else { return nil }
    let rest = line.blanking([evidence.span])
    let parts = Self.parts(of: address) + Self.parts(of: email)
    let besides = rest.contentWords.filter { !parts.contains($0) }
    let isCorrection =
      speaksOfAddress(rest)
      || besides.allSatisfy(ofAddresses.contains)
        && (!besides.isEmpty || CorrectionCue(Wording(line)) != nil || isNearly(address, email))
    return isCorrection ? .corrected(email: address) : nil
  }

  /// That a line typed where a password is asked for reads like something that is said, or is an address.
  ///
  /// Several words of substance are a phrase to sign in with; two others that hold a sentence together are not, nor
  /// is one beside words for an address, nor a command.
  package static func doubt(about line: String) -> SecretOutcome? {
    let line = Line(line)
    guard EmailDimension().value(from: .string(line.text)) == nil else { return .doubted }
    guard line.text.contains(where: \.isWhitespace) else { return nil }
    let words = line.tokens.filter { $0.kind != .sign }
    let small = words.count - line.contentWords.count
    let isCommand = Phrasebook.commands.values.contains { $0.contains(line.text.lowercased()) }
    let isSaid = small > 1 || small > 0 && speaksOfAddress(line) || line.isTalk || isCommand
    return isSaid ? .doubted : nil
  }

  private static func speaksOfAddress(_ line: Line) -> Bool {
    line.contentWords.contains { ["address", "email", "e-mail", "mail"].contains($0) }
  }

  /// The address with the ending that a line says it has: "sorry, mine ends in .net and not in .com".
  private static func withOtherEnding(_ line: String, _ email: String) -> String? {
    let words = line.lowercased().split(whereSeparator: \.isWhitespace)
    guard words.contains(where: { ["end", "ends", "ending"].contains($0) }),
      let place = words.indices.dropFirst().first(where: {
        words[$0].first == "." && ["in", "with"].contains(words[$0 - 1])
      }), let end = email.lastIndex(of: ".")
    else { return nil }
    let ending = words[place].filter { $0.isLetter || $0 == "." }
    let address = email[..<end] + (ending.last == "." ? ending.dropLast() : ending[...])
    return EmailDimension().value(from: .string(String(address)))
  }

  /// The address with a part of it spelled as a line says: "it's gmail, not gmial".
  private static func withOtherPart(_ line: String, _ email: String) -> String? {
    let words = line.lowercased().split { !$0.isLetter && !$0.isNumber && !"'_-".contains($0) }
    let places = words.indices.dropFirst().dropLast()
    guard let not = places.first(where: { words[$0] == "not" }),
      case let (new, old) = (String(words[not - 1]), String(words[not + 1])), new != old,
      new.isRespelling(of: old), parts(of: email).count(where: { $0 == old }) == 1,
      case let mended = email.lowercased().replacing(old, with: new, maxReplacements: 1),
      parts(of: mended).contains(new)
    else { return nil }
    return EmailDimension().value(from: .string(mended))
  }

  /// What stands between the signs of an address, in small letters.
  private static func parts(of address: String) -> [String] {
    address.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// What people say of an address that they mistyped: "oops, wrong email, it's …".
  private static let ofAddresses: Set<String> = [
    "wrong", "email", "e-mail", "mail", "address", "typo", "typed", "mistyped", "misspelled",
    "misspelt", "mistake", "meant", "spelled", "spelt", "office", "work", "private", "personal",
    "old", "other", "one", "missed", "forgot", "dot", "letter", "its", "take", "use", "rather",
    "oh", "hmm",
  ]

  /// Whether two addresses differ by a slip before or behind the "@"; any other address alone may be somebody's
  /// password, which is never shown or kept.
  private static func isNearly(_ address: String, _ email: String) -> Bool {
    let new = address.lowercased().split(separator: "@")
    let old = email.lowercased().split(separator: "@")
    guard new.count == 2, old.count == 2 else { return false }
    // "I missed the dot"
    if new.map({ $0.filter { !".-_".contains($0) } })
      == old.map({ $0.filter { !".-_".contains($0) } })
    {
      return true
    }
    return new[0] == old[0] && isSlip(new[1], of: old[1])
      || new[1] == old[1] && isSlip(new[0], of: old[0])
  }

  /// Whether all parts between dots are the same but for one, which is spelled anew.
  private static func isSlip(_ new: Substring, of old: Substring) -> Bool {
    let (new, old) = (new.split(separator: "."), old.split(separator: "."))
    let others = zip(new, old).filter { $0 != $1 }
    return new.count == old.count && others.count == 1
      && others.allSatisfy { String($0).isRespelling(of: String($1)) }
  }
}
