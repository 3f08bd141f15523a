/// Words that leave out days behind them or before them.
extension Cursor {
  /// Reads "but", "except", "apart from", "not".
  mutating func takeExcept() -> Bool {
    switch lexeme {
    case .but, .except, .without, .minus, .less:
      advance()
      take([.not, .for])
      take([.from, .for])
      return true
    case .not, .no:
      advance()
      take([.on])
      return true
    case .other where word == "bar" || word == "save":
      advance()
      return true
    default: return false
    }
  }

  /// Reads a word that leaves out what stands before it: "excepted", "aside", "off".
  mutating func takeExcepted() -> Bool {
    take(.is)
    guard Self.excepting.contains(word),
      ![.from, .of].contains(peek(1))
    else { return false }
    advance()
    return true
  }

  /// Words behind days that except them.
  private static let excepting = WordClasses.english.words("Cursor.excepting")
}
