import Understanding

extension Context {
  /// A Monday morning, for tests that need some day.
  static let monday: Context = {
    guard let today = CalendarDate(year: 2026, month: 3, day: 2),
      let now = TimeOfDay(hour: 9)
    else { preconditionFailure("2 March 2026 exists") }
    return Context(today: today, now: now)
  }()
}

extension Dimension {
  /// What a text says as an answer on a Monday morning.
  func read(_ text: String) -> Reading<Value> { hear(Line(text), in: .monday) }
}

extension Reading {
  /// The value of an understood reading.
  var understood: Value? {
    if case .understood(let value, _) = self { value } else { nil }
  }

  /// The values of an ambiguous reading.
  var ambiguous: [Value]? {
    if case .ambiguous(let values, _) = self { values } else { nil }
  }

  /// The rule that an understood reading names.
  var rule: String? {
    if case .understood(_, let evidence) = self { evidence.rule.text } else { nil }
  }

  /// Why nothing was understood.
  var unclear: Unclear<Value>? {
    if case .unclear(let why) = self { why } else { nil }
  }
}
