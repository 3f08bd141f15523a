/// A colour or weight that helps where the screen has it; nothing is said by it alone.
public enum Tint: Hashable, Sendable, Codable {
  case green, blue, red, orange, yellow, purple, dim, bold
  /// A colour of 24 bits; a screen with fewer shows the nearest it has.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
