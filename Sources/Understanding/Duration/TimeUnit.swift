/// A unit of time.
enum TimeUnit: Int, Hashable, Sendable {
  case second, minute, hour, day, week, fortnight, month, year

  /// The seconds of one of it, 0 for months and years.
  var seconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 604_800
    case .fortnight: 1_209_600
    case .month, .year: 0
    }
  }

  /// The seconds of one of it, of months and years about as many.
  var approximateSeconds: Double {
    switch self {
    case .month: 2_592_000
    case .year: 31_536_000
    default: seconds
    }
  }

  /// The length of some of this unit, or nil when it is too long to count; a part of a month
  /// counts as the same part of 30 days.
  func span(_ amount: Double) -> TimeSpan? {
    guard abs(amount) < 1e9, abs(amount) * approximateSeconds < TimeSpan.longest else { return nil }
    guard self == .month || self == .year else { return TimeSpan(seconds: amount * seconds) }
    let months = self == .year ? amount * 12 : amount
    let whole = months.rounded(.down)
    return TimeSpan(
      months: Int(whole), seconds: ((months - whole) * 30 * TimeUnit.day.seconds).rounded())
  }
}

extension TimeSpan {
  /// About how many seconds a length may have in all: some thirty thousand years, so that it can be
  /// said in any unit that it was not said in.
  static var longest: Double { 1e12 }

  /// Whether the length is not too long to count, and not less than nothing.
  var isCountable: Bool {
    months >= 0 && seconds >= 0
      && Double(months) * TimeUnit.month.approximateSeconds + seconds < Self.longest
  }
}

extension Cursor {
  /// Reads a unit of time behind a number, also after a hyphen ("30-minute").
  mutating func timeUnit() -> TimeUnit? {
    let offset = lexeme == .dash && isGlued && isGlued(1) ? 1 : 0
    let unit: TimeUnit
    switch peek(offset) {
    case .second, .secondUnit, .s: unit = .second
    case .minute, .m: unit = .minute
    case .hour, .h: unit = .hour
    case .day, .d, .night: unit = .day
    case .week, .w: unit = .week
    case .fortnight: unit = .fortnight
    case .monthUnit: unit = .month
    case .year, .y: unit = .year
    default: return nil
    }
    // "24 m212" and "413d-b8ab" are codes.
    if isGlued(offset + 1) {
      switch peek(offset + 1) {
      case .digits where unit != .hour && unit != .minute: return nil
      case .digits where tokens[index + offset + 1].word.utf8.count > 2: return nil
      case .dash
      where isGlued(offset + 2) && peek(offset + 2) != .digits
        && tokens[index + offset].word.utf8.count == 1:
        return nil
      case .underscore, .atSign, .equals: return nil
      default: break
      }
    }
    advance(offset + 1)
    return unit
  }
}
