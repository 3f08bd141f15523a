/// How many colours may be used.
public enum ColorLevel: Int, Sendable, Comparable {
  /// None, nor bold or dim.
  case none
  /// The 16 every colour terminal has.
  case basic
  /// The palette of 256.
  case palette
  /// 24 bits.
  case full

  /// A level is less than those that show more colours.
  public static func < (left: ColorLevel, right: ColorLevel) -> Bool {
    left.rawValue < right.rawValue
  }
}
