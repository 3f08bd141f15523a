extension Line {
  /// Whether the line says when, or how far that is so, and nothing besides: "only on weekdays", "at eight in
  /// the morning", "at weekends it's later".
  package var saysOnlyWhen: Bool {
    (saysHowOften || tokens.contains { LexemeSet.timing.contains($0.lexeme) && $0.lexeme != .day })
      && !tokens.contains { $0.lexeme == .other && $0.kind != .digits && $0.word != "times" }
  }

  /// Whether the line says how often: "twice a day", "more than one a week".
  private var saysHowOften: Bool {
    tokens.indices.dropFirst().contains { place in
      [.day, .week, .monthUnit, .hour].contains(tokens[place].lexeme)
        && [.a, .per, .each, .every].contains(tokens[place - 1].lexeme)
    }
  }

  /// Whether the line names a day of the week, or all of some.
  package var saysDayOfWeek: Bool { !daysOfWeek.isEmpty }

  /// Whether the line says a year in four digits.
  package var saysYear: Bool {
    tokens.contains { $0.kind == .digits && (1900..<2200).contains(Int($0.word) ?? 0) }
  }

  /// Whether the line names a month.
  package var saysMonth: Bool { tokens.contains { [.month, .may].contains($0.lexeme) } }

  /// The places of the words that name days of the week, as UTF-8 offsets.
  package var daysOfWeek: [Range<Int>] {
    tokens.filter { LexemeSet.dayNames.contains($0.lexeme) }.map(\.span)
  }
}

extension LexemeSet {
  /// Words of when and how often.
  static let timing: LexemeSet = [
    .am, .pm, .morning, .afternoon, .evening, .night, .noon, .midnight, .weekend, .weekday,
    .weekdays, .hour, .daily, .every, .tonight, .day, .lunchtime,
  ]
}
