/// An amount of energy from food.
public struct Energy: Hashable, Sendable {
  /// The energy in kilocalories, the "calories" of daily speech.
  public var kcal: Int

  /// The kilojoules of one kilocalorie: the thermochemical calorie of ISO 31-4.
  public static let kilojoulesPerKilocalorie = 4.184

  /// An energy of that many kilocalories.
  public init(kcal: Int) {
    self.kcal = kcal
  }

  /// The energy of that many kilojoules, in the nearest whole kilocalories; nil when it is too
  /// large to count.
  public init?(kilojoules: Double) {
    guard let kcal = Int(exactly: (kilojoules / Energy.kilojoulesPerKilocalorie).rounded()) else {
      return nil
    }
    self.kcal = kcal
  }
}
