/// The people that one line names: "Emma 4 and Noah 7", "two: Emma who's 4 and Noah, 7", "Ruth 14
/// July 2012 and Caleb, born 22 March 2015".
///
/// A line counts only when every word of it has its place in the list; one word that has none, and
/// nobody is heard, so that a sentence about a child is not taken for a child. Where names have capitals, and each
/// of several people an age or a birthday, words behind a name may say something else of them.
public struct RosterDimension: Dimension {
  /// Words for the people that may stand around their names, in small letters, such as "kids".
  public let nouns: Set<String>
  /// Whether people are named, or things, whose names stay as they were said.
  public let bearer: NameDimension.Bearer

  /// A list of people or things, and the words for what they are.
  public init(nouns: Set<String> = [], of bearer: NameDimension.Bearer = .person) {
    self.nouns = nouns
    self.bearer = bearer
  }

  /// `roster`.
  public var name: String { "roster" }

  /// The whole line, if it is a list of people.
  public func matches(in line: Line, context: Context) -> [Match<[Newcomer]>] {
    guard let (people, rule) = list(in: line, context),
      // Whoever could not be said back, such as "Mma's's", is nobody's child.
      list(in: Line(phrase(for: people, in: context)), context)?.people == people
    else { return [] }
    return [
      Match(
        values: [people], tokens: 0..<line.tokens.count, rule: rule,
        isExplicit: people.count > 1 || rule == Self.repair)
    ]
  }

  /// The people of a line that is a list of them, and the rule by which it is; a verb that takes somebody out names
  /// nobody.
  private func list(in line: Line, _ context: Context) -> (people: [Newcomer], rule: RuleName)? {
    guard !line.opensByRemoving else { return nil }
    if bearer == .person, let repaired = repaired(in: line, context) {
      return (repaired, Self.repair)
    }
    let people = bearer == .thing ? line.things : people(in: line, context)
    return people.flatMap { $0.isEmpty ? nil : ($0, "roster.list") }
  }

  private func people(in line: Line, _ context: Context) -> [Newcomer]? {
    var reader = RosterReader(line, nouns: nouns, context: context)
    return reader.people()
  }

  /// The names, each with the age or the birthday that was said: "Emma 4, Noah 7 March 2018".
  public func phrase(for value: [Newcomer], in context: Context) -> String {
    value.map { person in
      let age = person.age.map { AgeDimension().phrase(for: $0, in: context) }
      let birthday = person.birthday.map { BirthdayDimension().phrase(for: $0, in: context) }
      return [person.name, age, birthday].compactMap(\.self).joined(separator: " ")
    }.joined(separator: ", ")
  }

  /// A list of objects with a `name` and, where they were said, an `age` and a `birthday`.
  public func json(for value: [Newcomer]) -> JSONValue {
    .array(
      value.map { person in
        var object: [String: JSONValue] = ["name": .string(person.name)]
        object["age"] = person.age.map(AgeDimension().json(for:))
        object["birthday"] = person.birthday.map(BirthdayDimension().json(for:))
        return .object(object)
      })
  }

  /// A list of objects with a `name` and perhaps an `age` and a `birthday`.
  public func value(from json: JSONValue) -> [Newcomer]? {
    guard let entries = json.array else { return nil }
    let people = entries.compactMap { entry -> Newcomer? in
      guard let name = entry["name"]?.string else { return nil }
      return Newcomer(
        name: name, age: entry["age"].flatMap(AgeDimension().value(from:)),
        birthday: entry["birthday"].flatMap(BirthdayDimension().value(from:)))
    }
    return people.count == entries.count ? people : nil
  }

  /// Lists as people write them.
  public var examples: [String] {
    bearer == .person ? ["Emma 4 and Noah 7", "Emma and Noah"] : ["a bike and a boat"]
  }
}
