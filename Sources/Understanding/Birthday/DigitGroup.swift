/// A group of digits of a birthday that is said in numbers alone: the "14", "08" and "1949" of "14 08
/// 1949".
struct DigitGroup: Hashable, Sendable {
  /// The digits.
  var text: String
  /// Whether the group was said as a place in an order, so that it is a day or a month of its own.
  var isOrdinal = false

  /// The number of the digits.
  var number: Int { Int(text) ?? 0 }
}

extension Cursor {
  /// Reads groups of digits with nothing but small words and signs between them, up to a year that
  /// stands alone.
  ///
  /// Speech recognisers write "two" as "to" and "four" as "for": such a word is a group of its own
  /// where `hearsDigits`, and parts two groups where not.
  mutating func digitGroups(hearsDigits: Bool) -> (groups: [DigitGroup], isDayFirst: Bool) {
    var groups: [DigitGroup] = []
    var isDayFirst = false
    var end = self
    while groups.count < 8 {
      let length = groups.reduce(0) { $0 + $1.text.utf8.count }
      guard let group = digitGroup(hearsDigits: hearsDigits && !groups.isEmpty, after: length)
      else { break }
      groups.append(group)
      end = self
      if length > 0, group.isYear(before: context.today.year) { break }
      let behind = lexeme
      let parting: LexemeSet =
        hearsDigits
        ? [.of, .the, .slash, .dash, .period, .colon]
        : [.of, .the, .to, .slash, .dash, .period, .colon, .comma]
      // "the 5th of the 6th", "04 / 11 / 1970"
      if take(parting), behind == .of || behind == .comma { take(.the) }
      if behind == .of { isDayFirst = true }
    }
    self = end
    return (groups, isDayFirst)
  }

  /// Reads one group: digits, an ordinal, a number word, "oh" and a digit, or a year in words.
  private mutating func digitGroup(hearsDigits: Bool, after length: Int) -> DigitGroup? {
    let start = self
    if lexeme == .digits {
      let text = word
      if let (day, isOrdinal) = dayOfMonth(), isOrdinal {
        return DigitGroup(text: String(day), isOrdinal: true)
      }
      self = start
      advance()
      return text.utf8.count <= 9 && !startsUnit ? DigitGroup(text: text) : nil
    }
    if hearsDigits, lexeme == .to || lexeme == .for {
      defer { advance() }
      return DigitGroup(text: lexeme == .to ? "2" : "4")
    }
    if [.oh, .zero, .or].contains(lexeme) {
      advance()
      if lexeme != .digits || digitCount == 1, let digit = count(in: 1...9) {
        return DigitGroup(text: "0\(digit)")
      }
    } else if length > 1, let year = spokenYear(), (1900..<2100).contains(year) {
      return DigitGroup(text: String(year))
    } else {
      self = start
      if let (day, isOrdinal) = dayOfMonth(), isOrdinal || !startsUnit {
        return DigitGroup(text: String(day), isOrdinal: isOrdinal)
      }
      self = start
      if let number = count(in: 32...99), !startsUnit { return DigitGroup(text: String(number)) }
    }
    self = start
    return nil
  }

  /// Whether what follows makes the number before it an amount of something.
  private var startsUnit: Bool {
    LexemeSet.unit.contains(lexeme) && lexeme != .month && lexeme != .may
  }
}

extension DigitGroup {
  /// Whether the group is the year of a birthday by itself.
  func isYear(before last: Int) -> Bool {
    text.utf8.count == 4 && (last - BirthdayDimension.greatestAge...last).contains(number)
  }
}
