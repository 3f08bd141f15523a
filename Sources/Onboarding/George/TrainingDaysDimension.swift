import Understanding

/// The days of the week for training.
///
/// Days that only say when a length applies ("weekends, 45 minutes on weekdays") are not added to
/// those that a line names before.
struct TrainingDaysDimension: WrappingDimension {
  let wrapped = WeekdaysDimension(count: RaceRules.trainingDays)

  var examples: [String] { ["Mon, Wed and Sat", "every day but Friday"] }

  func matches(in line: Line, context: Context) -> [Match<WeekdaySet>] {
    let conditions = conditions(in: line, context)
    return wrapped.matches(in: line, context: context).filter { !conditions.contains($0) }
  }

  func read(_ line: Line, in context: Context) -> Reading<WeekdaySet> {
    wrapped.read(withoutConditions(line, context), in: context)
  }

  func revise(_ old: WeekdaySet, by line: Line, in context: Context) -> Reading<WeekdaySet> {
    wrapped.revise(old, by: withoutConditions(line, context), in: context)
  }

  /// The days that only say when a length applies; the first days of a line never do.
  private func conditions(in line: Line, _ context: Context) -> [Match<WeekdaySet>] {
    wrapped.matches(in: line, context: context).dropFirst().filter { match in
      let before = line.tokens[..<match.tokens.lowerBound].last { $0.word != "on" }
      return before.map { Self.units.contains($0.word) } ?? false
    }
  }

  /// The line with such days blanked out, so that places in it stay as they are.
  private func withoutConditions(_ line: Line, _ context: Context) -> Line {
    let spans = conditions(in: line, context).map { line.span($0.tokens) }
    guard !spans.isEmpty else { return line }
    var bytes = Array(line.text.utf8)
    for index in spans.joined() { bytes[index] = UInt8(ascii: " ") }
    return Line(String(decoding: bytes, as: UTF8.self))
  }

  private static let units: Set<String> = [
    "min", "mins", "minute", "minutes", "hour", "hours", "h", "hr", "hrs",
  ]
}
