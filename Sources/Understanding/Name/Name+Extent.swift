extension NameDimension {
  /// The token behind the name that begins with a token; the token itself when none does.
  func nameEnd(in line: Line, from: Int) -> Int {
    let tokens = line.tokens
    var end = from
    while end < tokens.count, end - from < 40 {
      let token = tokens[end]
      if token.kind == .sign {
        // "Ana-Lucía", "J. R.", "O'Neill" end in what they join.
        let isInner = end > from && end + 1 < tokens.count && tokens[end + 1].kind != .sign
        let joins =
          token.lexeme == .dash && !token.startsWord
          && !(tokens[end + 1 < tokens.count ? end + 1 : end].startsWord)
          || token.lexeme == .period && tokens[max(from, end - 1)].isShortened
          || token.lexeme == .quote && (!token.startsWord || bearer == .thing)
          || bearer == .thing
            && [.ampersand, .slash, .apostrophe, .plus, .hash].contains(token.lexeme)
        // "T.J." ends in a point of its own.
        let isLastInitial =
          token.lexeme == .period && !token.startsWord && end > from + 1
          && tokens[end - 1].word.utf8.count == 1 && tokens[end - 2].lexeme == .period
        if isLastInitial, !isInner { return end + 1 }
        guard isInner, joins else { break }
      } else if ends(name: from..<end, at: token, in: tokens, index: end) {
        break
      } else if bearer == .person, end > from, isBehindName(end, in: line) {
        break
      } else if bearer == .person, Self.deeds.contains(token.word), line.isWrittenSmall(end) {
        // "It was hard", "it took ages"
        break
      }
      end += 1
      // "Ben's 5" and "Jackie's fine" are short for "is".
      if bearer == .person, token.isPossessive { break }
    }
    return end
  }

  /// Whether a word doubts the name before it ("sam probably"), or begins another part of it ("Sam,
  /// last name Hill").
  private func isBehindName(_ index: Int, in line: Line) -> Bool {
    let token = line.tokens[index]
    if [.hedge, .maybe].contains(token.lexeme) { return line.isWrittenSmall(index) }
    // "Jo then", but who is looking for the rest has not ended.
    if token.lexeme == .filler, line.isWrittenSmall(index) {
      return line.tokens[(index + 1)...].first.map { $0.lexeme != .other } ?? true
    }
    if token.kind == .word, line.isWrittenSmall(index), isBehindWritten(index, in: line) {
      return true
    }
    if line.lettersSpelled(from: index) > 2 { return true }
    return token.word == "surname" || line.isFamilyName(before: index + 1)
  }

  /// Whether a word in small letters is chat behind a name, a letter of one that is spelled, or goes
  /// on after a name with a capital.
  private func isBehindWritten(_ index: Int, in line: Line) -> Bool {
    let token = line.tokens[index]
    let isParticle = NameCase.particles.contains(token.word)
    if NameWords.chat.contains(token.word) || token.lexeme == .ordinal { return true }
    if token.word.count == 1 {
      let next = index + 1 < line.tokens.count ? line.tokens[index + 1].kind : .sign
      return !isParticle || next != .word
    }
    return !isParticle && index > 1 && line.isCapitalised(index - 1) && token.lexeme == .other
      && !line.isUncased(index)
  }

  /// Whether a word cannot belong to a person's name that has begun.
  private func endsPerson(
    name: Range<Int>, at token: Token, in tokens: [Token], index: Int
  ) -> Bool {
    if token.kind == .digits { return token.startsWord }
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    switch token.lexeme {
    case .month, .may:
      // "Mia, May 4th" without its comma.
      return !name.isEmpty && next?.kind == .digits
    case .will where name.isEmpty:
      // A name only when nothing follows that would make it a verb.
      return next.map { $0.kind == .word && $0.lexeme != .other } ?? false
    default: break
    }
    guard LexemeSet.afterName.contains(token.lexeme) else {
      return !name.isEmpty && (Line.verbs.contains(token.word) || token.word == "speaking")
    }
    // "So-yeon" and "In-su" begin with small words of English.
    return !(name.isEmpty && next?.lexeme == .dash && next?.startsWord == false)
  }

  /// Whether a word cannot belong to a name that has begun.
  private func ends(name: Range<Int>, at token: Token, in tokens: [Token], index: Int) -> Bool {
    guard bearer == .thing else {
      return endsPerson(name: name, at: token, in: tokens, index: index)
    }
    guard !name.isEmpty else { return token.lexeme == .question }
    switch token.lexeme {
    case .but, .please, .thanks, .hedge: return true
    // What it is not to be called is no part of it.
    case .not:
      let next = index + 1 < tokens.count ? tokens[index + 1].lexeme : .end
      return [.that, .this, .it, .they].contains(next)
    case .on, .in, .at, .this, .next, .for, .with, .by:
      let after = index + 1
      guard after < tokens.count, tokens[after].kind != .sign else { return true }
      // "on the 26th" is a day, "in the Park" is part of a name.
      let isArticle = tokens[after].lexeme == .the && after + 1 < tokens.count
      return LexemeSet.whenOrHow.contains(tokens[isArticle ? after + 1 : after].lexeme)
    default: return Self.aiming.contains(token.word)
    }
  }

  /// What things did, in words that are no names in small letters.
  private static let deeds = WordClasses.english.words("NameDimension.deeds")
  /// Verbs behind a name that tell what somebody aims at.
  private static let aiming = WordClasses.english.words("NameDimension.aiming")
}

extension Line {
  /// How many single letters stand side by side from a place on.
  fileprivate func lettersSpelled(from index: Int) -> Int {
    tokens[index...].prefix { $0.kind == .word && $0.word.count == 1 }.count
  }

  /// Whether "last", "family" or the like stands before a "name" at a place.
  func isFamilyName(before index: Int) -> Bool {
    guard index > 0, index < tokens.count, tokens[index].word.hasPrefix("name") else {
      return false
    }
    return tokens[index - 1].lexeme == .last || tokens[index - 1].lexeme == .second
      || ["family", "middle", "maiden"].contains(tokens[index - 1].word)
  }
}

extension Token {
  /// Whether the word is an initial or a title, behind which a point ends nothing.
  var isShortened: Bool {
    kind == .word
      && (word.count == 1 || NameWords.titles.contains(word) || ["st", "jr", "sr"].contains(word))
  }

  /// Whether the word ends in "'s".
  var isPossessive: Bool { word.utf8.count > 3 && word.hasSuffix("'s") }
}

extension LexemeSet {
  /// Words that end a person's name.
  static let afterName: LexemeSet = [
    .and, .or, .but, .is, .at, .on, .in, .by, .for, .from, .born, .age, .old, .turn, .please,
    .thanks, .thumbsUp, .my, .the, .that, .this, .they, .i, .we, .you, .not, .no, .with, .to, .it,
    .actually, .sorry, .wait, .mean, .if, .would, .will, .so, .too, .also, .rather, .instead,
    .who, .which, .after, .before, .have, .like, .only, .just, .ampersand, .okay, .there, .do, .can,
    .now,
    .here, .what, .why, .how, .when,
  ]

  /// Words that make the one before them a verb, not a name.
  static let afterVerb: LexemeSet = [.not, .to, .this, .that, .it, .you, .me, .if]

  /// Small words that make something to do of the word before them when nothing follows.
  static let particle: LexemeSet = [.in, .on, .at, .by, .for, .with, .from]

  /// Words that begin a date or a time behind the name of a thing.
  static let whenOrHow: LexemeSet = [
    .month, .may, .digits, .weekday, .weekend, .week, .monthUnit, .year, .next, .this, .ordinal,
    .small, .tens, .sub, .under, .hour, .tomorrow, .today, .last,
  ]
}
