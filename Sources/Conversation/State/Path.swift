/// The place of an answer in a flow: a field, or a field of one element of a repeated group.
public struct Path: Hashable, Sendable {
  /// The repeated group and the index of the element in it, from 0; nil outside groups.
  public var element: Element?
  /// The id of the field, explanation or review.
  public var item: String

  /// An element of a repeated group.
  public struct Element: Hashable, Sendable {
    /// The id of the group.
    public var group: String
    /// The index of the element, from 0.
    public var index: Int

    /// The element at an index of a group.
    public init(group: String, index: Int) {
      self.group = group
      self.index = index
    }
  }

  /// The place of an item outside repeated groups, or in one element of a group.
  public init(_ item: String, in element: Element? = nil) {
    self.item = item
    self.element = element
  }
}

extension Path: CustomStringConvertible {
  /// The place of `field` or `group.index.field`.
  public init?(description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    switch parts.count {
    case 1 where !parts[0].isEmpty:
      self.init(String(parts[0]))
    case 3:
      guard let index = Int(parts[1]), index >= 0 else { return nil }
      self.init(String(parts[2]), in: Element(group: String(parts[0]), index: index))
    default:
      return nil
    }
  }

  /// `field` or `group.index.field`.
  public var description: String {
    guard let element else { return item }
    return "\(element.group).\(element.index).\(item)"
  }
}

extension Path: Comparable {
  /// Whether a place comes before another in the order of their descriptions, elements by index.
  public static func < (a: Path, b: Path) -> Bool {
    (a.element?.group ?? "", a.element?.index ?? -1, a.item)
      < (b.element?.group ?? "", b.element?.index ?? -1, b.item)
  }
}

extension Path: Codable, CodingKeyRepresentable {
  /// The description as a coding key, so that dictionaries keyed by paths are JSON objects.
  public var codingKey: any CodingKey { PathKey(stringValue: description) }

  /// The place a coding key describes.
  public init?(codingKey: some CodingKey) {
    self.init(description: codingKey.stringValue)
  }

  /// Decodes the description.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let path = Path(description: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a path of the form field or group.index.field")
    }
    self = path
  }

  /// Encodes the description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

private struct PathKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
