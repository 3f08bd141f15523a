/// Who is spoken with.
public struct User: Hashable, Sendable {
  /// The name under which the answers are kept.
  public let name: String
  /// The stable id in the rows of products: a UUID in small letters.
  public let id: String

  /// A user of that name and id.
  public init(name: String, id: String) {
    self.name = name
    self.id = id
  }
}
