/// A value that is stored as the text that describes it.
public protocol TextCoded: LosslessStringConvertible, Codable {
  /// The form of the text, such as `YYYY-MM-DD`, for errors.
  static var textForm: String { get }
}

extension TextCoded {
  /// Decodes the text.
  ///
  /// - Throws: `DecodingError` when the text is not of the form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not of the form \(Self.textForm)")
    }
    self = value
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
