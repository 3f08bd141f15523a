public import Understanding

/// An instant, to the second, written in RFC 3339 in UTC.
public struct Timestamp: Hashable, Sendable {
  /// The seconds since 1 January 1970, 0:00 UTC.
  public let secondsSince1970: Int

  /// The instant that many seconds after 1 January 1970, 0:00 UTC.
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }

  /// The instant of a day and a time of day in UTC.
  public init(date: CalendarDate, time: TimeOfDay) {
    self.init(secondsSince1970: date.daysSince1970 * 86_400 + time.secondsSinceMidnight)
  }

  /// The day in UTC, or nil outside the years 1 to 9999.
  public var date: CalendarDate? {
    CalendarDate(daysSince1970: (secondsSince1970 - time.secondsSinceMidnight) / 86_400)
  }

  /// The time of day in UTC.
  public var time: TimeOfDay { TimeOfDay(secondsSinceMidnight: secondsSince1970) }
}

extension Timestamp: Comparable {
  /// Whether an instant comes before another.
  public static func < (a: Timestamp, b: Timestamp) -> Bool {
    a.secondsSince1970 < b.secondsSince1970
  }
}

extension Timestamp: TextCoded {
  /// `YYYY-MM-DDTHH:mm:ssZ`.
  public static var textForm: String { "YYYY-MM-DDTHH:mm:ssZ" }

  /// The instant of `YYYY-MM-DDTHH:mm:ssZ`.
  public init?(_ text: String) {
    guard text.utf8.count == 20, text.hasSuffix("Z") else { return nil }
    let parts = text.dropLast().split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let date = CalendarDate(String(parts[0])),
      parts[1].utf8.count == 8, let time = TimeOfDay(String(parts[1]))
    else { return nil }
    self.init(date: date, time: time)
  }

  /// `YYYY-MM-DDTHH:mm:ssZ`; an instant outside the years 1 to 9999 is written in seconds.
  public var description: String {
    guard let date else { return "@\(secondsSince1970)" }
    return String(unsafeUninitializedCapacity: 20) { text in
      date.write(to: text, at: 0)
      text[10] = UInt8(ascii: "T")
      time.write(to: text, at: 11)
      text[19] = UInt8(ascii: "Z")
      return 20
    }
  }
}
