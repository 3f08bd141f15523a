extension HeightDimension {
  static let rules = RuleSet<Length>([metresAndMore, feetAndInches, amount, bare])

  /// 1m78 · 1 m 78: centimetres behind a metre.
  static let metresAndMore = Rule<Length>("height.metre-and-more", startingWith: [.digits]) {
    cursor in
    guard !cursor.isInsideWord, let metres = cursor.number, cursor.digitCount == 1 else {
      return nil
    }
    cursor.advance()
    guard cursor.take([.m, .metre]), cursor.digitCount == 2, let centimetres = cursor.number else {
      return nil
    }
    cursor.advance()
    cursor.take([.centimetre])
    guard cursor.endsNumber else { return nil }
    return .init(Length(amount: Double(metres * 100 + centimetres), unit: .centimetre))
  }

  /// 5'10" · 5'10 · 6'2'': feet and inches, glued together.
  static let feetAndInches = Rule<Length>("height.feet-and-inches", startingWith: [.digits]) {
    cursor in
    guard !cursor.isInsideWord, let feet = cursor.number, cursor.digitCount == 1 else { return nil }
    cursor.advance()
    guard cursor.isGlued, cursor.take([.quote, .apostrophe]), let inches = cursor.number,
      cursor.lexeme == .digits, inches < 12
    else { return nil }
    cursor.advance()
    while cursor.isGlued, cursor.take([.quote, .apostrophe]) {}
    guard cursor.endsNumber else { return nil }
    return .init(Length(amount: Double(feet * 12 + inches), unit: .inch))
  }

  /// 178 cm · 1.78 m · 5 ft 10 · six foot two.
  static let amount = Rule<Length>("height.amount", startingWith: .numeral) { cursor in
    guard !cursor.followsFeet else { return nil }
    let lengths = cursor.lengths().filter { $0.unit != .mile && $0.unit != .kilometre }
    return .init(anyOf: lengths)
  }

  /// 178 · 1.78: metres, centimetres or inches, whichever can be meant.
  static let bare = Rule<Length>("height.bare", startingWith: .numeral) { cursor in
    let start = cursor
    guard !cursor.isInsideWord, !cursor.followsFeet, let number = cursor.numeral([.commaDecimals]),
      cursor.endsAmount,
      number.hasDigits || number.value >= 1, number.value != 1 || !start.isPronoun,
      !start.isDayOfMonth, start.peek(-1) != .currency
    else { return nil }
    return .init(
      anyOf: [.metre, .centimetre, .inch].map { Length(amount: number.value, unit: $0) },
      isExplicit: false)
  }
}

extension Cursor {
  /// Whether the number that comes next is glued to feet before it, as the 15 of 5'15" is.
  fileprivate var followsFeet: Bool { isGlued && peek(-1) == .quote && peek(-2) == .digits }
}
