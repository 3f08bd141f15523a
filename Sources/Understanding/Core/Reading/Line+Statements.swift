extension Line {
  /// Whether a clause states something about somebody or something, and wishes nothing: "we've
  /// drifted apart", "her dad does those", "the weather's awful".
  func isStatement(_ clause: Range<Int>) -> Bool { isStatement(clause) { wishes($0) } }

  /// Whether a clause is a sentence about how somebody or something is, of which no verb of hoping and no comparison
  /// makes a wish: "he won't talk about school", but not "she should talk more".
  package func tellsHowItIs(_ clause: Range<Int>) -> Bool { isStatement(clause) { hopes($0) } }

  private func isStatement(_ clause: Range<Int>, unless hasWish: (Range<Int>) -> Bool) -> Bool {
    var from = clause.lowerBound
    while from < clause.upperBound, LexemeSet.beforeStatement.contains(tokens[from].lexeme) {
      from += 1
    }
    let words = from..<clause.upperBound
    guard let first = tokens[words].first, !hasWish(words) else { return false }
    // "that he reads more" and "to get on" are wished for.
    if first.lexeme == .that && words.count > 1 && tokens[from + 1].lexeme == .they
      || first.lexeme == .to
    {
      return false
    }
    if first.isSubject(at: from, in: tokens, before: clause.upperBound) { return true }
    if tellsOfSomebody(words) || isFinite(from, in: words) && first.isPossessive { return true }
    // Behind a preposition the subject comes a little later: "between shifts I get an hour".
    if LexemeSet.adverbial.contains(first.lexeme),
      words.prefix(5).contains(where: {
        [.i, .we].contains(tokens[$0].lexeme)
          || tokens[$0].lexeme == .they && Token.pronouns.contains(tokens[$0].word)
      })
    {
      return true
    }
    return words.dropFirst().contains { isFinite($0, in: words) }
  }

  /// Whether the clause at a place, given as UTF-8 offsets, tells of somebody by name or as kin.
  package func tellsOfSomebody(at place: Range<Int>) -> Bool {
    clauseTokens.first { span($0).overlaps(place) }.map { tellsOfSomebody($0) } ?? false
  }

  /// Whether words begin with somebody, by name or as kin of somebody, and a verb or pronoun behind: "Mia fights a
  /// lot", "her dad died", "Ben he never listens".
  func tellsOfSomebody(_ words: Range<Int>) -> Bool {
    var place = words.lowerBound
    let isOwned = [.my, .they, .the].contains(tokens[place].lexeme)
    if isOwned { place += 1 }
    guard place + 1 < words.upperBound,
      isOwned ? tokens[place].isKin || tokens[place].isGrownUp : isGivenName(place)
    else { return false }
    let verb = tokens[place + 1]
    let isPronoun = verb.lexeme == .they && Token.pronouns.contains(verb.word)
    return isPronoun && place + 2 < words.upperBound
      || TopicTable.tone.terms(of: [verb.word]) == ["told"]
      || Self.finite.contains(verb.word)
      || verb.lexeme == .other && !verb.word.hasSuffix("ss")
        && (verb.word.hasSuffix("s") || verb.word.hasSuffix("ed")) && verb.word.utf8.count > 3
  }

  /// Whether words begin with somebody, by a pronoun or a name: "she", "Mia's".
  func beginsWithPerson(_ words: Range<Int>) -> Bool {
    guard let first = words.first, tokens[first].kind == .word else { return false }
    // What belongs to somebody is told of, and not they.
    guard !tokens[first].isPossessive || isFinite(first, in: words) else { return false }
    let base = String(tokens[first].word.prefix { $0 != "'" })
    return tokens[first].lexeme == .they && Token.pronouns.contains(base)
      || ["hes", "shes"].contains(tokens[first].word) || English.isGivenName(base)
  }

  /// Whether a word is a given name; one that means something else besides needs a capital, which says nothing where
  /// the line begins ("Art projects").
  private func isGivenName(_ place: Int) -> Bool {
    tokens[place].kind == .word && English.isGivenName(tokens[place].word)
      && (!(English.kind(of: tokens[place].word).map { $0 < .proper } ?? false)
        || place > 0 && isCapitalised(place))
  }

  /// Whether the line says that something may be, or would be if something else were.
  package var isHypothetical: Bool { tokens.contains { $0.lexeme == .if || $0.lexeme == .maybe } }

  /// The tokens of each clause.
  package var clauseTokens: [Range<Int>] { clauses().map(\.tokens) }

  /// Whether a clause is a sentence about what is or was, and wishes nothing.
  package func tellsFact(_ clause: Range<Int>) -> Bool { isStatement(clause) }

  /// Whether the clause at a place, given as UTF-8 offsets, says what somebody would like.
  package func wishes(at place: Range<Int>) -> Bool {
    clauseTokens.first { span($0).overlaps(place) }.map { wishes($0) } ?? false
  }

  /// Whether a clause says what somebody would like.
  func wishes(_ words: Range<Int>) -> Bool {
    // "let's do 1"
    if let first = words.first, tokens[first].word.hasPrefix("let") { return true }
    let isOfOther =
      words.first.map { first in
        tokens[first].lexeme == .they && Token.pronouns.contains(tokens[first].word)
      } ?? false
    return words.prefix(7).contains { place in
      switch tokens[place].lexeme {
      // "He is like a fish" wishes nothing.
      case .like: place == words.lowerBound || tokens[place - 1].lexeme != .is
      case .want, .need, .rather, .would, .hedge, .also, .mean, .make: true
      // Where somebody is told of, "he doesn't talk to me" bids nothing.
      default:
        Self.wishing.contains(tokens[place].word)
          || !isOfOther && Self.imperatives.contains(tokens[place].word)
      }
    }
  }

  /// Whether a clause says what somebody hopes for, or that something be otherwise than it is.
  private func hopes(_ words: Range<Int>) -> Bool {
    words.contains { place in
      [.want, .need, .rather, .would, .more, .less].contains(tokens[place].lexeme)
        || Self.hoping.contains(tokens[place].word)
    }
  }

  /// Whether a word is the verb of a sentence whose subject stands before it: the "does" of "her dad
  /// does those", but not the "is" of "what she is thinking" and "how her day was".
  private func isFinite(_ place: Int, in clause: Range<Int>) -> Bool {
    let token = tokens[place]
    // The "am" of "11am" is a part of the day.
    if token.lexeme == .am, place > 0, LexemeSet.numeral.contains(tokens[place - 1].lexeme) {
      return false
    }
    let isVerb =
      [.is, .have].contains(token.lexeme) && token.word != "be" && token.word != "having"
      || token.lexeme == .do && token.word != "doing" || Self.finite.contains(token.word)
      || token.lexeme == .will && place > clause.lowerBound
    let isContracted =
      token.isPossessive && place + 1 < clause.upperBound
      && LexemeSet.predicate.contains(tokens[place + 1].lexeme)
    guard isVerb || isContracted else { return false }
    // "Maratona do Rio": between names it is what "of the" is elsewhere.
    if token.word == "do", place > clause.lowerBound, place + 1 < clause.upperBound,
      isWrittenSmall(place), isCapitalised(place - 1), isCapitalised(place + 1),
      ![.i, .you, .we, .they].contains(tokens[place + 1].lexeme)
    {
      return false
    }
    let before = tokens[clause.lowerBound..<place]
    // A name of a verb in the infinitive, or one in a clause that hangs on another.
    return !before.contains { LexemeSet.relative.contains($0.lexeme) || $0.lexeme == .to }
      && (before.count < 5 || isContracted)
  }

  /// Words of those who hope for something, or compare it with what is.
  private static let hoping = WordClasses.english.words("Statements.hoping")
  private static let wishing = WordClasses.english.words("Statements.wishing")
  private static let imperatives = WordClasses.english.words("Statements.imperatives")
  private static let finite = WordClasses.english.words("Statements.finite")
}

extension Token {
  /// Whether a sentence may begin with the word as its subject: "we", "he's", "I".
  fileprivate func isSubject(at index: Int, in tokens: [Token], before end: Int) -> Bool {
    // "we've", "he'd", "they'll"
    let base = word.prefix { $0 != "'" }
    if base.count < word.count, Token.pronouns.contains(String(base)) { return true }
    // Fast typists leave the apostrophe out.
    if Token.contractions.contains(word), index + 1 < end { return true }
    switch lexeme {
    case .i, .we, .you: return true
    case .they: return !Self.objectPronouns.contains(word)
    case .there, .it: return word != "it" || index + 1 < end
    case .is: return word.contains("'") || word == "its" && index + 1 < end
    default: return false
    }
  }

  fileprivate static let contractions = WordClasses.english.words("Statements.contractions")
  fileprivate static let pronouns = WordClasses.english.words("Statements.pronouns")
  /// Pronouns for others that are no subject.
  private static let objectPronouns = WordClasses.english.words("Statements.objectPronouns")
}

extension LexemeSet {
  /// What may stand before the subject of a sentence.
  fileprivate static let beforeStatement: LexemeSet = [
    .filler, .and, .but, .so, .just, .actually, .okay, .oh, .hedge, .yes, .no, .maybe, .also,
    .comma, .quote, .dash, .wait, .sorry, .nope, .scratch,
  ]
  /// Words behind which a verb belongs to a clause that hangs on another.
  fileprivate static let relative: LexemeSet = [
    .that, .who, .which, .what, .how, .when, .why, .whereabouts, .if, .than, .so, .without, .as,
    .before, .after, .until, .since,
  ]
  /// What a sentence may begin with before its subject.
  static let adverbial: LexemeSet = [
    .between, .during, .after, .before, .at, .in, .on, .with, .for, .by, .over, .under, .from,
  ]
  /// What stands behind a noun and its "'s" where that is short for "is".
  fileprivate static let predicate: LexemeSet = [
    .not, .a, .the, .bad, .good, .very, .so, .too, .quite, .over, .just, .on, .in, .at,
  ]
}
