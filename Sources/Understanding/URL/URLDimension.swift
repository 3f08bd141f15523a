/// The address of a page on the web.
public struct URLDimension: Dimension {
  /// Addresses of pages.
  public init() {}

  /// `url`.
  public var name: String { "url" }

  /// The longest address that programs everywhere take, in characters.
  static let longest = 2000

  /// Every address of the line, with `https` where it says no scheme.
  public func matches(in line: Line, context: Context) -> [Match<String>] {
    var matches: [Match<String>] = []
    var start = 0
    while start < line.tokens.count {
      line.effort?.spend(1)
      var end = start + 1
      while end < line.tokens.count, !line.tokens[end].startsWord { end += 1 }
      if let (address, isWhole, tokens) = address(in: start..<end, of: line) {
        matches.append(
          Match(
            values: [address], tokens: tokens, rule: isWhole ? "url.whole" : "url.host",
            isExplicit: isWhole))
      }
      start = end
    }
    return matches
  }

  /// The address that tokens without white space between them are, but for signs around it.
  private func address(
    in tokens: Range<Int>, of line: Line
  ) -> (address: String, isWhole: Bool, tokens: Range<Int>)? {
    var tokens = tokens
    while let last = tokens.last, tokens.count > 1,
      LexemeSet.behindAddress.contains(line.tokens[last].lexeme)
    {
      tokens = tokens.dropLast()
    }
    while let first = tokens.first, tokens.count > 1,
      [.opening, .quote].contains(line.tokens[first].lexeme)
    {
      tokens = tokens.dropFirst()
    }
    return WebPage(line.words(tokens)).map { ($0.address, $0.saysScheme, tokens) }
  }

  /// An address that is too long.
  public func violation(of value: String, in context: Context) -> Violation? {
    value.utf8.count > Self.longest ? .tooLong(maximum: Self.longest) : nil
  }

  /// The address.
  public func phrase(for value: String, in context: Context) -> String { value }

  /// A text.
  public func json(for value: String) -> JSONValue { .string(value) }

  /// A text that is the address of a page, with its scheme.
  public func value(from json: JSONValue) -> String? {
    json.string.flatMap { WebPage($0)?.address == $0 ? $0 : nil }
  }

  /// An address of the web.
  public func schema(in context: Context) -> JSONValue {
    [
      "type": "string", "format": "uri", "pattern": "^https?://",
      "maxLength": .int(Self.longest),
    ]
  }

  /// Addresses as people write them.
  public var examples: [String] { ["https://example.org/about", "www.example.org"] }
}

extension LexemeSet {
  /// Signs behind an address that are not of it.
  fileprivate static let behindAddress: LexemeSet = [
    .comma, .period, .exclamation, .question, .semicolon, .colon, .closing, .quote, .ellipsis,
  ]
}
