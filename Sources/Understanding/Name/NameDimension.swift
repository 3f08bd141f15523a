/// A name: of a person, or of a thing such as a race.
public struct NameDimension: Dimension {
  /// What has the name.
  public enum Bearer: Hashable, Sendable {
    /// A person; a name written all small is capitalised.
    case person
    /// Anything else; its name is kept as written.
    case thing
  }

  /// Whose name is asked for.
  public enum Subject: Hashable, Sendable {
    /// Anybody's.
    case anyone
    /// That of the person who answers, to whom "her name is Mia" is no answer.
    case speaker
    /// That of somebody else, to whom "I'm Sam" is no answer.
    case another
    /// That of a child of the family, to whom "my wife is called Ines" is no answer either.
    case child
  }

  /// What has the name.
  public let bearer: Bearer
  /// Whose name it is.
  public let subject: Subject
  /// The longest name, in characters.
  public let maximum: Int

  /// Names up to a length in characters.
  public init(of bearer: Bearer = .person, whose subject: Subject = .anyone, maximum: Int = 100) {
    self.bearer = bearer
    self.subject = subject
    self.maximum = maximum
  }

  /// `name`.
  public var name: String { "name" }

  /// Nearly any words.
  public var form: AnswerForm { .name }

  /// The words that introduce a name, for nearly any other may be one.
  public var vocabulary: Vocabulary { NameIntroduction.vocabulary }

  /// Names that are introduced as such ("call me Liz", "her name is Mia").
  public func matches(in line: Line, context: Context) -> [Match<String>] {
    guard bearer == .person else {
      return introducedThings(in: line).map { found in
        Match(
          values: [written(found.tokens, in: line)], tokens: found.tokens, rule: found.rule,
          isExplicit: false)
      }
    }
    let reader = NameReader(line, of: self)
    return reader.ownedBySubject(reader.candidates).filter { $0.strength > .bare }.map { found in
      Match(
        values: [written(found, in: line)], tokens: found.tokens, rule: found.rule,
        isExplicit: true)
    }
  }

  /// The name in quotes, the one that the person wants to be used, the one that is introduced, or
  /// the one that stands there.
  public func read(_ line: Line, in context: Context) -> Reading<String> {
    if let quoted = line.quoted.last(where: { !line.isNegated($0.lowerBound) }) {
      let name = line.words(quoted).withoutControls
      return checked(
        name, line.evidence(quoted, rule: RuleName("name.quoted", .quotation)), context)
    }
    guard !line.asksForName else { return .unclear(.nothingFound) }
    guard bearer == .person else { return readThing(line, in: context) }
    switch NameReader(line, of: self).outcome {
    case .none: return .unclear(.nothingFound)
    case .one(let found):
      let evidence = line.evidence(found.tokens, rule: found.rule)
      return checked(written(found, in: line), evidence, context)
    case .several(let found):
      return .unclear(.severalValues(found.map { written($0, in: line) }))
    }
  }

  private func readThing(_ line: Line, in context: Context) -> Reading<String> {
    switch ThingNameReader(line).outcome {
    case .none: return .unclear(.nothingFound)
    case .several(let found):
      return .unclear(.severalValues(found.map { written($0.tokens, in: line) }))
    case .one(let found):
      let evidence = line.evidence(found.tokens, rule: found.rule)
      return checked(written(found.tokens, in: line), evidence, context)
    }
  }

  private func checked(
    _ name: String, _ evidence: Evidence, _ context: Context
  ) -> Reading<String> {
    if let violation = violation(of: name, in: context) {
      return .unclear(.refused(name, violation, evidence))
    }
    // Nobody's name has quotes of every kind, and none would be left to say it back in.
    guard Quotes.around(name) != nil else { return .unclear(.nothingFound) }
    return .understood(name, evidence)
  }

  private func written(_ found: NameReader.Candidate, in line: Line) -> String {
    found.spelled ?? written(found.tokens, in: line)
  }

  /// The words of a name as they are kept.
  private func written(_ tokens: Range<Int>, in line: Line) -> String {
    var text = line.words(tokens).withoutControls
    guard bearer == .person else { return text }
    if line.tokens[tokens.upperBound - 1].isPossessive { text.removeLast(2) }
    return NameCase.capitalised(text)
  }

  /// A name that is too long, or nothing to read.
  public func violation(of value: String, in context: Context) -> Violation? {
    if Line(value).tokens.isEmpty { return .blank }
    return value.count > maximum ? .tooLong(maximum: maximum) : nil
  }

  /// The name as it stands, in quotes where it would be read otherwise without them.
  public func phrase(for value: String, in context: Context) -> String {
    if case .understood(value, _) = hear(Line(value), in: context) { return value }
    return Quotes.around(value) ?? value
  }

  /// A string.
  public func json(for value: String) -> JSONValue { .string(value) }

  /// A string.
  public func value(from json: JSONValue) -> String? { json.string }

  /// A text; its bound counts what people see as letters, which JSON Schema cannot say.
  public func schema(in context: Context) -> JSONValue { .text(atLeast: 1) }

  /// Names as people give them.
  public var examples: [String] {
    guard bearer == .person else { return ["Berlin Marathon"] }
    return switch subject {
    case .another, .child: ["Sam", "their name is Ana-Lucía"]
    case .speaker, .anyone: ["Sam", "call me Ana-Lucía"]
    }
  }
}

extension String {
  /// The text without what is never part of a name: control characters and ends of lines become
  /// spaces, and what turns the order of reading around or is never seen falls away.
  fileprivate var withoutControls: String {
    var text = ""
    var isSpaced = false
    for scalar in withoutUnseen.unicodeScalars {
      switch scalar.value {
      case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029:
        if !isSpaced { text.append(" ") }
        isSpaced = true
      case 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB, 0xE0000...0xE007F: break
      default:
        text.unicodeScalars.append(scalar)
        isSpaced = scalar == " "
      }
    }
    return text
  }
}
