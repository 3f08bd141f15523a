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

  /// Whether a phrase at a place says that a name follows, and whose.
  func saysWhoseName(at place: Int) -> Bool {
    [.my, .they].contains(line.tokens[place].lexeme)
      && (NameIntroduction.phrases.phrase(in: line.tokens, at: place)?.meaning.strength).map {
        $0 > .stated
      } ?? false
  }

  /// Whether a clause says a name only to refuse it: "not Alexander", "anything but Nicholas".
  func isDenied(_ clause: Clause) -> Bool {
    let from = contentStart(of: clause)
    // What is denied ends where a phrase says anew whose name it is: "not my child his name is Ben".
    let isNamedAnew = clause.tokens.dropFirst().contains { place in
      place > from && saysWhoseName(at: place)
    }
    guard from < clause.tokens.upperBound, !isNamedAnew else { return false }
    switch line.tokens[from].lexeme {
    case .not, .neither, .nor, .without, .no, .except: return true
    default: break
    }
    guard clause.link == .but, clause.tokens.lowerBound > 1 else { return false }
    return [.any, .all, .every].contains(line.tokens[clause.tokens.lowerBound - 2].lexeme)
  }
}
