/// What stands in a line around the name of a thing.
extension Line {
  /// The clauses of a name: "and", "or" within few words, and what hangs on a name, part nothing.
  var thingClauses: [Clause] {
    var merged: [Clause] = []
    for clause in clauses() {
      let joins = clause.link == .and || clause.link == .condition
      if joins, let last = merged.last, !isStatement(last.tokens), !isStatement(clause.tokens) {
        merged[merged.count - 1].tokens = last.tokens.lowerBound..<clause.tokens.upperBound
      } else {
        merged.append(clause)
      }
    }
    return merged
  }

  /// Whether a clause only takes back: "no", "scratch that".
  func isCorrectionOnly(_ clause: Range<Int>) -> Bool {
    clause.count < 4
      && tokens[clause].contains { [.no, .scratch, .wait, .sorry, .nope].contains($0.lexeme) }
      && tokens[clause].allSatisfy {
        [.no, .scratch, .wait, .sorry, .nope, .that, .it, .filler, .actually, .on].contains(
          $0.lexeme)
      }
  }

  /// Whether a clause says a name only to refuse it.
  func deniesThing(_ clause: Range<Int>) -> Bool {
    let words = tokens[clause].prefix(3)
    return words.contains { [.not, .neither, .nor, .without].contains($0.lexeme) }
      || words.contains { $0.lexeme == .any } && tokens[clause].contains { $0.lexeme == .but }
  }

  /// Whether the line says that there is none of something, which a known word in small letters that is nobody's name is: "no
  /// problem".
  package var saysThereIsNone: Bool {
    tokens.indices.dropLast().contains { place in
      let noun = tokens[place + 1]
      let next = place + 2 < tokens.count ? tokens[place + 2] : nil
      let isAll = next.map { $0.kind == .sign || $0.isCourtesy } ?? true
      return tokens[place].lexeme == .no && noun.lexeme == .other && isAll
        && isWrittenSmall(place + 1)
        && English.isWord(noun.word) && !English.isGivenName(noun.word)
    }
  }

  /// The words of a name without a "the" before it and a day behind it: "the London Marathon on
  /// 26 April".
  func thing(in words: Range<Int>) -> Range<Int> {
    var from = words.lowerBound
    if words.count > 1, tokens[from].lexeme == .the, isWrittenSmall(from) { from += 1 }
    let end = words.dropFirst(from + 1 - words.lowerBound).first { place in
      LexemeSet.beforeDay.contains(tokens[place].lexeme) && isBeforeDay(place, in: words)
    }
    return from..<(end ?? words.upperBound)
  }

  /// Whether a day or a time stands behind the "on" or "in" at a place.
  private func isBeforeDay(_ place: Int, in words: Range<Int>) -> Bool {
    var next = place + 1
    if next < words.upperBound, tokens[next].lexeme == .the { next += 1 }
    return next < words.upperBound && LexemeSet.whenOrHow.contains(tokens[next].lexeme)
  }

  func isPronoun(_ name: Range<Int>) -> Bool {
    name.count == 1 && [.that, .this, .it, .these].contains(tokens[name.lowerBound].lexeme)
  }

  /// Whether only small words stand before what somebody asks to be done.
  func leadsToOrder(_ words: Range<Int>) -> Bool {
    words.allSatisfy { LexemeSet.beforeThingOrder.contains(tokens[$0].lexeme) }
  }

  /// Whether a "will do" or "would be a fine name" begins at a place.
  func saysItWillDo(at place: Int, before end: Int) -> Bool {
    let rest = tokens[(place + 1)..<end]
    // "Meltdowns sounds kinder"
    if Self.appearing.contains(tokens[place].word) {
      return rest.count == 1
        && rest.first.map { NameWords.sufficient.contains($0.word) || $0.word.hasSuffix("er") }
          ?? false
    }
    guard [.will, .would, .is].contains(tokens[place].lexeme) else { return false }
    if tokens[place].lexeme == .will, rest.first?.lexeme == .do { return true }
    let quality = rest.first?.word == "be" ? rest.dropFirst() : rest
    return rest.prefix(6).contains { $0.word == "name" || $0.word == "title" }
      || quality.count == 1 && quality.first.map { NameWords.sufficient.contains($0.word) } ?? false
  }

  /// Verbs that say how a name is: how it seems, or whether it suits.
  private static let appearing = seeming.union(WordClasses.english.words("Thing.appearing"))

  /// Whether what is to be done with a thing begins at a place: "make it blue", "give it an icon".
  private func isOrder(_ place: Int, before end: Int) -> Bool {
    place + 1 < end && tokens[place].kind == .word
      && ([.it, .that, .this].contains(tokens[place + 1].lexeme)
        || ["make", "use", "give"].contains(tokens[place].word) && isWrittenSmall(place))
  }

  /// The words without what is said behind a name: "please", "lol", "I guess", "couldn't we".
  func withoutTail(_ words: Range<Int>) -> Range<Int> {
    var end = words.upperBound
    for place in words.dropFirst() {
      let next = place + 1 < words.upperBound ? tokens[place + 1].lexeme : .end
      let isTag = tokens[place].lexeme == .not && [.we, .you, .i, .it, .they].contains(next)
      let isHedge = tokens[place].lexeme == .i && next == .hedge
      // "Call it Tea and make it green"
      let isOrder = tokens[place].lexeme == .and && isOrder(place + 1, before: words.upperBound)
      // What a name is for may follow it: "as the name".
      let isLabel =
        tokens[place].lexeme == .as && next == .the && place + 3 == words.upperBound
        && NamingWords.calling.contains(tokens[place + 2].word)
      if isTag || isHedge || isOrder || isLabel || tokens[place].lexeme == .please {
        end = place
        break
      }
    }
    while end > words.lowerBound + 1 {
      let token = tokens[end - 1]
      let isLoose =
        token.kind == .sign && token.word.allSatisfy(\.isASCII)
        && ![.percent, .plus, .closing].contains(token.lexeme)
      guard
        isLoose || NameWords.chat.contains(token.word) && isWrittenSmall(end - 1)
          || [.thanks, .please, .hedge].contains(token.lexeme)
          // "The Berlin one"
          || token.word == "one" && isWrittenSmall(end - 1) && isCapitalised(end - 2)
            && tokens[end - 2].word.utf8.count > 2
      else { break }
      end -= 1
    }
    return words.lowerBound..<max(end, words.lowerBound)
  }
}

extension LexemeSet {
  /// What may stand between the name of a thing and its day.
  fileprivate static let beforeDay: LexemeSet = [.on, .in, .at, .this, .next]

  /// What may stand before what somebody asks to be done with a name.
  fileprivate static let beforeThingOrder: LexemeSet = [
    .i, .you, .we, .can, .will, .would, .want, .like, .to, .have, .need, .do, .now, .me, .hedge,
    .please, .just, .filler, .maybe, .so, .it, .is,
  ]
}
