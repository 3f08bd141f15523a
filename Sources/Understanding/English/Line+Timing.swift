extension Line {
  /// Whether the line says when, or how far that is so, and nothing besides: "only on weekdays", "at eight in
  /// the morning", "at weekends it's later".
  package var saysOnlyWhen: Bool {
    tokens.contains { LexemeSet.timing.contains($0.lexeme) && $0.lexeme != .day }
      && !tokens.contains { $0.lexeme == .other && $0.kind != .digits }
  }

  /// Whether the line names a day of the week, or all of some.
  package var saysDayOfWeek: Bool { tokens.contains { LexemeSet.dayNames.contains($0.lexeme) } }
}

extension LexemeSet {
  /// Words of when and how often.
  static let timing: LexemeSet = [
    .am, .pm, .morning, .afternoon, .evening, .night, .noon, .midnight, .weekend, .weekday,
    .weekdays, .hour, .daily, .every, .tonight, .day, .lunchtime,
  ]
}
