/// Names that a line says only to refuse them.
extension NameReader {
  /// Whether some words before a name say that it is not the one, or nearly was: "don't use", "we
  /// wanted to call her".
  func isDenied(_ words: Range<Int>) -> Bool {
    words.contains { place in
      switch line.tokens[place].lexeme {
      case .not: place == 0 || line.tokens[place - 1].lexeme != .why
      case .neither, .nor, .without: true
      default: NameWords.unreal.contains(line.tokens[place].word)
      }
    }
  }

  /// Whether a clause says a name only to refuse it: "not Alexander", "anything but Nicholas".
  func isDenied(_ clause: NameClause) -> Bool {
    let from = contentStart(of: clause)
    guard from < clause.tokens.upperBound else { return false }
    switch line.tokens[from].lexeme {
    case .not, .neither, .nor, .without, .no, .except: return true
    default: break
    }
    guard clause.link == .but, clause.tokens.lowerBound > 1 else { return false }
    return [.any, .all, .every].contains(line.tokens[clause.tokens.lowerBound - 2].lexeme)
  }
}
