/// How tall somebody or something is.
public struct Height: Hashable, Sendable {
  /// The metres, to the millimetre.
  public let metres: Double

  /// A height of some metres, to the nearest millimetre.
  public init(metres: Double) {
    self.metres = (metres * 1000).rounded() / 1000
  }
}
