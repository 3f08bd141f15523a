extension NumberDimension {
  static let rules = RuleSet<Double>([digits, words])

  /// 1,800 · 1.8k · -3 · 10 1/2 · 2 million.
  static let digits = Rule<Double>(
    "number.digits", startingWith: [.digits, .period, .dash, .vulgar]
  ) { cursor in
    guard !cursor.isInsideWord, !cursor.isMultiplied, let number = cursor.numeral(.any),
      cursor.endsNumber
    else { return nil }
    return .init(number.value, isExplicit: false)
  }

  /// eighteen hundred · two thousand and five · half a dozen · minus three.
  static let words = Rule<Double>("number.words", startingWith: .numeral) { cursor in
    let start = cursor
    guard cursor.lexeme != .digits, !cursor.isMultiplied, var number = cursor.numeral(.any) else {
      return nil
    }
    // "thirty two fifths"
    if cursor.lexeme == .ordinal, cursor.word.utf8.last == UInt8(ascii: "s"),
      let parts = cursor.number, parts > 2
    {
      number.value /= Double(parts)
      cursor.advance()
    }
    // "two couples" are four
    if ["couples", "pairs"].contains(cursor.word), number.value > 1 {
      number.value *= 2
      cursor.advance()
    }
    guard cursor.endsNumber, number.value != 1 || !start.isPronoun else { return nil }
    if number.hasFraction, cursor.lexeme == .past || cursor.lexeme == .to { return nil }
    return .init(number.value, isExplicit: false)
  }
}

extension [Token] {
  /// The word at a place; empty behind the last.
  func word(at place: Int) -> String { indices.contains(place) ? self[place].word : "" }
}

extension Cursor {
  /// Whether the next token continues a word or a code, as the digits of "scp173" and "A-17" do.
  var isInsideWord: Bool {
    guard isGlued else { return false }
    switch peek(-1) {
    case .opening, .quote, .currency, .tilde, .hash, .comma, .equals, .ellipsis, .exclamation,
      .question, .star, .digits, .degree:
      return false
    case .colon, .slash: return isGlued(-1) && peek(-2) == .digits
    case .plus: return isGlued(-1) && peek(-2) != .digits
    case .dash: return isGlued(-1) && peek(-2) != .digits && peek(-2) != .sub
    default: return true
    }
  }

  /// Whether the number that has just been read ends here: no unit is glued to it, and it is not
  /// the first part of a time, a date, a range of codes, an ordinal or a percentage.
  var endsNumber: Bool {
    if isVague { return false }
    guard isGlued else {
      // "thirty two fifths" is a fraction of another kind.
      return ![.percent, .oclock, .ordinal, .am, .pm].contains(lexeme)
    }
    switch lexeme {
    case .colon, .slash, .atSign, .underscore: return !isGlued(1)
    case .period: return !(isGlued(1) && peek(1) == .digits)
    case .comma: return true
    case .percent, .degree, .hash: return false
    case .dash, .quote, .closing, .question, .exclamation, .ellipsis, .semicolon, .ish, .plus,
      .tilde:
      return true
    default: return false
    }
  }

  /// Whether "double" or "twice" stands before a number, which is then not the one that is meant.
  fileprivate var isMultiplied: Bool { peek(-1) == .double || peek(-1) == .twice }

  /// Whether what follows says that a number is only about there: "twenty something", "30-odd".
  private var isVague: Bool {
    let offset = lexeme == .dash ? 1 : 0
    guard peek(offset) == .other else { return false }
    let word = tokens[index + offset].word
    return word == "something" || word == "odd"
  }

  /// Whether what follows is what the number counts, or makes a time of it: "4 tickets", "10 in the
  /// morning", "half past".
  var countsThings: Bool {
    switch lexeme {
    case .other where !isGlued:
      let word = word
      return Cursor.people.contains(word)
        || word.utf8.count > 3 && word.utf8.last == UInt8(ascii: "s") && !word.hasSuffix("ss")
          && !Cursor.verbsInS.contains(word)
    case .in: return peek(1) == .the && DayPart(peek(2)) != nil
    case .at: return peek(1) == .night
    case .past: return true
    default: return false
    }
  }

  private static let people = WordClasses.english.words("Cursor.people")
  /// Words behind a number that end as things do.
  private static let verbsInS = WordClasses.english.words("Cursor.verbsInS")

  /// Whether the "one" that comes next stands for a thing and is no number: "this one".
  var isPronoun: Bool {
    guard lexeme == .small, number == 1 else { return false }
    // "One more time", "one last thing"
    if [.more, .last].contains(peek(1)), ["time", "thing"].contains(tokens.word(at: index + 2)) {
      return true
    }
    // "One of the quiet ones", but "one of ten".
    if peek(1) == .of, !LexemeSet.numberStart.contains(peek(2)) { return true }
    // "A chatty one", "the lowest one".
    // "The thick-skinned one" has one adjective.
    let start = peek(-2) == .dash && peek(-3) == .other ? -4 : -2
    if peek(-1) == .other, [.a, .the, .my, .very, .quite, .so, .too].contains(peek(start)) {
      return true
    }
    switch peek(-1) {
    case .this, .that, .which, .any, .every, .each, .no, .another, .ordinal, .second, .last, .next,
      .these, .those, .good, .bad, .either, .neither, .less, .more, .least, .most:
      return true
    case .the: return peek(1) != .other
    default: return false
    }
  }
}
