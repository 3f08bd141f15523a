extension User {
  /// The user of a name: 1 to 200 characters, none of them a control character.
  ///
  /// The id is the UUID of version 5 (RFC 9562) of the name, so that it is the same on every
  /// machine.
  public init?(named name: String) {
    guard !name.isEmpty, name.count <= 200,
      !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    self.init(name: name, id: UUIDv5.text(of: name, in: UUIDv5.users))
  }
}
