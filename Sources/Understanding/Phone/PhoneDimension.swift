/// A phone number, in the form of E.164.
///
/// Whether a number is in use nobody can tell from its digits; a number is taken when its country has
/// numbers of that length.
public struct PhoneDimension: Dimension {
  /// The country of numbers that are said without one, by its code of ISO 3166; nil where the country has
  /// to be said.
  public let country: String?

  /// Phone numbers, perhaps of a country unless they say another: `PhoneDimension(country: "DE")`.
  public init(country: String? = nil) {
    self.country = country
  }

  /// `phone`.
  public var name: String { "phone" }

  /// Every run of digits of the line that can be a phone number.
  public func matches(in line: Line, context: Context) -> [Match<String>] {
    var matches: [Match<String>] = []
    var index = 0
    while index < line.tokens.count {
      line.effort?.spend(1)
      guard let (number, end, rule) = PhoneReader(line, country).number(at: index) else {
        index += 1
        continue
      }
      matches.append(
        Match(
          values: [number], tokens: index..<end, rule: rule,
          // Without the prefix of numbers inside the country, two amounts look the same.
          isExplicit: rule == "phone.abroad" || saysPrefix(line.tokens[index])))
      index = end
    }
    guard matches.contains(where: { $0.rule == "phone.home" }) else { return matches }
    // Groups of figures that make a day are no number to call.
    let dates = DateDimension().matches(in: line, context: context).map(\.tokens)
    return matches.filter { match in
      match.rule != "phone.home"
        || !dates.contains { $0.clamped(to: match.tokens) == match.tokens }
    }
  }

  /// Whether a number that begins with a token has the prefix of numbers inside the country.
  private func saysPrefix(_ token: Token) -> Bool {
    guard let prefix = country.flatMap({ CallingCode.all[$0] })?.prefix, !prefix.isEmpty else {
      return true
    }
    return token.kind != .digits || token.word.hasPrefix(prefix)
  }

  /// The number as it is stored.
  public func phrase(for value: String, in context: Context) -> String { value }

  /// A text of a plus and digits: `"+4930901820"`.
  public func json(for value: String) -> JSONValue { .string(value) }

  /// A text of a plus and the digits of a number that is possible.
  public func value(from json: JSONValue) -> String? {
    guard let text = json.string, text.first == "+",
      CallingCode.isPossible(String(text.dropFirst())),
      text.utf8.dropFirst().allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return text
  }

  /// A text of E.164.
  public func schema(in context: Context) -> JSONValue { .phone }

  /// Numbers as people write them.
  public var examples: [String] {
    let abroad = "+44 20 7946 0958"
    guard let country, let home = CallingCode.all[country], !home.prefix.isEmpty,
      let length = home.lengths.filter({ $0 >= 7 }).min()
    else { return [abroad] }
    return ["\(home.prefix)\("23456789012345".prefix(length))", abroad]
  }
}

extension JSONValue {
  /// The schema of a phone number.
  package static let phone: JSONValue = ["type": "string", "pattern": "^[+][1-9][0-9]{4,14}$"]
}
