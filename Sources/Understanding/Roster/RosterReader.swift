/// Reads a line as a list of people, token by token.
struct RosterReader {
  private let line: Line
  private let tokens: [Token]
  private let nouns: Set<String>
  private let ages: [Match<Age>]
  private let birthdays: [Match<CalendarDate>]
  /// Whether the line has capitals in it, so that a word in small letters is no name.
  private let hasCapitals: Bool
  private var index = 0
  private var found: [Newcomer] = []
  /// Whether a separator, or the begin of the line, lets a name come next.
  private var isOpen = true

  init(_ line: Line, nouns: Set<String>, context: Context) {
    self.line = line
    ages = AgeDimension.rules.matches(in: line, context: context)
    // A date of digits alone ("4 and 7") is an age more often than not.
    birthdays = BirthdayDimension().matches(in: line, context: context).filter {
      $0.values.count == 1 && $0.tokens.count > 2
    }
    self.nouns = nouns
    tokens = line.tokens
    hasCapitals = line.tokens.indices.contains { place in
      line.tokens[place].kind == .word && line.isCapitalised(place)
        && (Self.isNameable(line.tokens[place], nouns) || line.tokens[place].lexeme == .maximum)
    }
  }

  /// The people of the list, or nil when a word of the line has no place in it.
  mutating func people() -> [Newcomer]? {
    guard tokens.count <= 400 else { return nil }
    while index < tokens.count {
      if takeSeparator() || takeBirthday() || takeAge() || takeName() { continue }
      guard isAround(tokens[index]), !isDescribing(index) else { return nil }
      index += 1
    }
    return found
  }

  private mutating func takeSeparator() -> Bool {
    switch tokens[index].lexeme {
    case .comma, .semicolon, .and, .ampersand, .plus, .colon, .dash, .opening, .slash:
      isOpen = true
    // "Emma, 4. Noah, 7.", but "Nathna. Nathan" is one name, written again.
    case .period: isOpen = found.last.map { $0.age != nil } ?? true
    case .closing, .exclamation: break
    default: return false
    }
    index += 1
    return true
  }

  /// "4", "who's 4", "(4)", "aged four", "4 years old", "both 4": the age of the one named last.
  private mutating func takeAge() -> Bool {
    guard let match = ages.first(where: { $0.tokens.lowerBound == index }),
      let age = match.values.first, !found.isEmpty, age.years < 130
    else { return false }
    let isBoth = index > 0 && tokens[index - 1].lexeme == .both
    if isBoth {
      for place in found.indices where found[place].age == nil { found[place].age = age }
    } else {
      guard found[found.count - 1].age == nil else { return false }
      found[found.count - 1].age = age
    }
    index = match.tokens.upperBound
    // "7 and 4" after the first age is no list of people any more; the next word decides.
    isOpen = false
    return true
  }

  /// "14 July 2012", "born on 22 March 2015": the birthday of the one named last.
  private mutating func takeBirthday() -> Bool {
    guard let match = birthdays.first(where: { $0.tokens.lowerBound == index }),
      let birthday = match.values.first, let last = found.indices.last,
      found[last].birthday == nil
    else { return false }
    found[last].birthday = birthday
    index = match.tokens.upperBound
    isOpen = false
    return true
  }

  private mutating func takeName() -> Bool {
    guard isOpen, isName(index) else { return false }
    var end = index + 1
    while end < tokens.count {
      if tokens[end].lexeme == .dash, !tokens[end].startsWord, end + 1 < tokens.count,
        tokens[end + 1].kind == .word, !tokens[end + 1].startsWord
      {
        end += 2
      } else if hasCapitals, isName(end) {
        end += 1
      } else {
        break
      }
    }
    var written = line.words(index..<end)
    // "Emma's 4" is short for "Emma is 4".
    if tokens[end - 1].isPossessive { written.removeLast(2) }
    found.append(Newcomer(name: hasCapitals ? written : NameCase.capitalised(written)))
    index = end
    isOpen = false
    return true
  }

  private func isName(_ place: Int) -> Bool {
    let token = tokens[place]
    // "Max" is a name as well as a most.
    if hasCapitals, line.isCapitalised(place), token.lexeme == .maximum { return true }
    guard token.kind == .word, Self.isNameable(token, nouns),
      token.word.unicodeScalars.contains(where: \.properties.isAlphabetic)
    else { return false }
    return hasCapitals
      ? line.isCapitalised(place) || line.isUncased(place) : token.lexeme == .other
  }

  /// Whether a word may stand around names and ages: "my son", "who is", "I have two kids".
  private func isAround(_ token: Token) -> Bool {
    // "Joe, middle name Francis" is one child, and "my wife is Ines" names none.
    if token.word == "middle" || token.isGrownUp && !nouns.contains(token.word) { return false }
    if nouns.contains(token.word) || token.isKin || Self.around.contains(token.word) { return true }
    switch token.lexeme {
    case .born where !found.isEmpty: return true
    case .on where !found.isEmpty: return true
    case .my, .they, .i, .we, .have, .is, .who, .the, .a, .with, .just, .only, .filler, .both,
      .all, .there, .quote, .okay, .yes, .please, .also, .hedge, .another:
      return true
    // A count before the names: "two: Emma and Noah".
    case .small, .digits, .couple, .of: return found.isEmpty
    // "Ben, he turned five"
    case .turn: return !found.isEmpty
    default: return false
    }
  }

  /// Whether a "my" at a place describes with other words than those for people, as in "my pride and
  /// joy".
  private func isDescribing(_ place: Int) -> Bool {
    guard tokens[place].lexeme == .my, place + 1 < tokens.count else { return false }
    let next = tokens[place + 1]
    return next.kind == .word && Self.isNameable(next, nouns) && !line.isCapitalised(place + 1)
  }

  private static func isNameable(_ token: Token, _ nouns: Set<String>) -> Bool {
    let word = token.isPossessive ? String(token.word.dropLast(2)) : token.word
    guard !nouns.contains(word), !around.contains(word), !token.isKin else { return false }
    switch token.lexeme {
    case .other, .month, .may, .good: return true
    default: return false
    }
  }

  private static let around: Set<String> = [
    "named", "called", "names", "name", "eldest", "oldest", "youngest", "older", "younger", "elder",
    "little", "big", "first", "second", "third", "one", "other", "too", "am", "are", "meet", "add",
    "years", "year", "yo", "respectively",
  ]
}

extension Line {
  /// Whether a word has a capital, at its begin as in "Emma" or further on as in "deShawn".
  func isCapitalised(_ place: Int) -> Bool {
    words(place..<place + 1).contains(where: \.isUppercase)
  }

  /// Whether a word is written in letters that have no capitals, such as 李明.
  func isUncased(_ place: Int) -> Bool {
    !words(place..<place + 1).contains { $0.isUppercase || $0.isLowercase }
  }
}
