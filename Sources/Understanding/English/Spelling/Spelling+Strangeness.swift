/// Which words are strangers, by themselves and by what stands around them.
extension Spelling {
  /// How little is known of a word.
  enum Strangeness {
    /// It is a word, a name or part of an address.
    case none
    /// It is a rare word, for which only an expected one was meant.
    case rare
    /// It is a proper name or a rare given one, but written small.
    case small
    case unknown
  }

  func strangeness(of index: Int) -> Strangeness {
    let token = source[index]
    guard token.lexeme == .other, token.kind == .word, let key = WordKey(token.word), key.isPlain,
      key.count > 1, !isInAddress(index), !isAcronym(index)
    else { return .none }
    let kind = English.kind(of: key)
    if let kind, kind < .rare || kind == .proper && isCapital(index) { return .none }
    if vocabulary.contains(key) || Line.joiningWords.contains(token.word) { return .none }
    if kind == .rare { return isProper(index) ? .none : .rare }
    if let name = English.givenNameKind(of: key) {
      return name == .usual || isCapital(index) ? .none : .small
    }
    return kind == nil ? .unknown : .small
  }

  /// Whether a sign of addresses joins the token to another: "sam@exmaple.org".
  func isInAddress(_ index: Int) -> Bool {
    func isJoint(_ sign: Int, _ other: Int) -> Bool {
      guard source.indices.contains(sign), source.indices.contains(other) else { return false }
      guard !source[max(sign, index)].startsWord, !source[max(sign, other)].startsWord else {
        return false
      }
      switch source[sign].lexeme {
      case .atSign, .period, .underscore, .hash: return true
      default: return false
      }
    }
    // "@sam": a handle has nothing before its sign.
    let isHandle =
      index > 0 && !source[index].startsWord
      && [.atSign, .underscore, .hash].contains(source[index - 1].lexeme)
    return isHandle || isJoint(index - 1, index - 2) || isJoint(index + 1, index + 2)
  }

  /// Whether the word at a place begins with a capital that small letters follow.
  func isCapital(_ index: Int) -> Bool {
    let letters = text.utf8.dropFirst(source[index].span.lowerBound).prefix(2)
    guard let first = letters.first, let second = letters.dropFirst().first else { return false }
    return Self.capitals.contains(first) && !Self.capitals.contains(second)
  }

  /// Whether a short word is written in capitals, and other words of the line are not.
  func isAcronym(_ index: Int) -> Bool {
    let span = source[index].span
    return span.count < 6
      && text.utf8.dropFirst(span.lowerBound).prefix(span.count)
        .allSatisfy(Self.capitals.contains)
      && text.utf8.contains { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
  }

  static var capitals: ClosedRange<UInt8> { UInt8(ascii: "A")...UInt8(ascii: "Z") }

  /// Whether a word has a capital that the begin of a sentence does not explain.
  func isProper(_ index: Int) -> Bool {
    guard isCapital(index), index > 0 else { return false }
    switch source[index - 1].lexeme {
    case .period, .exclamation, .question, .ellipsis: return false
    default: return true
    }
  }
}
