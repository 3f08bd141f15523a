/// A way to set text apart.
///
/// None says anything by itself: the words must do without it.
public enum TextStyle: Sendable, Hashable {
  /// Heavier letters.
  case bold
  /// Fainter letters.
  case dim
  /// One of the 16 colours, by its ANSI number: 1 red, 2 green, 3 yellow, 4 blue, 5 magenta,
  /// 6 cyan, and 9 to 14 the same, brighter.
  case color(UInt8)
  /// A colour of 24 bits and what to use instead where there are only 16.
  case rgb(red: UInt8, green: UInt8, blue: UInt8, otherwise: UInt8)
}
