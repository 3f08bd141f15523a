extension EmailDimension {
  /// The address of the line, with the part of it that the line corrects behind it: "sam@gmial.com, I
  /// mean gmail".
  ///
  /// A correction that nobody could place leaves nothing understood, as the address before it is known
  /// to be wrong.
  public func read(_ line: Line, in context: Context) -> Reading<String> {
    let matches = matches(in: line, context: context)
    guard let last = matches.last, let correction = line.correction(behind: last.tokens.upperBound)
    else { return Settlement(of: matches, in: line) { violation(of: $0, in: context) }.reading() }
    let repaired = EmailRepair(of: last.values[0], by: correction).addresses
    guard !repaired.isEmpty else { return .unclear(.nothingFound) }
    let words = last.tokens.lowerBound..<line.tokens.count
    let evidence = line.evidence(words, rule: "email.corrected")
    for address in repaired {
      if let violation = violation(of: address, in: context) {
        return .unclear(.refused(address, violation, evidence))
      }
    }
    return Reading(anyOf: repaired, evidence)
  }
}

extension Line {
  /// Whether some words tell of who says them, and of no address: "sorry, I was on the phone".
  private func tellsOfOneself(_ words: Range<Int>) -> Bool {
    let told = words.drop {
      LexemeSet.filler.contains(tokens[$0].lexeme) || tokens[$0].lexeme == .sorry
    }
    guard let first = told.first, tokens[first].lexeme == .i, told.count > 3 else { return false }
    return tokens[first + 1].lexeme != .mean && tellsFact(first..<words.upperBound)
  }

  /// What stands behind words that take back what ends at a token, without white space; nil where none
  /// do.
  fileprivate func correction(behind end: Int) -> String? {
    let behind = end..<tokens.count
    guard isCorrection(behind), !tellsOfOneself(behind) else { return nil }
    let cues: LexemeSet = LexemeSet.filler.union([
      .wait, .sorry, .actually, .scratch, .mean, .no, .nope, .i, .it, .is, .that, .the, .make,
      .with, .would, .at, .dash,
    ])
    guard let from = behind.first(where: { !cues.contains(tokens[$0].lexeme) }) else { return "" }
    let words = (from..<tokens.count).filter {
      ![.please, .thanks, .exclamation, .period].contains(tokens[$0].lexeme)
    }
    guard let last = words.last else { return "" }
    return self.words(from..<last + 1)
  }
}
