/// A day of the week, in the order of ISO 8601.
public enum Weekday: String, Hashable, Sendable, Codable, CaseIterable {
  case mon, tue, wed, thu, fri, sat, sun

  /// The place in the week, from 1 for Monday to 7 for Sunday (ISO 8601).
  public var isoNumber: Int {
    switch self {
    case .mon: 1
    case .tue: 2
    case .wed: 3
    case .thu: 4
    case .fri: 5
    case .sat: 6
    case .sun: 7
    }
  }
}

extension Weekday: Comparable {
  /// Whether a day comes earlier in the week, which begins on Monday.
  public static func < (a: Weekday, b: Weekday) -> Bool { a.isoNumber < b.isoNumber }
}
