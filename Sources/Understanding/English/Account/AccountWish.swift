/// What a line wants of an account.
package enum AccountWish: Hashable, Sendable {
  /// To use the account of a provider.
  case provider
  /// To open an account that is there.
  case signIn
  /// To make one.
  case signUp
  /// To begin, in whatever way: "get started".
  case begin
  /// One of the two; which is not said, or not known: "I might have one, can't remember".
  case unsure

  /// The wish that a line speaks of, slips of the fingers mended, or nil when it speaks of none.
  ///
  /// - Parameters:
  ///   - line: What was said.
  ///   - isOffered: Whether a new account and one that is there were offered, in this order, so that
  ///     "the second one" names a wish.
  package init?(_ line: Line, isOffered: Bool) {
    func wish(_ line: Line) -> AccountWish? {
      let wishes = line.spellings.map { AccountReader($0, isOffered: isOffered).wish }
      return Set(wishes).count == 1 ? wishes[0] : .unsure
    }
    let expected = line.expecting(AccountWords.vocabulary)
    // "Sing in" is what fingers make of it where nothing else is meant.
    let doubted = Line(
      line.text, expecting: AccountWords.vocabulary, doubtsWords: true, within: line.effort)
    guard let wish = wish(expected) ?? (doubted.corrections.isEmpty ? nil : wish(doubted)) else {
      return nil
    }
    self = wish
  }
}
