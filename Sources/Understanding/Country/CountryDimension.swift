/// A country, by its code of ISO 3166.
public struct CountryDimension: Dimension {
  /// The codes that the question takes; nil for all.
  public let codes: [String]?

  /// Countries, all or some, by their codes of two letters.
  public init(_ codes: [String]? = nil) {
    self.codes = codes
  }

  /// The English name of a country, by its code of two letters in capitals; nil where there is none.
  public static func name(of code: String) -> String? { Country.name(of: code) }

  /// `country`.
  public var name: String { "country" }

  /// The names of countries.
  public var vocabulary: Vocabulary {
    Vocabulary(lazily: { Country.names.all + Country.codesOfThreeLetters })
  }

  /// The names of countries in the line, and codes in capitals.
  public func matches(in line: Line, context: Context) -> [Match<String>] {
    var matches: [Match<String>] = []
    var index = 0
    while index < line.tokens.count {
      line.effort?.spend(1)
      if let (meant, end) = Country.names.name(in: line, at: index) {
        matches.append(
          Match(
            values: allowed(meant), tokens: index..<end, rule: "country.name", isExplicit: false))
        index = end
        continue
      }
      if let code = Country.code(line.words(index..<index + 1)), isCode(at: index, in: line) {
        matches.append(
          Match(values: [code], tokens: index..<index + 1, rule: "country.code", isExplicit: false))
      }
      index += 1
    }
    return matches
  }

  /// Those of some countries that the question takes; all of them where it takes none.
  private func allowed(_ meant: [String]) -> [String] {
    let allowed = meant.filter { codes?.contains($0) ?? true }
    return allowed.isEmpty ? Array(meant.prefix(1)) : allowed
  }

  /// Whether capitals at a token stand for a country: in a line that is not all in capitals, or alone;
  /// "NO" and "IS" are words.
  private func isCode(at place: Int, in line: Line) -> Bool {
    let token = line.tokens[place]
    guard token.kind == .word, line.words(place..<place + 1).allSatisfy(\.isUppercase) else {
      return false
    }
    let words = line.tokens.filter { $0.kind == .word }
    if words.count == 1 { return token.lexeme == .other || token.typed.utf8.count == 3 }
    return line.text.contains(where: \.isLowercase) && token.lexeme == .other
  }

  /// A country that the question does not take.
  public func violation(of value: String, in context: Context) -> Violation? {
    guard let codes, !codes.contains(value) else { return nil }
    return .custom("\(Country.name(of: value) ?? value) is not among the countries here.")
  }

  /// The English name, such as "Germany".
  public func phrase(for value: String, in context: Context) -> String {
    Country.name(of: value) ?? value
  }

  /// The code of two letters.
  public func json(for value: String) -> JSONValue { .string(value) }

  /// The code of a country.
  public func value(from json: JSONValue) -> String? {
    json.string.flatMap { Country.name(of: $0) == nil ? nil : $0 }
  }

  /// The codes that the question takes.
  public func schema(in context: Context) -> JSONValue {
    codes.map(JSONValue.enumeration) ?? .country
  }

  /// Countries as people name them, of those the question takes.
  public var examples: [String] {
    let usual = ["Germany", "the Netherlands", "UK"]
    guard let codes else { return usual }
    return codes.prefix(3).compactMap(Country.name(of:))
  }
}

extension JSONValue {
  /// The schema of any country.
  package static let country = JSONValue.enumeration(Country.codes)
}
