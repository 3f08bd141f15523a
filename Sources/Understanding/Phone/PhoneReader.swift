/// Reads a phone number out of the digits and signs of a line.
struct PhoneReader {
  private let line: Line
  private let country: String?

  init(_ line: Line, _ country: String?) {
    self.line = line
    self.country = country
  }

  /// The number that begins at a token, in the form of E.164, where it ends, and by which rule.
  func number(at start: Int) -> (number: String, end: Int, rule: RuleName)? {
    let tokens = line.tokens
    guard start == 0 || !continues(at: start) else { return nil }
    var digits = ""
    var end = start
    var isAbroad = false
    var place = start
    while place < tokens.count, place - start < 24 {
      let token = tokens[place]
      switch token.lexeme {
      case .digits:
        digits += token.word
        end = place + 1
      case _ where place == start && ["+", "plus"].contains(token.word): isAbroad = true
      // A figure in words: "zero one seven".
      case .zero, .small, .oh:
        guard let figure = token.number ?? (token.lexeme == .oh ? 0 : nil), figure < 10 else {
          return nil
        }
        digits += String(figure)
        end = place + 1
      // A figure in brackets behind a code is the prefix inside the country.
      case .opening where isAbroad && isZeroInBrackets(place):
        place += 2
      case .opening, .closing, .dash, .slash, .period: break
      default: place = tokens.count
      }
      place += 1
    }
    guard end > start, end == tokens.count || !endsInCode(end), digits.utf8.count >= 5 else {
      return nil
    }
    if !isAbroad, digits.hasPrefix("00") {
      digits.removeFirst(2)
      isAbroad = true
    }
    if isAbroad {
      guard CallingCode.isPossible(digits) else { return nil }
      return ("+\(digits)", end, "phone.abroad")
    }
    return atHome(digits).map { ($0, end, "phone.home") }
  }

  /// A number inside the country, with the code of the country.
  private func atHome(_ digits: String) -> String? {
    guard let country, let home = CallingCode.all[country] else { return nil }
    let hasPrefix = !home.prefix.isEmpty && digits.hasPrefix(home.prefix)
    let inside = hasPrefix ? String(digits.dropFirst(home.prefix.count)) : digits
    // Short ones are prices, years and times.
    guard inside.count >= 6, home.lengths.contains(inside.count) else { return nil }
    return "+\(home.code)\(inside)"
  }

  private func isZeroInBrackets(_ place: Int) -> Bool {
    place + 2 < line.tokens.count && line.tokens[place + 1].word == "0"
      && line.tokens[place + 2].lexeme == .closing
  }

  /// Whether a token goes on with a word, a date or an amount before it.
  private func continues(at start: Int) -> Bool {
    let before = line.tokens[start - 1]
    if before.kind == .digits || before.number != nil
      || [.plus, .currency].contains(before.lexeme) || before.word == "plus"
    {
      return true
    }
    return !line.tokens[start].startsWord && ![.opening, .colon, .quote].contains(before.lexeme)
  }

  /// Whether the digits are the beginning of a code, an amount or a time; "901820 2 kids" may be of either.
  private func endsInCode(_ end: Int) -> Bool {
    let next = line.tokens[end]
    if next.kind == .word, line.tokens[end - 1].word.utf8.count < 3,
      !LexemeSet.filler.contains(next.lexeme)
    {
      return true
    }
    if LexemeSet.unit.contains(next.lexeme) || next.number != nil { return true }
    return !next.startsWord
      && (next.kind == .word || [.atSign, .colon, .percent].contains(next.lexeme))
  }
}
