import Understanding

/// What was said back before the replies of the tests.
enum Proposals {
  /// A table at a restaurant: Rosa's, 7 PM on Thursday 5 March 2026, for two.
  static let table = [
    name("restaurant", "Rosa's"), time("time", "19:00"), date("date", "2026-03-05"),
    number("party size", 2),
  ]
  /// A room, from Thursday to Monday, for two adults.
  static let stay = [
    name("hotel", "Grand Plaza"), date("check in date", "2026-03-05"),
    date("check out date", "2026-03-09"), number("number of rooms", 1),
    number("number of adults", 2),
  ]
  /// A film in the lounge, without subtitles.
  static let film = [
    name("title", "Northern Light"), name("screen", "Lounge"), name("subtitles", "False"),
  ]

  static func name(_ name: String, _ value: String) -> ProposedValue {
    ProposedValue(
      name: name, names: [name], kind: "name", value: ["value": .string(value)], phrase: value
    ) { _, _ in [] }
  }

  static func number(_ name: String, _ value: Int) -> ProposedValue {
    proposal(name, UnderstandableKind(NumberDimension()), ["value": .int(value)], String(value))
  }

  static func time(_ name: String, _ value: String) -> ProposedValue {
    proposal(name, UnderstandableKind(TimeDimension()), ["time": .string(value)], value)
  }

  static func date(_ name: String, _ value: String) -> ProposedValue {
    proposal(name, UnderstandableKind(DateDimension()), ["date": .string(value)], value)
  }

  private static func proposal(
    _ name: String, _ kind: UnderstandableKind, _ value: JSONValue, _ phrase: String
  ) -> ProposedValue {
    ProposedValue(
      name: name, names: [name], kind: kind.name, value: value, phrase: phrase,
      matches: kind.matches)
  }
}
