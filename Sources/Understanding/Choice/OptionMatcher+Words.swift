extension OptionMatcher {
  /// The words of a title or synonym.
  static func content(of line: Line) -> [Token] {
    line.tokens.filter { !isGlue($0) && $0.kind != .sign }
  }

  static func isGlue(_ token: Token) -> Bool {
    switch token.lexeme {
    case .and, .ampersand, .dash, .comma, .slash, .plus: true
    default: false
    }
  }

  /// Words with which people choose, change or complain of anything at all.
  private static let general = WordClasses.english.words("OptionMatcher.general")

  /// Whether a word is too small or too general to tell options apart.
  static func isSmall(_ token: Token) -> Bool {
    // The "one" of "the quick one" stands for any option.
    if general.contains(token.word) || token.lexeme == .small && token.number == 1 { return true }
    return switch token.lexeme {
    case .other, .good, .bad, .morning, .evening, .afternoon, .night, .day, .week, .weekend,
      .weekday, .month, .year, .hour, .minute, .daily, .half, .quarter, .start, .finish, .birthday,
      .age, .small, .tens, .digits, .marathon, .ultra, .single, .double, .calorie, .weekdays, .eat:
      false
    default: true
    }
  }
}
