extension Cursor {
  /// What a range of times is introduced by.
  struct RangeOpening {
    /// Whether a word such as "from" or "between" says that a range begins.
    var isSaid = false
    /// Whether it is "between", after which "and" links.
    var isBetween = false
  }

  /// Reads "from", "between", "starting at" or nothing, with what leads up to the time.
  mutating func rangeOpening() -> RangeOpening {
    var opening = RangeOpening()
    reading: while true {
      switch lexeme {
      case .from, .start, .after: opening.isSaid = true
      case .between: opening = RangeOpening(isSaid: true, isBetween: true)
      // "between the hours of 11 and 7"
      case .the where opening.isSaid && peek(1) == .hour && peek(2) == .of: advance(2)
      case .at, .hedge, .the: break
      case .later where peek(1) == .than:
        opening.isSaid = true
        advance()
      case .eat where opening.isSaid: break
      case .ordinal where peek(1) == .eat:
        opening.isSaid = true
        advance()
      case .by where peek(-1) == .start: break
      default: break reading
      }
      advance()
    }
    return opening
  }

  /// Reads what links the start of a range to its end, and tells whether it is a word.
  mutating func rangeLink(_ opening: RangeOpening) -> Bool? {
    let start = self
    skip([.hedge, .comma, .ish])
    let isWord: Bool
    switch lexeme {
    case .dash:
      advance()
      take(.dash)
      isWord = false
    case .to, .through, .until:
      advance()
      isWord = true
    case .tilde, .ellipsis:
      advance()
      isWord = false
    case .up where peek(1) == .to || peek(1) == .until:
      advance(2)
      isWord = true
    case .and where opening.isBetween:
      advance()
      isWord = true
    case .and, .finish, .i, .by, .with, .last:
      skip([.and, .i, .with])
      guard take(.until) || take(.finish) || take(.last, .eat) || take(.eat, .until) else {
        self = start
        return nil
      }
      isWord = true
    case .but where opening.isSaid:
      // "after 9:30 but before 11"
      advance()
      guard take([.before, .until]) else {
        self = start
        return nil
      }
      isWord = true
    case .digits, .small, .noon, .midnight, .half, .quarter:
      // "from noon 8pm", as when the end is said in a second answer.
      guard opening.isSaid, !opening.isBetween, index == start.index else {
        self = start
        return nil
      }
      isWord = false
    default:
      self = start
      return nil
    }
    skip([.hedge, .at, .by, .the, .finish, .eat, .tilde])
    return isWord
  }

  /// Reads a length of time of whole minutes, less than a day: "8 hours", "2.5 hrs", "8-hour".
  mutating func clockLength() -> Int? {
    let start = self
    take(.a)
    if let seconds = timeSpan()?.wholeSeconds, seconds >= 60, seconds < 86_400,
      seconds % 60 == 0
    {
      return seconds
    }
    self = start
    if let seconds = timeSpan()?.wholeSeconds, seconds >= 60, seconds < 86_400, seconds % 60 == 0 {
      return seconds
    }
    self = start
    return nil
  }

  /// Reads the two parts of a fasting day, such as "16:8", and gives the hours of eating.
  mutating func fastingRatio() -> Int? {
    guard lexeme == .digits, let fast = number, peek(2) == .digits, !isGlued(3) || !isDigit(4),
      let eat = tokens[index + 2].number, fast + eat == 24, fast > eat, eat > 0, digitCount == 2,
      tokens[index + 2].word.utf8.count <= 2
    else { return nil }
    switch peek(1) {
    case .colon, .slash, .dash: break
    default: return nil
    }
    advance(3)
    return eat
  }

  private func isDigit(_ offset: Int) -> Bool { peek(offset) == .digits }
}
