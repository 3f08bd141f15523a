/// A part of a phrase or statement of the table of statements.
indirect enum StatementItem: Sendable {
  /// One of some words.
  case words(Set<String>)
  /// One of the alternatives of a phrase.
  case phrase(String)
  /// One of several.
  case either([StatementItem])
  /// It may stand there, or not.
  case optional(StatementItem)
  /// It stands any number of times.
  case repeated(StatementItem)
  /// Up to six words of any kind.
  case gap
  /// A clause begins.
  case start
  /// The statement ends, or goes on as statements do.
  case end
}
