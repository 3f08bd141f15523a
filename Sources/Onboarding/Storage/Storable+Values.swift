public import Conversation
public import Understanding

extension CalendarDate: Storable {
  /// A day.
  public static var columnType: ColumnType { .date }
  /// The day as `YYYY-MM-DD`.
  public var stored: JSONValue { .string(description) }
}

extension TimeOfDay: Storable {
  /// A time of day.
  public static var columnType: ColumnType { .time }
  /// The time as `HH:mm`.
  public var stored: JSONValue { .string(description) }
}

extension Timestamp: Storable {
  /// An instant.
  public static var columnType: ColumnType { .instant }
  /// The instant in UTC.
  public var stored: JSONValue { .string(description) }
}

extension TimeRange: Storable {
  /// An object.
  public static var columnType: ColumnType { .object }
  /// An object with `start` and `end`.
  public var stored: JSONValue { TimeRangeDimension().json(for: self) }
}

extension TimeSpan: Storable {
  /// An object.
  public static var columnType: ColumnType { .object }
  /// The length as its dimension stores it.
  public var stored: JSONValue { DurationDimension().json(for: self) }
}

extension WeekdaySet: Storable {
  /// A list.
  public static var columnType: ColumnType { .list }
  /// The short names in the order of the week.
  public var stored: JSONValue { days.map(\.rawValue).stored }
}

extension Choices: Storable {
  /// A list.
  public static var columnType: ColumnType { .list }
  /// The ids of what was chosen, then what people added.
  public var stored: JSONValue { (ids + own).stored }
}

extension Energy: Storable {
  /// A whole number.
  public static var columnType: ColumnType { .integer }
  /// The kilocalories.
  public var stored: JSONValue { .int(kcal) }
}

extension Weight: Storable {
  /// A number.
  public static var columnType: ColumnType { .number }
  /// The kilograms.
  public var stored: JSONValue { WeightDimension().json(for: self) }
}

extension Height: Storable {
  /// A number.
  public static var columnType: ColumnType { .number }
  /// The metres.
  public var stored: JSONValue { HeightDimension().json(for: self) }
}

extension Money: Storable {
  /// An object.
  public static var columnType: ColumnType { .object }
  /// An object with the amount, a text, and the currency.
  public var stored: JSONValue { MoneyDimension().json(for: self) }
}

extension Distance: Storable {
  /// A whole number.
  public static var columnType: ColumnType { .integer }
  /// The metres.
  public var stored: JSONValue { .int(metres) }
}
