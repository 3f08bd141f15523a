/// Amounts that a line only reckons with: the 4000 of "half of 4000", the 2200 of "15% under 2200", the 20
/// of "20 minutes more than last year".
///
/// A plain bound is none: "under 2000" and "more than an hour" stay what they are.
extension Line {
  /// Whether the amount at some tokens is one that something is reckoned from, or by how much.
  package func isReckoned(_ amount: Range<Int>) -> Bool {
    guard saysAmount(amount) else { return false }
    return isMultiplied(amount) || isCompared(amount) || isTakenOff(amount) || isAltered(amount)
      || isDistance(amount)
      || isPast(amount) || isShareOfAmount(amount)
  }

  /// Whether some tokens have a number or a unit.
  func saysAmount(_ tokens: Range<Int>) -> Bool {
    self.tokens[tokens].contains {
      LexemeSet.numeral.contains($0.lexeme) || LexemeSet.unit.contains($0.lexeme)
    }
  }

  /// "Half of 4000", "two thirds of 90", "15% of 2200", "double 1100".
  private func isMultiplied(_ amount: Range<Int>) -> Bool {
    let place = before(amount.lowerBound)
    guard let place else { return false }
    if [.double, .twice].contains(tokens[place].lexeme) || tokens[place].word == "triple" {
      return true
    }
    return tokens[place].lexeme == .of && place > 0
      && (isShare(place - 1)
        || Self.repetitions.contains(tokens[place - 1].word))
  }

  /// The "half" of "half of 4000".
  private func isShareOfAmount(_ amount: Range<Int>) -> Bool {
    let place = amount.upperBound
    return place + 1 < tokens.count && tokens[place].lexeme == .of && isShare(place - 1)
      && LexemeSet.numberStart.contains(tokens[place + 1].lexeme)
  }

  /// "15% under 2200", "a quarter less than 2400", "a bit more than 2000", "10% faster than 4h".
  private func isCompared(_ amount: Range<Int>) -> Bool {
    guard let place = before(amount.lowerBound), place > 0 else { return false }
    if isBehindMeasuredThan(amount.lowerBound) { return true }
    if tokens[place].lexeme == .than {
      return Self.comparatives.contains(tokens[place - 1].word) && place > 1
        && (isShare(place - 2) || isMeasure(place - 2))
    }
    let isBound =
      [.under, .over, .less, .more].contains(tokens[place].lexeme) || tokens[place].word == "off"
    return isBound && isShare(place - 1)
  }

  /// "Five minutes faster than last year's 50": what was, by few words behind the "than".
  private func isBehindMeasuredThan(_ place: Int) -> Bool {
    guard let than = tokens[max(0, place - 5)..<place].lastIndex(where: { $0.lexeme == .than }),
      than > 1, tokens[than..<place].allSatisfy({ $0.kind == .word }),
      Self.comparatives.contains(tokens[than - 1].word)
    else { return false }
    return isShare(than - 2) || isMeasure(than - 2)
  }

  /// "Shave off five minutes", "knock 200 off".
  private func isTakenOff(_ amount: Range<Int>) -> Bool {
    let before = tokens[max(0, amount.lowerBound - 4)..<amount.lowerBound]
    guard before.contains(where: { Self.takingOff.contains($0.word) }) else { return false }
    let next = amount.upperBound < tokens.count ? tokens[amount.upperBound].word : ""
    return next == "off" || before.contains { $0.word == "off" }
  }

  private static let takingOff = WordClasses.english.words("Reckoning.takingOff")

  /// "2200 minus 10%".
  private func isAltered(_ amount: Range<Int>) -> Bool {
    let place = amount.upperBound
    guard place + 2 < tokens.count else { return false }
    let isSign =
      [.minus, .plus, .dash, .less].contains(tokens[place].lexeme)
      || ["minus", "plus"].contains(tokens[place].word)
    return isSign && isPercent(place + 2)
  }

  /// "20 minutes more than last year".
  private func isDistance(_ amount: Range<Int>) -> Bool {
    let place = amount.upperBound
    return place + 1 < tokens.count && Self.comparatives.contains(tokens[place].word)
      && tokens[place + 1].lexeme == .than
  }

  /// What was, where the line reckons from it: "half of what I ran, I ran 40", "a bit more than last year,
  /// which was 30".
  private func isPast(_ amount: Range<Int>) -> Bool {
    guard let clause = clauses().first(where: { $0.tokens.overlaps(amount) })?.tokens else {
      return false
    }
    guard clause.lowerBound < amount.lowerBound,
      (clause.lowerBound..<amount.lowerBound).contains(where: { tokens[$0].word.isPast })
    else { return false }
    // "I ran 4:12, so a bit faster"
    let rest = tokens[clause.upperBound...]
    if rest.contains(where: { Self.comparatives.contains($0.word) }),
      !rest.contains(where: { [.digits, .small, .tens].contains($0.lexeme) })
    {
      return true
    }
    if tokens.indices.contains(where: { isTakenOff($0..<$0 + 1) && saysAmount($0..<$0 + 1) }) {
      return true
    }
    return tokens.indices.prefix(amount.lowerBound).contains { place in
      switch tokens[place].lexeme {
      case .than where place > 1:
        Self.comparatives.contains(tokens[place - 1].word)
          && (isShare(place - 2) || isMeasure(place - 2))
      case .of where place > 0:
        isShare(place - 1) && place + 1 < tokens.count && tokens[place + 1].lexeme == .what
      default: false
      }
    }
  }

  /// The last word before a place that is more than "the" or "about".
  private func before(_ place: Int) -> Int? {
    tokens[..<place].lastIndex { ![.the, .my, .hedge, .a].contains($0.lexeme) }
  }

  /// Whether a share of something ends at a place: "half", "a quarter", "two thirds", "15%".
  private func isShare(_ place: Int) -> Bool {
    if isPercent(place) { return true }
    let before = place > 0 ? tokens[place - 1].lexeme : .end
    switch tokens[place].lexeme {
    // "The second half of 2027"
    case .half: return ![.ordinal, .second, .last].contains(before)
    case .quarter, .ordinal: return before == .a || before == .small
    default: return false
    }
  }

  private func isPercent(_ place: Int) -> Bool {
    tokens[place].lexeme == .percent || tokens[place].word == "percent"
  }

  /// Whether words that end at a place say by how much something differs: "a bit", "20 minutes", "200".
  private func isMeasure(_ place: Int) -> Bool {
    [.bit, .digits, .small, .tens].contains(tokens[place].lexeme)
      || LexemeSet.unit.contains(tokens[place].lexeme)
      || Self.vagueAmounts.contains(tokens[place].word)
  }

  /// Nouns for what is done several times over.
  private static let repetitions = WordClasses.english.words("Reckoning.repetitions")
  /// Words that measure something without a number.
  private static let vagueAmounts = WordClasses.english.words("Reckoning.vagueAmounts")
}
