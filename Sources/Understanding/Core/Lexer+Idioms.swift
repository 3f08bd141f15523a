/// Words that mean another thing together than apart.
extension Lexer {
  /// Settles words that mean another thing together: "hang on" waits, "on second thought" and "changed my mind" think
  /// again and count nothing, who says "I forget" takes nothing back, "excuse me" is sorry, Mrs Friday is no day, and the
  /// "one" of "the second one" stands for what is spoken of.
  ///
  /// Before a number "like" may be no more than "about", "in total" is no total of anything, and "in place of" is instead.
  mutating func settleIdioms() {
    for place in tokens.indices.dropLast() {
      let next = place + 1
      if tokens[next].lexeme == .on, Self.waiting.contains(tokens[place].word),
        next + 1 == tokens.count || tokens[next + 1].lexeme != .to
      {
        settle(place, .wait, next)
      } else if tokens[place].lexeme == .in, tokens[next].word == "total" {
        settle(place, .filler, next)
      } else if tokens[place].lexeme == .in, let end = placeOfPlace(behind: place) {
        settle(end, .instead, place)
      } else if tokens[place].word == "excuse", tokens[next].lexeme == .me {
        settle(place, .sorry, next)
      } else if tokens[place].lexeme == .like, place > 0,
        Self.beforeLike.contains(tokens[place - 1].lexeme),
        tokens[next].kind == .digits || tokens[next].lexeme == .small
      {
        tokens[place] = tokens[place].meaning(.hedge)
      } else if tokens[place].lexeme == .second, tokens[next].word.hasPrefix("thought") {
        settle(place, .actually, next)
        if place > 0, tokens[place - 1].lexeme == .on {
          tokens[place - 1] = tokens[place - 1].meaning(.filler)
        }
      } else if tokens[next].lexeme == .my, next + 1 < tokens.count,
        tokens[next + 1].word == "mind",
        tokens[place].word.hasPrefix("chang")
      {
        settle(place, .actually, next)
        tokens[next + 1] = tokens[next + 1].meaning(.filler)
      } else if tokens[place].lexeme == .now, tokens[next].lexeme == .and, next + 1 < tokens.count,
        ["then", "again"].contains(tokens[next + 1].word)
      {
        for place in place...next + 1 { tokens[place] = tokens[place].meaning(.other) }
      } else if tokens[next].lexeme == .scratch, tokens[next].word == "forget",
        [.i, .we, .they].contains(tokens[place].lexeme)
          || ["never", "always", "often"].contains(tokens[place].word)
      {
        tokens[next] = tokens[next].meaning(.other)
      } else if tokens[next].word == "one", tokens[next].lexeme == .small,
        pointsAt(next) && endsPhrase(next) || describes(next) && !countsOn(next)
          || countsNothing(next)
      {
        tokens[next] = tokens[next].meaning(.filler)
      } else if NameWords.titles.contains(tokens[place].word) {
        let name = tokens[next].lexeme == .period ? next + 1 : next
        if name < tokens.count, [.weekday, .month, .may].contains(tokens[name].lexeme) {
          tokens[name] = tokens[name].meaning(.other)
        }
      }
    }
  }

  /// The "place" of "in place of" and "in the place of", behind the "in".
  private func placeOfPlace(behind start: Int) -> Int? {
    let place = tokens[start + 1].lexeme == .the ? start + 2 : start + 1
    return place + 1 < tokens.count && tokens[place].word == "place"
      && tokens[place + 1].lexeme == .of ? place : nil
  }

  private mutating func settle(_ place: Int, _ lexeme: Lexeme, _ next: Int) {
    tokens[place] = tokens[place].meaning(lexeme)
    tokens[next] = tokens[next].meaning(.filler)
  }

  /// Whether the "one" at a place stands behind a word that says which is meant, or that there is something: "the second
  /// one", "if there is one".
  private func pointsAt(_ one: Int) -> Bool {
    Self.pointing.contains(tokens[one - 1].lexeme)
      || one > 1 && tokens[one - 1].lexeme == .is && tokens[one - 2].lexeme == .there
  }

  /// Whether the "one" at a place ends a phrase that describes what is meant: "the less angry one".
  private func describes(_ one: Int) -> Bool {
    [.other, .up].contains(tokens[one - 1].lexeme) && !Token.counters.contains(tokens[one - 1].word)
      && tokens[..<(one - 1)].suffix(2).contains { [.the, .this, .that].contains($0.lexeme) }
  }

  /// Whether what follows a token is counted by it, or goes on counting.
  private func countsOn(_ place: Int) -> Bool {
    let behind = tokens[(place + 1)...].prefix(2)
    guard let next = behind.first else { return false }
    if Self.linking.contains(next.lexeme) || next.lexeme == .dash {
      return behind.count == 2 && Self.counting.contains(behind[place + 2].lexeme)
    }
    return next.kind != .sign && Self.counting.union(.unit).contains(next.lexeme)
  }

  /// Whether the "one" at a place makes an adverb or an attribute of what it counts: "in one piece", "with one good knee".
  private func countsNothing(_ one: Int) -> Bool {
    [.in, .with].contains(tokens[one - 1].lexeme) && one + 1 < tokens.count
      && [.other, .good, .bad].contains(tokens[one + 1].lexeme)
  }

  /// Whether nothing that a token could count follows it.
  private func endsPhrase(_ place: Int) -> Bool {
    let next = place + 1
    guard next < tokens.count else { return true }
    if tokens[next].kind == .sign { return tokens[next].lexeme != .dash }
    guard Self.linking.contains(tokens[next].lexeme) else {
      return Self.joining.contains(tokens[next].lexeme)
    }
    // Behind these a number or a fraction is a part of the same amount, or the other end of a range.
    return next + 1 == tokens.count || !Self.counting.contains(tokens[next + 1].lexeme)
  }

  /// What says which of several is meant by a "one" behind it.
  private static let pointing: LexemeSet = [
    .the, .ordinal, .second, .last, .next, .another, .this, .that, .previous, .which, .each, .every,
    .any,
  ]
  /// What follows a noun, and is none.
  private static let joining: LexemeSet = [
    .but, .please, .thanks, .is, .for, .with, .too, .of, .in, .at, .on, .from, .instead, .i, .my,
    .also,
  ]
  /// What may go on counting, by what follows it.
  private static let linking: LexemeSet = [.and, .or, .to]
  private static let counting = LexemeSet.numeral.union([.a, .half, .quarter, .vulgar])
  /// What stands before a "like" that wishes for nothing.
  private static let beforeLike: LexemeSet = [
    .is, .at, .by, .for, .from, .until, .to, .and, .comma,
  ]
  private static let waiting = WordClasses.english.words("Lexer.waiting")
}

extension Line {
  /// A place with the "one" right behind it that stands for what it names, as UTF-8 offsets.
  package func withPronoun(_ place: Range<Int>) -> Range<Int> {
    let next = tokens.first { $0.span.lowerBound >= place.upperBound }
    guard let next, next.word == "one", next.lexeme == .filler else { return place }
    return place.lowerBound..<next.span.upperBound
  }
}
