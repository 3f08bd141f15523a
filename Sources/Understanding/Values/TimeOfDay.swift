/// A time of day, to the second, without a day or a zone.
public struct TimeOfDay: Hashable, Sendable {
  /// The seconds since midnight, from 0 to 86,399.
  public let secondsSinceMidnight: Int

  /// 0:00, the start of the day.
  public static let midnight = TimeOfDay(secondsSinceMidnight: 0)
  /// 12:00.
  public static let noon = TimeOfDay(secondsSinceMidnight: 43_200)

  /// The time that many seconds after midnight, counted around the clock.
  public init(secondsSinceMidnight seconds: Int) {
    let rest = seconds % 86_400
    secondsSinceMidnight = rest < 0 ? rest + 86_400 : rest
  }

  /// The time of that hour (0 to 23), minute and second, or nil when there is no such time.
  public init?(hour: Int, minute: Int = 0, second: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else {
      return nil
    }
    secondsSinceMidnight = hour * 3600 + minute * 60 + second
  }

  /// The hour, from 0 to 23.
  public var hour: Int { secondsSinceMidnight / 3600 }
  /// The minute, from 0 to 59.
  public var minute: Int { secondsSinceMidnight / 60 % 60 }
  /// The second, from 0 to 59.
  public var second: Int { secondsSinceMidnight % 60 }
}

extension TimeOfDay: Comparable {
  /// Whether a time comes earlier in the day than another.
  public static func < (a: TimeOfDay, b: TimeOfDay) -> Bool {
    a.secondsSinceMidnight < b.secondsSinceMidnight
  }
}

extension TimeOfDay: TextCoded {
  /// `HH:mm`.
  public static var textForm: String { "HH:mm" }

  /// The time of `HH:mm` or `HH:mm:ss`.
  public init?(_ text: String) {
    guard
      let parts = text.numbers(ofDigits: [2, 2], partedBy: ":")
        ?? text.numbers(ofDigits: [2, 2, 2], partedBy: ":")
    else { return nil }
    self.init(hour: parts[0], minute: parts[1], second: parts.count == 3 ? parts[2] : 0)
  }

  /// `HH:mm`, or `HH:mm:ss` when there are seconds.
  public var description: String {
    String(unsafeUninitializedCapacity: 8) { text in
      write(to: text, at: 0)
      return second == 0 ? 5 : 8
    }
  }

  /// Writes the eight characters of `HH:mm:ss` from an index on.
  package func write(to text: UnsafeMutableBufferPointer<UInt8>, at start: Int) {
    text.write(hour, digits: 2, at: start)
    text[start + 2] = UInt8(ascii: ":")
    text.write(minute, digits: 2, at: start + 3)
    text[start + 5] = UInt8(ascii: ":")
    text.write(second, digits: 2, at: start + 6)
  }
}
