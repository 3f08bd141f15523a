/// A distance on the ground.
public struct Distance: Hashable, Sendable {
  /// The whole metres.
  public var metres: Int

  /// 42,195 m, as measured for the London Games of 1908 and kept since 1921.
  public static let marathon = Distance(metres: 42_195)
  /// 21,097.5 m, rounded to whole metres.
  public static let halfMarathon = Distance(metres: 21_098)

  /// A distance of that many metres.
  public init(metres: Int) {
    self.metres = metres
  }
}
