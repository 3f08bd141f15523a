/// Somebody who is named in a roster, with the age or the birthday that is said.
public struct Newcomer: Hashable, Sendable {
  /// The name.
  public var name: String
  /// How old they are, where it is said.
  public var age: Age?
  /// The day on which they were born, where it is said.
  public var birthday: CalendarDate?

  /// Somebody of a name, and perhaps an age or a birthday.
  public init(name: String, age: Age? = nil, birthday: CalendarDate? = nil) {
    self.name = name
    self.age = age
    self.birthday = birthday
  }
}
