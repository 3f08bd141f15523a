/// A postal address, as text in lines: a comma ends one as well as a new line does.
///
/// What an address is made of differs from country to country, so that nothing is taken apart; it has
/// two lines or more.
public struct AddressDimension: WrappingDimension {
  /// The lines.
  public let wrapped = LinesDimension(most: 8, maximum: 400)

  /// Addresses anywhere.
  public init() {}

  /// `address`.
  public var name: String { "address" }

  /// The lines of what is said, without the words around them.
  public func read(_ line: Line, in context: Context) -> Reading<String> {
    checked(wrapped.read(line.keeping(line.partsOfAddress), in: context), in: context)
  }

  /// The address that takes the place of another.
  public func revise(_ old: String, by line: Line, in context: Context) -> Reading<String> {
    read(line, in: context)
  }

  private func checked(_ reading: Reading<String>, in context: Context) -> Reading<String> {
    guard case .understood(let text, let evidence) = reading else { return reading }
    let address = Self.lines(of: text)
    return violation(of: address, in: context).map { .unclear(.refused(address, $0, evidence)) }
      ?? .understood(address, evidence)
  }

  /// The lines, none of which is blank.
  private static func lines(of text: String) -> String {
    text.linesOfText(alsoEndedBy: [","]).split(separator: "\n").joined(separator: "\n")
  }

  /// A single line, too many, or too long ones.
  public func violation(of value: String, in context: Context) -> Violation? {
    value.contains("\n")
      ? wrapped.violation(of: value, in: context)
      : .custom("An address has a street and a place at least, with a comma between them.")
  }

  /// The lines one after the other.
  public func phrase(for value: String, in context: Context) -> String {
    value.replacing("\n", with: ", ")
  }

  /// The value of a text, its lines in their form.
  public func value(from json: JSONValue) -> String? { json.string.map(Self.lines) }

  /// A text of two to eight lines.
  public func schema(in context: Context) -> JSONValue { .lines(atLeast: 2, wrapped.most, 1) }

  /// Addresses as people write them.
  public var examples: [String] { ["12 High Street, Leeds LS1 4AB", "Hauptstr. 5, 10115 Berlin"] }
}

extension Line {
  /// The spans between commas that say more than politeness does, the first without the words that lead
  /// to an address: "it's 12 High Street, Leeds, thanks".
  fileprivate var partsOfAddress: [Range<Int>] {
    let around = LexemeSet.filler.union([.no, .not, .sorry, .actually, .wait, .okay, .yes])
    var parts = tokens.indices.split { self.tokens[$0].lexeme == .comma }
      .filter { !$0.allSatisfy { around.contains(self.tokens[$0].lexeme) } }
    if let first = parts.first, let start = addressStart(in: first) {
      parts[0] = first[min(start, first.endIndex)...]
    }
    guard let first = parts.first, let last = parts.last else { return [] }
    return [span(first.startIndex..<last.endIndex)]
  }

  /// Where an address begins behind "my address is", "we're at" and the like; nil where nothing leads
  /// to it.
  private func addressStart(in part: Range<Int>) -> Int? {
    let opens: LexemeSet = [.i, .my, .it, .we, .is]
    guard let first = part.first(where: { !LexemeSet.filler.contains(tokens[$0].lexeme) }),
      opens.contains(tokens[first].lexeme)
    else { return nil }
    // What is mine may be at a place that belongs to the address; only its verb leads to one.
    let verbs: LexemeSet = tokens[first].lexeme == .my ? [.is] : [.is, .at]
    guard
      let verb = part.prefix(while: { tokens[$0].kind != .digits })
        .first(where: { verbs.contains(tokens[$0].lexeme) }), verb + 1 < part.upperBound
    else { return nil }
    return tokens[verb + 1].lexeme == .at ? verb + 2 : verb + 1
  }
}
