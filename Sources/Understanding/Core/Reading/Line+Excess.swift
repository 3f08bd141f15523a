/// What is too much or too early, and how a line goes on from what was said before.
extension Line {
  /// Whether the line changes something by one more step, and takes none back: "another 100 lower".
  package var goesFurther: Bool {
    tokens.contains { Self.goingFurther.contains($0.word) }
  }

  /// How many times as large a line makes what was said, and the words that say so: "double it", "half of
  /// that".
  var factor: (Double, Range<Int>)? {
    for place in tokens.indices.dropLast() {
      guard let factor = Self.factors[tokens[place].word] else { continue }
      let object = tokens[place + 1].lexeme == .of ? place + 2 : place + 1
      guard object < tokens.count,
        [.it, .that, .this, .the, .my, .these, .those].contains(tokens[object].lexeme)
      else { continue }
      return (factor, place..<object + 1)
    }
    return nil
  }

  private static let factors: [String: Double] = [
    "double": 2, "twice": 2, "triple": 3, "halve": 0.5, "half": 0.5,
  ]

  /// What would mend that something is too much, too early and the like, where a token says so.
  func excess(at place: Int) -> Change? {
    guard tokens[place].lexeme == .too, place + 1 < tokens.count else { return nil }
    return Self.excesses[tokens[place + 1].word]
  }

  private static let excesses: [String: Change] = {
    var table: [String: Change] = [:]
    for word in largeDegrees {
      table[word] = Change(sign: -1, kind: .size)
    }
    for word in smallDegrees {
      table[word] = Change(sign: 1, kind: .size)
    }
    table["late"] = Change(sign: -1, kind: .place)
    for word in ["early", "soon"] { table[word] = Change(sign: 1, kind: .place) }
    table["slow"] = Change(sign: -1, kind: .speed)
    table["fast"] = Change(sign: 1, kind: .speed)
    return table
  }()
  /// Words that change something by one more step.
  private static let goingFurther = WordClasses.english.words("Excess.goingFurther")
  /// Words for a degree that is mended by less of it.
  private static let largeDegrees = WordClasses.english.phrases("Excess.largeDegrees")
  /// Words for a degree that is mended by more of it.
  private static let smallDegrees = WordClasses.english.phrases("Excess.smallDegrees")
}
