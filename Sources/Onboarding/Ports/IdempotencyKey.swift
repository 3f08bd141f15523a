/// A name for one draft, sent along with every try to submit it, so that many tries make one plan.
///
/// It is made once, when the draft is first submitted, and kept with it.
public struct IdempotencyKey: Hashable, Sendable {
  /// The text of the `Idempotency-Key` header.
  public let text: String

  /// The key of that text, or nil when it is not 1 to 255 visible ASCII characters other than
  /// quotation marks.
  public init?(_ text: String) {
    guard (1...255).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\"") })
    else { return nil }
    self.text = text
  }
}

extension IdempotencyKey: Codable {
  /// Decodes the text of a key.
  ///
  /// - Throws: `DecodingError.dataCorrupted` when it cannot be one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let key = IdempotencyKey(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not 1 to 255 visible ASCII characters")
    }
    self = key
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
