/// Words that mean another thing together than apart.
extension Lexer {
  /// Settles words that mean another thing together: "hang on" waits, "on second thought" thinks again and
  /// counts nothing, who says "I forget" takes nothing back, "excuse me" is sorry, and Mrs Friday is no day.
  mutating func settleIdioms() {
    for place in tokens.indices.dropLast() {
      let next = place + 1
      if tokens[next].lexeme == .on, Self.waiting.contains(tokens[place].word),
        next + 1 == tokens.count || tokens[next + 1].lexeme != .to
      {
        settle(place, .wait, next)
      } else if tokens[place].word == "excuse", tokens[next].lexeme == .me {
        settle(place, .sorry, next)
      } else if tokens[place].lexeme == .second, tokens[next].word.hasPrefix("thought") {
        settle(place, .actually, next)
        if place > 0, tokens[place - 1].lexeme == .on {
          tokens[place - 1] = tokens[place - 1].meaning(.filler)
        }
      } else if tokens[next].lexeme == .scratch, tokens[next].word == "forget",
        [.i, .we, .they].contains(tokens[place].lexeme)
          || ["never", "always", "often"].contains(tokens[place].word)
      {
        tokens[next] = tokens[next].meaning(.other)
      } else if NameWords.titles.contains(tokens[place].word) {
        let name = tokens[next].lexeme == .period ? next + 1 : next
        if name < tokens.count, [.weekday, .month, .may].contains(tokens[name].lexeme) {
          tokens[name] = tokens[name].meaning(.other)
        }
      }
    }
  }

  private mutating func settle(_ place: Int, _ lexeme: Lexeme, _ next: Int) {
    tokens[place] = tokens[place].meaning(lexeme)
    tokens[next] = tokens[next].meaning(.filler)
  }

  private static let waiting: Set<String> = ["hang", "hold"]
}
