/// The id of a plan, as the service gave it.
public struct PlanID: Hashable, Sendable, CustomStringConvertible {
  /// The text of the id.
  public let text: String

  /// The id of that text, or nil when it is not 1 to 128 visible ASCII characters.
  public init?(_ text: String) {
    // It is shown at a terminal and stored: whatever a service answers, it cannot do harm there.
    guard (1...128).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.text = text
  }

  /// The id of a number drawn at random, as 32 hexadecimal digits.
  public init(number: UInt128) {
    let digits = String(number, radix: 16)
    text = String(repeating: "0", count: 32 - digits.count) + digits
  }

  /// The text of the id.
  public var description: String { text }
}

extension PlanID: Codable {
  /// Decodes the text of an id.
  ///
  /// - Throws: `DecodingError.dataCorrupted` when it cannot be one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let id = PlanID(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not 1 to 128 visible ASCII characters")
    }
    self = id
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
