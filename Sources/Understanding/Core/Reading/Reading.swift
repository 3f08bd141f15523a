/// What a dimension makes of a line.
public enum Reading<Value: Sendable>: Sendable {
  /// One value, and the words and rule it comes from.
  case understood(Value, Evidence)
  /// All honest readings, at least two, the likeliest first.
  case ambiguous([Value], Evidence)
  /// No value that may be used, and why.
  case unclear(Unclear<Value>)
}

extension Reading: Equatable where Value: Equatable {}
extension Reading: Hashable where Value: Hashable {}

extension Reading where Value: Equatable {
  /// The reading of words that may mean any of some values, the likeliest first.
  ///
  /// One value, however often it stands there, is understood; several are ambiguous; none is nothing
  /// found. Whatever has more than one reading is made by this, so that nobody is asked to choose
  /// between two things that are the same.
  public init(anyOf values: [Value], _ evidence: Evidence) {
    var distinct: [Value] = []
    for value in values where !distinct.contains(value) { distinct.append(value) }
    switch distinct.count {
    case 0: self = .unclear(.nothingFound)
    case 1: self = .understood(distinct[0], evidence)
    default: self = .ambiguous(distinct, evidence)
    }
  }
}

/// Why a line gave no value.
public enum Unclear<Value: Sendable>: Sendable {
  /// The line says no such value.
  case nothingFound
  /// The line says several different values where one is wanted, in the order they stand.
  case severalValues([Value])
  /// The line says a value that the question does not allow.
  case refused(Value, Violation, Evidence)
  /// The line says part of a value: a start without an end, a day without a month.
  case incomplete(Missing, Evidence)
  /// The line says a value, and limits it in a way that no value holds: a yes at some hours.
  case limited(Value, Evidence)
}

extension Unclear: Equatable where Value: Equatable {}
extension Unclear: Hashable where Value: Hashable {}

/// The part of a value that a line left out.
public enum Missing: String, Hashable, Sendable, Codable {
  case start, end, day, month, year, unit, which
}

/// The rule of a question that a value breaks.
public enum Violation: Hashable, Sendable, Codable {
  /// Less than the least that is allowed, which is given in the form values are stored in.
  case belowMinimum(JSONValue)
  /// More than the most that is allowed, which is given in the form values are stored in.
  case aboveMaximum(JSONValue)
  /// Only the past and today are possible.
  case inTheFuture
  /// Only what lies ahead is possible.
  case inThePast
  /// Fewer values than are needed.
  case tooFew(minimum: Int)
  /// More values than are possible.
  case tooMany(maximum: Int)
  /// A range that starts where it ends.
  case emptyRange
  /// Text without anything to read in it.
  case blank
  /// Text longer than can be kept, in characters.
  case tooLong(maximum: Int)
  /// A number with a fraction where only whole ones are possible.
  case notWhole
  /// Outside of what is allowed, which is given in the form values are stored in.
  case outside(JSONValue)
  /// A rule of the flow's own, and what it says.
  case custom(String)
}

/// Where a reading comes from: the words of the line, their place in it, and the rule that read
/// them.
public struct Evidence: Hashable, Sendable, Codable {
  /// The words as they stand in the line.
  public var words: String
  /// The place of ``words`` in the line, as UTF-8 offsets.
  public var span: Range<Int>
  /// The rule, by its name such as `time.half-past`.
  public var rule: RuleName
  /// The words as they were meant, where a slip of the fingers was mended in them.
  public var meant: String?

  /// Evidence for words at a place in a line.
  public init(words: String, span: Range<Int>, rule: RuleName, meant: String? = nil) {
    self.words = words
    self.span = span
    self.rule = rule
    self.meant = meant
  }
}
