/// Reads a line as a list of people, token by token.
struct RosterReader {
  let line: Line
  let tokens: [Token]
  let context: Context
  let ages: [Match<Age>]
  let birthdays: [Match<CalendarDate>]
  let nouns: Set<String>
  /// Whether the line has capitals in it, so that a word in small letters is no name.
  let hasCapitals: Bool
  var index = 0
  var found: [Newcomer] = []
  /// Of whom what comes next is said: the one named last.
  var current: Int?
  /// An age that was said before its name: the "7" of "a girl of 4, Ida, and one of 7, Nia".
  var ageBeforeName: Age?
  /// Whether a separator, or the begin of the line, lets a name come next.
  var isOpen = true
  /// Whether what comes next is said of all who were named: "both born on 2 June".
  var isOfAll = false
  /// Whether a birthday was passed over that can be more days than one.
  var leavesOpen = false
  /// Whether a word was passed over that says something else of somebody who is named.
  var hasRemarks = false
  /// Whether the last word that was taken is one of those.
  var isInRemark = false
  /// Whether a word in small letters was taken for a name that means something else as well.
  var hasNameThatMeansMore = false

  /// A reader of a line, or of a part of one that has capitals elsewhere.
  init(_ line: Line, nouns: Set<String>, context: Context, besideCapitals: Bool = false) {
    self.line = line
    ages = AgeDimension.rules.matches(in: line, context: context)
    // A date of digits alone ("4 and 7") is an age more often than not.
    birthdays = BirthdayDimension().matches(in: line, context: context).filter { match in
      let isOfDigits = line.tokens[match.tokens].allSatisfy {
        $0.kind == .digits || [.slash, .period, .dash].contains($0.lexeme)
      }
      return match.tokens.count > 2
        && (match.values.count == 1 || isOfDigits && !match.values.isEmpty)
    }
    self.nouns = nouns
    self.context = context
    tokens = line.tokens
    hasCapitals =
      besideCapitals
      || line.tokens.indices.contains { place in
        line.tokens[place].kind == .word && line.isCapitalised(place)
          && (Self.isNameable(line.tokens[place], nouns) || line.tokens[place].isNameToo)
      }
  }

  /// The people of the list, or nil when a word of the line has no place in it.
  mutating func people() -> [Newcomer]? {
    guard tokens.count <= 400 else { return nil }
    while index < tokens.count {
      if takeSeparator() || takeCount() || takeOwner() { continue }
      if takeBirthday() || takeAges() || takeAge() || takeName() || takeRemark() { continue }
      guard isAround(tokens[index]), !isDescribing(index) else { return nil }
      if tokens[index].lexeme == .both || tokens[index].lexeme == .all { isOfAll = !found.isEmpty }
      index += 1
    }
    let isSure = found.count > 1 || !leavesOpen && !hasNameThatMeansMore
    let isTold =
      !hasRemarks || found.count > 1 && found.allSatisfy { $0.age != nil || $0.birthday != nil }
    return ageBeforeName == nil && isSure && isTold && !hasFormsOfOneName ? found : nil
  }

  /// Whether a name begins another, and nothing is told of either: a short form of it names nobody else.
  private var hasFormsOfOneName: Bool {
    // Two who are only joined are two.
    guard
      tokens.contains(where: {
        [.but, .just, .only, .actually, .mean, .rather].contains($0.lexeme)
      })
    else { return false }
    let names = found.filter { $0.age == nil && $0.birthday == nil }.map { $0.name.lowercased() }
    return names.indices.contains { place in
      names.indices.contains {
        $0 != place && names[place].count > 2 && names[$0].hasPrefix(names[place])
      }
    }
  }

  private mutating func takeSeparator() -> Bool {
    if isForeignAnd(index) {
      isOpen = true
      index += 1
      return true
    }
    if isItemNumber(index) {
      isOpen = true
      index += 2
      return true
    }
    switch tokens[index].lexeme {
    case .comma, .semicolon, .and, .but, .ampersand, .plus, .colon, .dash, .opening, .slash:
      isOpen = true
    // "Emma, 4. Noah, 7.", but "Nathna. Nathan" is one name, written again.
    case .period:
      let next = tokens[(index + 1)...].first
      isOpen = found.last.map { $0.age != nil } ?? true || next.map(isAround) ?? false
    case .closing, .exclamation: break
    default: return false
    }
    index += 1
    return true
  }

  /// Whether a word parts two given names as the "and" of another language does: "Pia y Juan".
  private func isForeignAnd(_ place: Int) -> Bool {
    guard ["y", "et"].contains(tokens[place].word), place > 0, place + 1 < tokens.count
    else { return false }
    return [place - 1, place + 1].allSatisfy { isName($0) && English.isGivenName(tokens[$0].word) }
  }

  /// Whether a number at a place counts the one who comes next: the "2)" of "1) Pia 2) Uwe".
  private func isItemNumber(_ place: Int) -> Bool {
    guard tokens[place].kind == .digits, Int(tokens[place].word) == found.count + 1,
      place + 2 < tokens.count, isName(place + 2)
    else { return false }
    let isBracketed = place > 0 && tokens[place - 1].lexeme == .opening
    return tokens[place + 1].lexeme == .closing && !isBracketed
      || tokens[place + 1].lexeme == .period && tokens[place + 2].startsWord
  }

  /// How many they are, said behind their names: "four of them".
  private mutating func takeCount() -> Bool {
    guard tokens[index].number == found.count, index + 1 < tokens.count,
      tokens[index + 1].lexeme == .of
    else { return false }
    index += 2
    if index < tokens.count, tokens[index].kind == .word { index += 1 }
    return true
  }

  /// Whose twin or brother it is who is named next: somebody who was named before.
  private mutating func takeOwner() -> Bool {
    guard isOpen, tokens[index].isPossessive, index + 1 < tokens.count, tokens[index + 1].isKin,
      found.contains(where: { $0.name.lowercased() + "'s" == tokens[index].word })
    else { return false }
    index += 1
    return true
  }

  /// Whether a word may stand around names and ages: "my son", "who is", "I have two kids".
  func isAround(_ token: Token) -> Bool {
    // "Joe, middle name Francis" is one child, and "my wife is Ines" names none.
    if token.word == "middle" || token.isGrownUp && !nouns.contains(token.word) { return false }
    if nouns.contains(token.word) || token.isKin || Self.around.contains(token.word) { return true }
    switch token.lexeme {
    case .my, .they, .i, .we, .have, .is, .who, .the, .a, .with, .just, .only, .filler, .both,
      .all, .there, .quote, .okay, .yes, .please, .also, .hedge, .another, .so, .oh:
      return true
    // A count before the names: "two: Emma and Noah".
    case .digits, .couple, .of: return found.isEmpty
    case .small: return found.isEmpty || isOpen
    // "Ben, he turned five"
    case .born, .on, .turn: return !found.isEmpty
    default: return false
    }
  }

  static let around = WordClasses.english.words("RosterReader.around")
}
