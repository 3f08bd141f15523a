/// Some days of the week.
public struct WeekdaySet: OptionSet, Hashable, Sendable {
  /// A bit for each day; the lowest is Monday's.
  public let rawValue: UInt8

  /// The days of some bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue & 0b111_1111
  }

  /// Some days.
  public init(_ days: some Sequence<Weekday>) {
    self.init(rawValue: days.reduce(0) { $0 | 1 << UInt8($1.isoNumber - 1) })
  }

  /// The days from one to another, both included, over the end of the week if need be.
  public init(from first: Weekday, through last: Weekday) {
    let length = (last.isoNumber - first.isoNumber + 7) % 7
    self.init((0...length).map { Weekday.allCases[(first.isoNumber - 1 + $0) % 7] })
  }

  /// Monday to Friday.
  public static let weekdays = WeekdaySet(rawValue: 0b001_1111)
  /// Saturday and Sunday.
  public static let weekend = WeekdaySet(rawValue: 0b110_0000)
  /// The whole week.
  public static let everyDay = WeekdaySet(rawValue: 0b111_1111)

  /// The days in the order of the week, which begins on Monday.
  public var days: [Weekday] { Weekday.allCases.filter(contains(_:)) }

  /// How many days there are.
  public var count: Int { rawValue.nonzeroBitCount }

  /// Whether a day is one of them.
  public func contains(_ day: Weekday) -> Bool {
    rawValue >> UInt8(day.isoNumber - 1) & 1 == 1
  }
}

extension WeekdaySet: Codable {
  /// Decodes a list of days, such as `["mon", "wed"]`.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Weekday].self))
  }

  /// Encodes the list of days in the order of the week.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(days)
  }
}
