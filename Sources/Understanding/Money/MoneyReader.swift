/// Finds amounts of money in a line.
struct MoneyReader {
  private let line: Line
  private let dimension: MoneyDimension
  private let context: Context

  init(_ line: Line, _ dimension: MoneyDimension, _ context: Context) {
    self.line = line
    self.dimension = dimension
    self.context = context
  }

  /// The amounts, from left to right.
  var matches: [Match<Money>] {
    var matches: [Match<Money>] = []
    var index = 0
    while index < line.tokens.count {
      line.effort?.spend(1)
      guard let match = match(at: index) else {
        index += 1
        continue
      }
      matches.append(match)
      index = match.tokens.upperBound
    }
    return matches
  }

  private func match(at start: Int) -> Match<Money>? {
    let first = isMinus(start) ? start + 1 : start
    let before = currency(at: first)
    let second = before.map { isMinus($0.end) ? $0.end + 1 : $0.end } ?? first
    let isNegative = first > start || second > before?.end ?? first
    var cursor = Cursor(line.tokens, at: second, context: context)
    guard LexemeSet.numeral.contains(cursor.lexeme), before != nil || !cursor.isInsideWord,
      let size = cursor.amount()
    else { return nil }
    let amount = isNegative ? -size : size
    let behind = before == nil ? currency(at: cursor.index) : nil
    if let codes = (before ?? behind)?.codes {
      let end = behind?.end ?? cursor.index
      return match([amount], in: codes, start..<end, "money.amount", isExplicit: true)
    }
    if let range = range(from: amount, start, cursor) { return range }
    guard cursor.endsAmount, size >= 1 || size == 0,
      !Cursor(line.tokens, at: start, context: context).isDayOfMonth
    else { return nil }
    return match(
      [amount], in: dimension.currencies, start..<cursor.index, "money.bare", isExplicit: false)
  }

  /// Whether a word or a sign in front of an amount takes it below zero, and joins it to none before it.
  private func isMinus(_ place: Int) -> Bool {
    guard place + 1 < line.tokens.count else { return false }
    let token = line.tokens[place]
    if token.lexeme == .minus { return true }
    let joins =
      place > 0 && !token.startsWord && line.tokens[place - 1].kind != .sign
      && line.tokens[place - 1].lexeme != .currency
    return token.lexeme == .dash && !joins && !line.tokens[place + 1].startsWord
  }

  /// Two amounts of which the currency is said behind the second: "3000 to 3500 euros".
  private func range(from least: Double, _ start: Int, _ cursor: Cursor) -> Match<Money>? {
    var cursor = cursor
    guard cursor.takeRangeLink(since: start), let most = cursor.amount(),
      let currency = currency(at: cursor.index)
    else { return nil }
    let amounts = least == most ? [least] : [least, most]
    return match(
      amounts, in: currency.codes, start..<currency.end, "money.range", isExplicit: true)
  }

  /// The amounts in those of some currencies that the question takes, or else in the usual one of them.
  private func match(
    _ amounts: [Double], in codes: [String], _ tokens: Range<Int>, _ rule: RuleName,
    isExplicit: Bool
  ) -> Match<Money>? {
    let taken = codes.filter(dimension.currencies.contains)
    let meant = taken.isEmpty ? Array(codes.sorted(by: Self.isMoreUsual).prefix(1)) : taken
    let values = amounts.flatMap { amount in
      meant.compactMap { Currency($0).flatMap { Money(amount, $0) } }
    }
    guard !values.isEmpty else { return nil }
    return Match(values: values, tokens: tokens, rule: rule, isExplicit: isExplicit)
  }

  /// Dollars are those of the United States, and pounds those of Britain, where nothing else is said.
  private static func isMoreUsual(_ a: String, _ b: String) -> Bool {
    let usual = ["USD", "GBP", "EUR"]
    return (usual.firstIndex(of: a) ?? usual.count, a) < (usual.firstIndex(of: b) ?? usual.count, b)
  }

  /// The currencies that a sign, a code or a name at a token means, and where it ends.
  private func currency(at place: Int) -> (codes: [String], end: Int)? {
    guard place < line.tokens.count else { return nil }
    // A sign of a currency may have letters of its country before it.
    if place + 1 < line.tokens.count, !line.tokens[place + 1].startsWord,
      let codes = Currency.signs[line.words(place..<place + 2).lowercased()]
    {
      return (codes, place + 2)
    }
    if let codes = Currency.signs[line.words(place..<place + 1).lowercased()] {
      return (codes, place + 1)
    }
    return Currency.names.name(in: line, at: place)
  }
}

extension Cursor {
  /// Reads an amount: "3,200", "3.200,50", "2.5k", "two thousand".
  fileprivate mutating func amount() -> Double? {
    let start = self
    if let amount = amountGroupedByPoint() { return amount }
    self = start
    return numeral([.letters, .pairs, .spaced, .commaDecimals])?.value
  }

  /// Reads "3.200" and "3.200,50", as much of Europe writes them: no currency is counted in thousandths of
  /// a unit where it is grouped in threes.
  private mutating func amountGroupedByPoint() -> Double? {
    guard (1...3).contains(digitCount), var value = number, value > 0 else { return nil }
    advance()
    var isGrouped = false
    while lexeme == .period, isGlued, peek(1) == .digits, isGlued(1),
      tokens[index + 1].word.utf8.count == 3, let group = tokens[index + 1].number
    {
      value = value * 1000 + group
      isGrouped = true
      advance(2)
    }
    guard isGrouped, value < 1_000_000_000_000 else { return nil }
    // A dash in the place of cents says that there are none.
    if lexeme == .comma, isGlued, peek(1) == .dash, isGlued(1) { advance(2) }
    guard lexeme == .comma, isGlued, peek(1) == .digits, isGlued(1),
      tokens[index + 1].word.utf8.count <= 2
    else { return Double(value) }
    advance()
    return Double(value) + decimals()
  }
}
