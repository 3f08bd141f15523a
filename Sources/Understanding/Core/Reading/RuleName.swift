/// The name of the rule that read some words, such as `time.half-past`, and how its words say a value.
///
/// The name is for people and for what is stored; what is done with a value hangs on `manner`, which is
/// not stored: a name that is read back has none but `Manner/plain`. Names are equal by their text.
public struct RuleName: Sendable {
  /// The name, such as `time.half-past`.
  public let text: String
  /// How the rule's words say a value.
  package let manner: Manner

  /// A name, of a rule whose words say a value plainly.
  public init(_ text: String) {
    self.init(text, .plain)
  }

  /// A name, of a rule whose words say a value in some manner.
  package init(_ text: String, _ manner: Manner) {
    self.text = text
    self.manner = manner
  }
}

extension RuleName {
  /// How words say a value, where something hangs on it besides the value.
  package enum Manner: Hashable, Sendable {
    /// As it is.
    case plain
    /// As a change of an earlier answer, item by item or by some amount: "add Monday", "another 200".
    case edit
    /// As a part of an earlier answer, which leaves the rest: the year of a date.
    case part
    /// In quotes.
    case quotation
    /// By a friendly or an unfriendly word, which is a yes or a no where nothing else is said: "great".
    case friendly
    /// As the name that somebody wants to be used: "just Kate".
    case wishForName
    /// As a length of time in the digits of a clock: "3:45:00".
    case clock
    /// As the most that something may take: "sub 4".
    case limit
    /// As an age on a birthday to come: "turning 8".
    case comingAge
    /// As an option of a list.
    case option(Naming)
  }

  /// How words name an option of a list, or a wish beside the list.
  package enum Naming: Hashable, Sendable {
    /// By its title or another phrase for it.
    case title
    /// By a single word of it.
    case word
    /// By a word of its description.
    case description
    /// By its number.
    case number
    /// By "first", "last" and the like.
    case ordinal
    /// By its letter.
    case letter
    /// By leaving the others out.
    case left
    /// By no option's words: a wish of people's own.
    case own
  }

  static let optionTitle = RuleName("choice.title", .option(.title))
  static let optionWord = RuleName("choice.word", .option(.word))
  static let optionDescription = RuleName("choice.description", .option(.description))
  static let optionNumber = RuleName("choice.number", .option(.number))
  static let optionOrdinal = RuleName("choice.ordinal", .option(.ordinal))
  static let optionLetter = RuleName("choice.letter", .option(.letter))
  static let optionLeft = RuleName("choice.left", .option(.left))
  static let nameWanted = RuleName("name.wanted", .wishForName)
  static let ownWish = RuleName("choices.own", .option(.own))
  /// The name of words of one's own that only tell how somebody is.
  static let ownStatement = RuleName("choices.told", .option(.own))

  /// The name of what puts one item of a list in the place of another.
  static let itemExchange = RuleName("choices.exchanged", .edit)

  /// The name of what changes an earlier answer of a dimension and says none of its own.
  package static func editing(_ dimension: String) -> RuleName {
    RuleName("\(dimension).edited", .edit)
  }
}

extension RuleName: Hashable {
  /// Whether two names have the same text.
  public static func == (a: RuleName, b: RuleName) -> Bool { a.text == b.text }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension RuleName: ExpressibleByStringLiteral, CustomStringConvertible {
  /// A name, of a rule whose words say a value plainly.
  public init(stringLiteral text: String) { self.init(text) }

  /// The name.
  public var description: String { text }
}

extension RuleName: Codable {
  /// Reads a name, which is a string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the name as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
