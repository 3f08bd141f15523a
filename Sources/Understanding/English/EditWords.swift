/// Words that change a part of what was said: "drop Sunday, add Friday", "an hour later", "another
/// 200".
package enum EditWords {
  /// Whether a line has one of them; whether it changes anything is for the dimension to say.
  package static func areSaid(in line: Line) -> Bool {
    line.tokens.contains { lexemes.contains($0.lexeme) || words.contains($0.word) }
      || line.restricts || line.reportsOmission || line.editsDays || line.exchangesDays
      || line.picksDays || line.bringsBack || !line.itemExchanges.isEmpty
      || line.clauseTokens.contains(where: line.takesOff)
      || line.tokens.indices.contains(where: line.saysAlso)
      || line.tokens.indices.contains {
        line.isNone($0) && [.weekday, .weekend, .weekdays].contains(line.tokens[$0].lexeme)
      }
  }

  /// Whether a line begins with a verb that changes a part of something: "add Monday", "and drop the last".
  package static func open(_ line: Line) -> Bool {
    verb(opening: line).map { first in
      verbs.contains(first.word)
        || first.word == "leave"
          && line.tokens.contains { RemovalWords.particles.contains($0.word) }
    } ?? false
  }

  /// Whether a line begins with a verb that changes something, a part of it or the whole: "change the colour".
  package static func openAny(_ line: Line) -> Bool {
    open(line) || verb(opening: line).map { CorrectionCue.changing.contains($0.word) } ?? false
  }

  /// The first word of a line that is no filler and takes nothing back.
  private static func verb(opening line: Line) -> Token? {
    line.tokens.first {
      $0.kind == .word && !LexemeSet.filler.contains($0.lexeme)
        && ![.and, .actually, .wait, .sorry, .oh, .please].contains($0.lexeme)
    }
  }

  /// Whether a line has no words of substance but those of an edit, and what points at something: "drop the others".
  package static func onlyPoint(in line: Line) -> Bool {
    let pointing = Set(line.tokens.filter { $0.lexeme == .another }.map(\.word))
    return line.contentWords.allSatisfy { changes($0) || pointing.contains($0) }
  }

  /// Whether a word changes something, a part of it or the whole.
  package static func changes(_ word: String) -> Bool {
    isOne(word) || CorrectionCue.changing.contains(word)
  }

  /// Whether a line has a verb that changes a part of something.
  package static func haveVerb(in line: Line) -> Bool {
    line.tokens.contains { verbs.contains($0.word) }
  }

  /// The verb before a place that changes a part of what stands there, such as "add": right before it, or from the begin
  /// of its clause where an item goes into it or out of it ("add sleep to the goals").
  ///
  /// Places are UTF-8 offsets.
  package static func verb(before place: Range<Int>, in line: Line) -> Range<Int>? {
    let before = line.tokens.filter { $0.span.upperBound <= place.lowerBound }
    let verb = before.last { ![.the, .my, .a, .small, .another, .more].contains($0.lexeme) }
    if let verb, verbs.contains(verb.word) { return verb.span }
    guard let verb,
      [.to, .in, .from, .of].contains(verb.lexeme) || verb.word == "into"
        || RemovalWords.particles.contains(verb.word)
    else { return nil }
    let clause = line.clauseSpan(around: place)
    let found = before.first {
      clause.contains($0.span.lowerBound) && (verbs.contains($0.word) || putting.contains($0.word))
    }
    return found.map { clause.lowerBound..<$0.span.upperBound }
  }

  /// Whether a line has no words of substance but those of an edit: the "is out too" of "Friday is out too".
  package static func areAll(of line: Line) -> Bool { line.contentWords.allSatisfy(isOne) }

  /// Whether a line has no words of substance but those of an edit and the number of what is edited: the
  /// "drop one" of "drop one day".
  package static func onlyCount(in line: Line) -> Bool {
    let words = line.tokens.filter { !LexemeSet.numeral.contains($0.lexeme) }.map(\.word)
    return words.contains(where: isOne)
      && line.contentWords.allSatisfy {
        isOne($0) || !words.contains($0)
      }
  }

  private static func isOne(_ word: String) -> Bool { words.contains(word) || verbs.contains(word) }

  private static let verbs: Set<String> = RemovalWords.verbs.union(
    WordClasses.english.words("EditWords.verbs"))

  /// Whether a line begins by exchanging one thing for another, which answers nothing afresh.
  package static func exchange(in line: Line) -> Bool {
    let first = line.tokens.first { !LexemeSet.filler.contains($0.lexeme) && $0.lexeme != .oh }
    return first.map { exchanging.contains($0.word) } ?? false
      && line.tokens.contains { [.for, .with, .by].contains($0.lexeme) }
  }

  /// What is done with what comes into a list, an "in" or "back" behind it: "stick Sunday in as well".
  static let putting = WordClasses.english.words("EditWords.putting")
  private static let exchanging = WordClasses.english.words("EditWords.exchanging")
  /// Verbs that take items out of a list, put some in or exchange them, and do nothing else: people lose weight,
  /// and skip a question.
  static let ofItems = RemovalWords.verbs.subtracting(
    WordClasses.english.words("EditWords.notOfItems")
  ).union(exchanging)
    .union(WordClasses.english.words("EditWords.ofItems"))

  /// Whether a word is a verb of exchange: "swap", "change".
  static func swaps(_ token: Token) -> Bool {
    exchanging.contains(token.word) || CorrectionCue.changing.contains(token.word)
      || ["switch", "turn"].contains(token.word)
  }

  /// Whether a word stands between what is exchanged and what for.
  static func linksSwap(_ token: Token) -> Bool {
    [.for, .with, .to, .by].contains(token.lexeme) || token.word == "into"
  }

  /// Whether a word is a verb that takes something out of a list, perhaps with an "out" behind it.
  static func takesOut(_ token: Token) -> Bool {
    RemovalWords.verbs.contains(token.word) || RemovalWords.halves.contains(token.word)
  }

  /// Whether a word is a verb that puts something into a list.
  static func putsIn(_ token: Token) -> Bool {
    putting.contains(token.word) || including.contains(token.word)
  }
  private static let lexemes: LexemeSet = [
    .also, .plus, .minus, .too, .without, .except, .but, .instead, .rather, .more, .less, .later,
    .another, .up, .not,
  ]
  private static let words: Set<String> = RemovalWords.verbs.union(putting).union(
    WordClasses.english.words("EditWords.words"))
  /// Verbs that put something into a list, beside those that put it somewhere.
  private static let including = WordClasses.english.words("EditWords.including")
}

extension Line {
  /// Whether a clause of the line says that no more than what it names is meant: "keep only Saturday".
  var restricts: Bool { clauseTokens.contains(where: namesAll) }

  /// Whether the clause around a place does, given as UTF-8 offsets.
  package func restricts(to place: Range<Int>) -> Bool {
    clauseTokens.contains { span($0).contains(place.lowerBound) && namesAll($0) }
  }

  /// Whether a clause begins with "only" or "just", or has one of them behind its first verb; with somebody
  /// who does something in front, it tells of them.
  func namesAll(_ clause: Range<Int>) -> Bool {
    let limits: LexemeSet = [.only, .just]
    let leading = LexemeSet.filler.union([.no, .nope, .actually, .wait, .sorry, .oh, .please])
    let words = tokens[clause].filter {
      $0.kind == .word && (limits.contains($0.lexeme) || !leading.contains($0.lexeme))
    }
    let place = words.prefix(2).firstIndex { limits.contains($0.lexeme) }
    return place.map { $0 == 0 || ["keep", "leave"].contains(words[0].word) } ?? false
  }
}
