extension Dimension {
  /// The candidate that the line repeats, names by its place ("the second"), or tells apart by a
  /// word that only its canonical phrase has.
  public func pick(from candidates: [Value], by line: Line, in context: Context) -> Int? {
    let matches = matches(in: line, context: context)
    let repeated = candidates.indices.filter { place in
      matches.contains {
        $0.values == [candidates[place]] && !line.isNegated($0.tokens.lowerBound)
          && !line.asksAbout(line.span($0.tokens))
      }
    }
    if repeated.count == 1 { return repeated[0] }
    if repeated.count > 1 { return nil }
    if let place = line.place(among: candidates.count) { return place }
    let phrases = candidates.map { phrase(for: $0, in: context) }
    if line.saysOtherNumbers(than: phrases) || says(another: candidates, matches, line, context) {
      return nil
    }
    return line.distinguished(among: phrases)
  }

  /// The only candidate that some matches say.
  func repeated(_ candidates: [Value], by matches: [Match<Value>]) -> Int? {
    candidates.indices.filter { place in
      matches.contains { $0.values == [candidates[place]] }
    }.only
  }

  /// Whether the line says a whole value that is allowed and none of the candidates, nor part of what
  /// one of them is called: who answers "4 March or 3 April?" by "5 April" picks neither.
  func says(
    another candidates: [Value], _ matches: [Match<Value>], _ line: Line, _ context: Context
  ) -> Bool {
    let words = { (value: Value) in
      Set(Line(asWritten: phrase(for: value, in: context)).tokens.map(\.word))
    }
    return matches.contains { match in
      // "The evening one" is no one o'clock.
      match.missing == nil && !match.values.isEmpty && !line.isNegated(match.tokens.lowerBound)
        && line.tokens[match.tokens].last?.word != "one"
        && match.values.allSatisfy { value in
          // A word or two may be all by which a candidate is named; more are another list.
          violation(of: value, in: context) == nil
            && !candidates.contains {
              $0 == value || words(value).count < 3 && words(value).isSubset(of: words($0))
            }
        }
    }
  }
}

extension Line {
  /// The place that the line names in a list of some length: "the first", "2", "not the last".
  func place(among count: Int) -> Int? {
    var places: [Int] = []
    var isNegated = false
    for (index, token) in tokens.enumerated() {
      let place: Int
      switch token.lexeme {
      case .either, .any, .both, .all, .neither, .none: return nil
      case .ordinal, .second: place = (token.number ?? 0) - 1
      case .last: place = count - 1
      // "Two ankles" counts something else, and "last year" is a time.
      case .small where isCount(index), .last where isCount(index): return nil
      case .digits, .small:
        // In "the first one", the one is no number.
        guard index == 0 || !isOrdinal(tokens[index - 1]) else { continue }
        let isRank = index + 1 < tokens.count && tokens[index + 1].lexeme == .ordinalSuffix
        guard index == 0 || isRank || ![.the, .this, .that].contains(tokens[index - 1].lexeme)
        else { continue }
        // Nor is it in "the blue one"; in "number one" it is.
        guard token.word != "one" || index == 0 || Token.counters.contains(tokens[index - 1].word)
        else { continue }
        place = (token.number ?? 0) - 1
      case .other where token.word == "former": place = 0
      case .other where token.word == "latter": place = count - 1
      default: continue
      }
      guard (0..<count).contains(place) else { return nil }
      isNegated = self.isNegated(index)
      if !places.contains(place) { places.append(place) }
    }
    guard let place = places.only else { return nil }
    if !isNegated { return place }
    return count == 2 ? 1 - place : nil
  }

  /// Whether a token counts or marks what the next word names.
  private func isCount(_ index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    let next = tokens[index + 1]
    return [.year, .week, .monthUnit].contains(next.lexeme)
      || next.lexeme == .other && next.word.hasSuffix("s")
  }

  private func isOrdinal(_ token: Token) -> Bool {
    token.lexeme == .ordinal || token.lexeme == .second || token.lexeme == .last
  }

  /// Whether the line says a number in digits that none of some phrases has, so that it speaks of
  /// something else.
  func saysOtherNumbers(than phrases: [String]) -> Bool {
    let numbers = Set(
      phrases.flatMap { Line(asWritten: $0).tokens }.filter { $0.kind == .digits }.map(\.word))
    return tokens.contains { $0.kind == .digits && !numbers.contains($0.word) }
      && place(among: phrases.count) == nil
  }

  /// The only one of some phrases that shares a word with the line that no other phrase has, or that is left when
  /// those go whose words the line denies or takes out.
  func distinguished(among phrases: [String]) -> Int? {
    let words = phrases.map {
      Set(Line(asWritten: $0).tokens.filter { $0.kind != .sign }.map(\.sense))
    }
    let denied = Set(tokens.indices.filter(isDeniedPart).map { tokens[$0].sense })
    let said = Set(tokens.map(\.sense)).subtracting(denied)
    func owners(of said: Set<String>) -> [Int] {
      phrases.indices.filter { place in
        let others = phrases.indices.filter { $0 != place }.map { words[$0] }
        return !others.reduce(words[place]) { $0.subtracting($1) }.isDisjoint(with: said)
      }
    }
    let named = owners(of: said)
    let out = owners(of: denied)
    return named.isEmpty && !out.isEmpty
      ? phrases.indices.filter { !out.contains($0) }.only : named.only
  }

  /// Whether a word is denied or taken out: the Sunday of "no Sundays", "without Sunday", "leave Sunday out".
  private func isDeniedPart(_ index: Int) -> Bool {
    var place = index - 1
    while place >= 0, tokens[place].lexeme == .the { place -= 1 }
    return place >= 0 && [.no, .without, .except].contains(tokens[place].lexeme)
      || isNegated(index) || removes(before: tokens[index].span.lowerBound)
  }
}

extension Token {
  /// What the word means as part of a value: the same for all forms of a day or a month, else itself.
  fileprivate var sense: String {
    [.weekday, .month].contains(lexeme) ? "\(lexeme) \(number ?? 0)" : word
  }

  /// Words before the number of one of several, so that the "one" behind them counts.
  static let counters = WordClasses.english.words("Token.counters").union(["#"])
}
