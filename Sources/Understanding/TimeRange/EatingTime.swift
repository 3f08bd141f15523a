/// A time on the clock that a line about eating names, and what it is to the window.
struct EatingTime {
  /// What happens at the time.
  enum Role: Hashable {
    /// Eating begins: "first bite at", "not before".
    case start
    /// Eating ends: "last bite at", "nothing after".
    case end
    /// Something is eaten: "lunch at".
    case meal
    /// Nothing says what.
    case plain
    /// Something else: "I wake at", "the gym at".
    case other
  }

  var time: ClockTime
  var tokens: Range<Int>
  /// The place of the word that says that nothing is eaten before or after the time: the "no" of "no
  /// food after 9".
  var denial: Int?
  var role: Role
  /// Whether the words around it are about eating, and not about a shift that begins.
  var isAboutEating: Bool
}

extension EatingTime {
  /// The time, from the word on that denies what is before or after it.
  var wholeTokens: Range<Int> {
    min(denial ?? tokens.lowerBound, tokens.lowerBound)..<tokens.upperBound
  }

  /// Whether the line says by more than "from" or "until" that something begins or ends at the time:
  /// "stop at", "last meal at".
  func isPlain(in line: Line) -> Bool {
    if isAboutEating { return true }
    let before = line.tokens[..<tokens.lowerBound].last {
      ![.at, .by, .hedge, .the].contains($0.lexeme)
    }
    return before.map { [.start, .finish].contains($0.lexeme) } ?? false
  }
}
