/// How heavy somebody or something is.
public struct Weight: Hashable, Sendable {
  /// The kilograms, to ten grams.
  public let kilograms: Double

  /// A weight of some kilograms, to the nearest ten grams: nobody weighs people finer.
  public init(kilograms: Double) {
    self.kilograms = (kilograms * 100).rounded() / 100
  }
}
