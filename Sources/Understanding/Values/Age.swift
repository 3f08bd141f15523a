/// How old somebody is.
public struct Age: Hashable, Sendable {
  /// What an age is counted in; babies' ages are said in months and less.
  public enum Unit: String, Hashable, Sendable, Codable, CaseIterable {
    case day, week, month, year
  }

  /// How many of the unit.
  public var count: Int
  /// What is counted.
  public var unit: Unit

  /// An age of some years, or of another unit.
  public init(_ count: Int, _ unit: Unit = .year) {
    self.count = count
    self.unit = unit
  }

  /// The whole years: 18 months are one year.
  public var years: Int {
    switch unit {
    case .day: count / 365
    case .week: count / 52
    case .month: count / 12
    case .year: count
    }
  }
}
