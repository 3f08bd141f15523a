extension String {
  /// Whether a name may be another one spelled anew: "Sonja" for "Sonia", "Laura" for "Luara"; one
  /// letter of a short one may be another, two of a longer one.
  ///
  /// Names of three letters are alike by chance, but where the spelling is told.
  package func isRespelling(of other: String, isSpelled: Bool = false) -> Bool {
    let (own, others) = (
      lowercased().split(separator: " "), other.lowercased().split(separator: " ")
    )
    if own.count > 1, own.count == others.count {
      let changed = zip(own, others).filter { $0 != $1 }
      return changed.count == 1
        && String(changed[0].0).isRespelling(of: String(changed[0].1), isSpelled: isSpelled)
    }
    guard lowercased() != other.lowercased(), let key = WordKey(lowercased()),
      let old = WordKey(other.lowercased()),
      Swift.min(key.count, old.count) > (isSpelled ? 2 : 3)
    else { return false }
    return SlipWeight.between(old, key, most: key.count + old.count < 11 ? 19 : 29) != nil
  }
}

extension Line {
  /// The same line without what it says of letters: "Thorne, with an e", "Mia not with a y".
  package var withoutSpelling: Line {
    guard let start = placeOfSpelling else { return self }
    return keeping(0..<tokens[start].span.lowerBound)
  }

  /// Where a line begins to say how a name is spelled, behind the name.
  private var placeOfSpelling: Int? {
    tokens.indices.dropFirst().first { place in
      guard tokens[place].lexeme == .with, place + 2 < tokens.count else { return false }
      return tokens[place + 1].lexeme == .a && tokens[place + 2].word.count == 1
        && tokens[place + 2].kind == .word
    }
  }
}
