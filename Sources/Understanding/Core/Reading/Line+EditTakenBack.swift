/// Edits of a list that a line takes back for others: "drop Wednesday, no wait, drop Monday".
extension Line {
  /// The places of what the last such edit says and of the words that take it back, as UTF-8 offsets; the verb is
  /// left where none follows, as in "drop Wednesday, no, Monday", and so is what says of which list it is.
  package var editTakenBack: [Range<Int>] {
    var end = tokens.count
    while end > 0 {
      let start =
        tokens[..<end].lastIndex { !LexemeSet.repairing.contains($0.lexeme) }
        .map { $0 + 1 } ?? 0
      if start < end, let places = edit(takenBackBy: start..<end) { return places.map(span) }
      end = start < end ? start : end - 1
    }
    return []
  }

  private func edit(takenBackBy repair: Range<Int>) -> [Range<Int>]? {
    guard repair.lowerBound > 0, repair.upperBound < tokens.count, isCorrection(repair),
      let verb = tokens[..<repair.lowerBound].lastIndex(where: Self.edits), opensPart(verb),
      // The "no" of "drop Wednesday, no Thursdays" is one of what follows.
      tokens[repair.upperBound - 1].lexeme != .no,
      // What is added to an edit takes none back, nor does a sentence about it.
      tokens[repair].allSatisfy({ ![.and, .also, .make].contains($0.lexeme) }),
      case let next = tokens[repair.upperBound], !LexemeSet.sentenceOpening.contains(next.lexeme)
    else { return nil }
    let said = verb + 1..<repair.lowerBound
    let tail = said.first { LexemeSet.ofRecipients.contains(tokens[$0].lexeme) }
    if let tail, tokens[tail].lexeme == next.lexeme { return [tail..<repair.upperBound] }
    let object = said.lowerBound..<(tail ?? said.upperBound)
    if Self.edits(next) || next.word == "keep" {
      let isApology = tokens[repair].allSatisfy {
        $0.lexeme == .sorry || LexemeSet.filler.contains($0.lexeme)
      }
      // The sign before the other verb parts it from what is left of the first.
      let isParted = tokens[repair.upperBound - 1].kind == .sign
      let words = repair.lowerBound..<repair.upperBound - (isParted ? 1 : 0)
      return isApology ? nil : [verb..<object.upperBound, words]
    }
    guard !LexemeSet.ofRecipients.contains(next.lexeme) else { return nil }
    // Who means no more than what follows leaves no item of those before; else one takes the place of the last.
    let restricting: LexemeSet = [.just, .only]
    let isOnly = restricting.contains(next.lexeme)
    if isOnly || tokens[repair].contains(where: { restricting.contains($0.lexeme) }) {
      return [object, repair.lowerBound..<repair.upperBound + (isOnly ? 1 : 0)]
    }
    let last = object.last { [.and, .comma].contains(tokens[$0].lexeme) }.map { $0 + 1 }
    let first = object.first { !RemovalWords.particles.contains(tokens[$0].word) }
    guard let from = last ?? first, from < object.upperBound else { return nil }
    return [from..<object.upperBound, repair]
  }

  /// Whether a clause begins at a token, or only a courtesy stands there before it.
  private func opensPart(_ place: Int) -> Bool {
    let before = tokens[..<place].last {
      !LexemeSet.filler.contains($0.lexeme) && ![.please, .can, .you].contains($0.lexeme)
    }
    return before.map { $0.kind == .sign || [.and, .but].contains($0.lexeme) } ?? true
  }

  private static func edits(_ token: Token) -> Bool { EditWords.ofItems.contains(token.word) }
}

extension LexemeSet {
  /// Words before whose list it is, or what something is exchanged for.
  fileprivate static let ofRecipients: LexemeSet = [.to, .from, .for, .of, .with, .by]
  /// Words with which a sentence of its own begins, or something is said besides.
  fileprivate static let sentenceOpening: LexemeSet = [
    .i, .we, .you, .it, .that, .this, .they, .is, .not, .also, .and, .but, .can, .would, .will,
    .need, .want, .if, .so, .what, .why, .how, .yes, .okay,
  ]
}
