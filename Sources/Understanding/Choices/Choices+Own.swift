extension ChoicesDimension {
  /// What a line says in people's own words: quoted texts, and the parts of a list that name no
  /// option; and the items that stay.
  ///
  /// A part in which single words remind of options, but as many do not, is people's own as well:
  /// "better bedtimes" is not about understanding better.
  func ownTexts(in line: Line, besides items: [Item]) -> (texts: [String], items: [Item]) {
    let quoted = line.quoted
    if !quoted.isEmpty { return (quoted.map(line.words).filter(\.saysSomething), items) }
    var texts: [String] = []
    var left = items
    for part in line.listParts {
      let inside = left.filter { $0.tokens.overlaps(part) }
      let trimmed = line.withoutIntroduction(part)
      let reminders = inside.filter { $0.rule == OptionRule.word.rawValue }.count
      guard reminders == inside.count, line.isOwnText(trimmed),
        line.contentCount(trimmed) >= 2 * reminders
      else { continue }
      texts.append(line.words(trimmed))
      left.removeAll { $0.tokens.overlaps(part) }
    }
    return (texts, left)
  }
}

extension Line {
  /// The parts of a list, which commas and semicolons divide, and "and" where no verb follows.
  fileprivate var listParts: [Range<Int>] {
    var parts: [Range<Int>] = []
    var from = 0
    for (index, token) in tokens.enumerated() {
      let isEnd =
        token.lexeme == .period && (index + 1 == tokens.count || tokens[index + 1].startsWord)
      if token.lexeme == .comma || token.lexeme == .semicolon || isEnd
        || token.lexeme == .and && isAfterItem(index)
      {
        if from < index { parts.append(from..<index) }
        from = index + 1
      }
    }
    if from < tokens.count { parts.append(from..<tokens.count) }
    return parts
  }

  /// Whether an "and" joins a number or title to what follows, so that a new part begins.
  private func isAfterItem(_ index: Int) -> Bool {
    index > 0 && (tokens[index - 1].lexeme == .digits || tokens[index - 1].lexeme == .comma)
  }

  /// The part without "none of those", "also", "and" and other words before what is meant.
  fileprivate func withoutIntroduction(_ part: Range<Int>) -> Range<Int> {
    var from = part.lowerBound
    while from < part.upperBound {
      switch tokens[from].lexeme {
      case .none, .neither, .of, .those, .these, .no, .nope, .not, .also, .and, .but, .comma,
        .colon, .dash, .instead, .rather, .filler, .hedge, .please, .actually, .sorry, .just, .yes,
        .okay, .or:
        from += 1
      default:
        // "my own: more sleep", "other: more sleep".
        guard
          ["own", "other", "mine", "custom", "something", "else"].contains(tokens[from].word)
            || tokens[from].lexeme == .my && from + 1 < part.upperBound
              && tokens[from + 1].word == "own"
        else { return from..<part.upperBound }
        from += 1
      }
    }
    return from..<part.upperBound
  }

  /// How many words of some tokens have a meaning of their own.
  fileprivate func contentCount(_ part: Range<Int>) -> Int {
    tokens[part].filter { $0.kind == .word && !OptionMatcher.isSmall($0) }.count
  }

  /// Whether some words may be kept as a wish of people's own: at least two, about no one here,
  /// and neither a question nor a curse.
  fileprivate func isOwnText(_ part: Range<Int>) -> Bool {
    let words = tokens[part]
    guard words.filter({ $0.kind == .word }).count >= 2,
      words.contains(where: { $0.lexeme == .other && $0.word.utf8.count > 2 })
    else { return false }
    for token in words {
      switch token.lexeme {
      case .you, .question, .know, .what, .why: return false
      default: if Line.curses.contains(token.word) { return false }
      }
    }
    return true
  }

  /// Words with which people scold and do not wish.
  static let curses: Set<String> = [
    "stupid", "dumb", "idiot", "idiotic", "suck", "sucks", "shit", "fuck", "fucking", "crap",
    "damn", "hell", "hate", "bullshit", "wtf", "annoying", "boring", "useless",
  ]
}

extension String {
  /// Whether a text can be a wish: a bare number is the place of an option, and a sign is nothing.
  var saysSomething: Bool { contains { !$0.isNumber && !$0.isASCII || $0.isLetter } }
}
