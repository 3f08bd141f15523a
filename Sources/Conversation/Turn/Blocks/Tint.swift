/// A colour or weight that helps where the screen has it; nothing is said by it alone.
public enum Tint: String, Hashable, Sendable, Codable {
  case green, blue, red, orange, yellow, purple, dim, bold
}
