extension EmailDimension {
  /// Written addresses, and one that is spelled out in words.
  public func matches(in line: Line, context: Context) -> [Match<String>] {
    let matches = addresses(in: line)
    return matches.isEmpty ? spelled(in: line).map { [$0] } ?? [] : matches
  }

  /// sam@example.org, in any sentence; also sam dot lee@example dot org.
  func addresses(in line: Line) -> [Match<String>] {
    let tokens = line.tokens
    return tokens.indices.compactMap { sign in
      guard tokens[sign].lexeme == .atSign, sign > 0, !tokens[sign].startsWord,
        sign + 1 < tokens.count, !tokens[sign + 1].startsWord
      else { return nil }
      var mailbox = Mailbox(line: line)
      guard let from = mailbox.readLocal(before: sign),
        let to = mailbox.readDomain(after: sign)
      else { return nil }
      return Match(
        values: [mailbox.address], tokens: from..<to, rule: "email.written", isExplicit: true)
    }
  }

  /// sam at example dot org, where nothing but "it's" and "my email is" stands before it.
  private func spelled(in line: Line) -> Match<String>? {
    let tokens = line.tokens
    guard let sign = tokens.firstIndex(where: { $0.lexeme == .at }), sign > 0 else { return nil }
    var mailbox = Mailbox(line: line)
    guard let from = mailbox.readLocal(before: sign), let to = mailbox.readDomain(after: sign),
      LexemeSet.nameable.contains(tokens[from].lexeme) || tokens[from].kind == .digits
        || from + 1 < sign,
      tokens[..<from].allSatisfy(\.introducesAddress)
    else { return nil }
    return Match(
      values: [mailbox.address], tokens: from..<to, rule: "email.spelled", isExplicit: true)
  }
}

extension Token {
  /// Whether the word may stand before an address that is spelled out.
  fileprivate var introducesAddress: Bool {
    switch lexeme {
    case .is, .it, .my, .colon, .comma, .filler, .yes, .okay, .that, .period, .the: true
    default: Self.beforeAddress.contains(word) || lexeme == .dash
    }
  }

  /// Words that may lead to an address.
  private static let beforeAddress = WordClasses.english.words("EmailRules.beforeAddress")
}
