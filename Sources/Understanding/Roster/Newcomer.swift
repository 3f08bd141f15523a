/// Somebody who is named in a roster, with the age that is said.
public struct Newcomer: Hashable, Sendable {
  /// The name.
  public var name: String
  /// How old they are, where it is said.
  public var age: Age?

  /// Somebody of a name, and perhaps an age.
  public init(name: String, age: Age? = nil) {
    self.name = name
    self.age = age
  }
}
