extension DistanceDimension {
  static let rules = RuleSet<Distance>([
    halfMarathon, shortForm, marathon, multiple, ultra, parkrun, range, unit, one, bare,
  ])

  /// Half marathon · a half · quarter marathon · ½ marathon · half of a marathon.
  static let halfMarathon = Rule<Distance>(
    "distance.half-marathon", startingWith: [.half, .quarter, .a, .the, .digits, .vulgar]
  ) { cursor in
    cursor.take([.a, .the])
    if let part = cursor.vulgarFraction() {
      cursor.take(.dash)
      return part == 0.5 && cursor.take(.marathon) ? .init(.halfMarathon) : nil
    }
    let isDigits = cursor.take(.digits, .slash, .digits)
    let isHalf = cursor.lexeme == .half || isDigits
    if isDigits {
      guard cursor.tokens[cursor.index - 3].number == 1, cursor.tokens[cursor.index - 1].number == 2
      else { return nil }
    } else {
      guard cursor.take([.half, .quarter]) else { return nil }
    }
    cursor.take(.dash)
    let isPart = cursor.take(.of)
    cursor.take([.a, .the])
    if cursor.take(.marathon) {
      // A quarter of 42,195 m is 10,548.75 m.
      return .init(isHalf ? .halfMarathon : Distance(metres: 10_549))
    }
    guard isHalf, !isDigits, !isPart, cursor.peek(-1) == .half,
      !LexemeSet.unit.contains(cursor.lexeme),
      cursor.lexeme != .past, cursor.lexeme != .to, cursor.lexeme != .dozen
    else { return nil }
    return .init(.halfMarathon, isExplicit: false)
  }

  /// Halfmarathon, in one word.
  static let shortForm = Rule<Distance>("distance.half-marathon", startingWith: [.other]) {
    cursor in
    guard cursor.word == "halfmarathon" else { return nil }
    cursor.advance()
    return .init(.halfMarathon, isExplicit: false)
  }

  /// A marathon · full marathon · the full.
  static let marathon = Rule<Distance>(
    "distance.marathon", startingWith: [.a, .the, .marathon, .other]
  ) { cursor in
    guard !cursor.isPartOfMarathon else { return nil }
    cursor.take([.a, .the])
    if cursor.word == "full" {
      cursor.advance()
      guard !cursor.take(.marathon) else { return .init(.marathon) }
      return cursor.isAtEnd ? .init(.marathon, isExplicit: false) : nil
    }
    return cursor.take(.marathon) ? .init(.marathon) : nil
  }

  /// Double marathon · a triple marathon.
  static let multiple = Rule<Distance>(
    "distance.multiple", startingWith: [.a, .the, .double, .other]
  ) { cursor in
    cursor.take([.a, .the])
    let times: Int
    switch cursor.word {
    case "double": times = 2
    case "triple": times = 3
    case "quadruple": times = 4
    default: return nil
    }
    cursor.advance()
    cursor.take(.dash)
    let half = cursor.take(.half)
    cursor.take(.dash)
    guard cursor.take(.marathon) else { return nil }
    let one = half ? Distance.halfMarathon : Distance.marathon
    return .init(Distance(metres: one.metres * times))
  }

  /// An ultra, which may be any distance beyond a marathon.
  static let ultra = Rule<Distance>("distance.ultra", startingWith: [.ultra]) { cursor in
    cursor.advance()
    cursor.take(.dash)
    cursor.take(.marathon)
    return .init(missing: .which)
  }

  /// Parkrun, which is 5 km everywhere.
  static let parkrun = Rule<Distance>("distance.parkrun", startingWith: [.other]) { cursor in
    guard cursor.word == "parkrun" else { return nil }
    cursor.advance()
    return .init(Distance(metres: 5000))
  }

  /// 5 to 10 km.
  static let range = Rule<Distance>("distance.range", startingWith: .numeral) { cursor in
    let start = cursor.index
    guard !cursor.isInsideWord, let low = cursor.numeral([.spaced]),
      cursor.takeRangeLink(since: start)
    else { return nil }
    let highs = cursor.lengths()
    guard let high = highs.first, highs.count == 1, high.amount > low.value,
      let from = Length(amount: low.value, unit: high.unit).distance, let to = high.distance
    else { return nil }
    return .init(anyOf: [from, to])
  }

  /// 10k · 5 km · 26.2 miles · 5000 m.
  static let unit = Rule<Distance>("distance.unit", startingWith: .numeral) { cursor in
    let lengths = cursor.lengths()
    let distances = lengths.compactMap(\.distance)
    return .init(anyOf: distances, isExplicit: distances.count == 1)
  }

  /// A mile · a kilometre · a mile and a half.
  static let one = Rule<Distance>("distance.one", startingWith: [.a]) { cursor in
    cursor.advance()
    guard let unit = LengthUnit(cursor.lexeme), unit == .mile || unit == .kilometre else {
      return nil
    }
    cursor.advance()
    return Length(amount: 1 + cursor.takeHalfOfLength(), unit: unit).distance.map { .init($0) }
  }

  /// 10, which may be kilometres or miles, or 5000, which may be metres.
  static let bare = Rule<Distance>("distance.bare", startingWith: .numeral) { cursor in
    let start = cursor
    guard !cursor.isInsideWord, cursor.peek(-1) != .past, !start.isDayOfMonth,
      let number = cursor.numeral([.spaced, .pairs]),
      cursor.endsAmount, number.value > 0, number.value != 1 || !start.isPronoun,
      number.hasDigits || number.value >= 1
    else { return nil }
    // What people call marathons by.
    switch number.value {
    case 42, 42.2, 42.195: return .init(.marathon, isExplicit: false)
    case 21.1, 21.0975: return .init(.halfMarathon, isExplicit: false)
    default: break
    }
    // Half and full marathons are the only distances that people count in tenths of a mile.
    let isMiles = number.value == 26.2 || number.value == 13.1
    let units: [LengthUnit] =
      isMiles ? [.mile, .kilometre] : number.value < 400 ? [.kilometre, .mile] : [.metre]
    let distances = units.compactMap { Length(amount: number.value, unit: $0).distance }
    return .init(anyOf: distances, isExplicit: false)
  }
}

extension Cursor {
  /// Whether what comes next is only part of what is said, or several of it: "a third of a
  /// marathon", "two marathons".
  fileprivate var isPartOfMarathon: Bool {
    let isBehindArticle = lexeme == .marathon && (peek(-1) == .a || peek(-1) == .the)
    let place = isBehindArticle ? -2 : -1
    switch peek(place) {
    case .double: return true
    case .other where ["triple", "quadruple"].contains(tokens[index + place].word): return true
    case .of: return [.half, .quarter, .ordinal, .vulgar].contains(peek(place - 1))
    case .digits, .small, .tens, .vulgar, .couple, .pair, .few, .several, .half, .quarter:
      return lexeme == .marathon && !isBehindArticle
    default: return false
    }
  }
}
