/// What a column holds, whichever database it is in.
public enum ColumnType: String, Hashable, Sendable, CaseIterable {
  /// Text.
  case text
  /// A whole number.
  case integer
  /// A number, whole or not.
  case number
  /// A yes or a no.
  case truth
  /// A day, `YYYY-MM-DD`.
  case date
  /// A time of day, `HH:mm`.
  case time
  /// An instant, RFC 3339 in UTC.
  case instant
  /// A list of texts: an array where the database has them, JSON elsewhere.
  case list
  /// An object or another list, as JSON.
  case object
  /// The id of a row: a UUID.
  case id

  /// Whether SQLite keeps it as JSON.
  public var isJSON: Bool { self == .list || self == .object }
}
