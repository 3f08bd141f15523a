/// A part of a phrase or statement of the table of statements.
indirect enum StatementItem: Sendable {
  /// One of some words.
  case words([WordKey])
  /// A word of the class at a place of the table.
  case wordOf(Int)
  /// One of the alternatives of a phrase.
  case phrase(WordKey)
  /// One of several.
  case either([StatementItem])
  /// It may stand there, or not.
  case optional(StatementItem)
  /// It stands any number of times.
  case repeated(StatementItem)
  /// Up to some words of any kind that take nothing back.
  case gap(Int)
  /// It does not stand there.
  case not(StatementItem)
  /// It stands somewhere in the line, or neither in the clause nor in the next one of its sentence.
  case around(StatementItem, says: Bool)
  /// It stands nowhere in the line.
  case nowhere(StatementItem)
  /// A clause begins.
  case start
  /// A clause ends.
  case end
  /// A clause ends, and the statement goes on in the next one.
  case sign
}
