/// The time in which the dates of a question lie.
public enum DateFrame: Hashable, Sendable {
  /// Any day; a date without a year is the coming one.
  case any
  /// Today or before; a date without a year is the last such day.
  case past
  /// After today, and at most that many years ahead where that is given.
  case future(within: Int? = nil)

  /// Whether the dates lie ahead.
  var isAhead: Bool { if case .future = self { true } else { false } }
}
