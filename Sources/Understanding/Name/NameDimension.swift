/// A name: of a person, or of a thing such as a race.
public struct NameDimension: Dimension {
  /// What has the name.
  public enum Bearer: Hashable, Sendable {
    /// A person; a name written all small is capitalised.
    case person
    /// Anything else; its name is kept as written.
    case thing
  }

  /// What has the name.
  public let bearer: Bearer
  /// The longest name, in characters.
  public let maximum: Int

  /// Names up to a length in characters.
  public init(of bearer: Bearer = .person, maximum: Int = 100) {
    self.bearer = bearer
    self.maximum = maximum
  }

  /// `name`.
  public var name: String { "name" }

  /// Nearly any words.
  public var form: AnswerForm { .name }

  /// Names that are introduced as such ("call me Liz", "her name is Mia").
  public func matches(in line: Line, context: Context) -> [Match<String>] {
    introduced(in: line).map { found in
      Match(
        values: [written(found.tokens, in: line)], tokens: found.tokens, rule: found.rule,
        isExplicit: found.rule == "name.introduced")
    }
  }

  /// The name in quotes, a short form, the last name that is introduced, or the beginning of the
  /// line.
  public func read(_ line: Line, in context: Context) -> Reading<String> {
    if let quoted = line.quoted.last {
      let name = line.words(quoted).withoutControls
      return checked(name, line.evidence(quoted, rule: "name.quoted"), context)
    }
    guard !line.asksForName else { return .unclear(.nothingFound) }
    if let found = shortForm(in: line) ?? preferred(in: line) ?? introduced(in: line).last {
      let name = written(found.tokens, in: line)
      return checked(name, line.evidence(found.tokens, rule: found.rule), context)
    }
    let names = bareNames(in: line)
    guard let last = names.last else { return .unclear(.nothingFound) }
    let written = names.map { self.written($0, in: line) }
    if names.count > 1 { return .unclear(.severalValues(written)) }
    return checked(written[0], line.evidence(last, rule: "name.bare"), context)
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
    if case .understood(value, _) = read(Line(value), in: context) { return value }
    return Quotes.around(value) ?? value
  }

  /// A string.
  public func json(for value: String) -> JSONValue { .string(value) }

  /// A string.
  public func value(from json: JSONValue) -> String? { json.string }

  /// Names as people give them.
  public var examples: [String] {
    bearer == .person ? ["Sam", "call me Ana-Lucía"] : ["Berlin Marathon"]
  }
}

extension String {
  /// The text without what is never part of a name: control characters and ends of lines become
  /// spaces, and what turns the order of reading around or is never seen falls away.
  fileprivate var withoutControls: String {
    var text = ""
    var isSpaced = false
    for scalar in unicodeScalars {
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
