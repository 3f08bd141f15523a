import Understanding

/// The name of a custom event type.
struct EventNameDimension: Dimension {
  /// The longest name, in characters.
  static let maximum = 60

  private let plain = NameDimension(of: .thing, maximum: maximum)

  var name: String { "name" }
  var form: AnswerForm { .name }

  /// What is said to be the name: "called Water", "custom: Water", "track my water intake".
  func matches(in line: Line, context: Context) -> [Match<String>] {
    let tokens = line.tokens
    guard let from = tokens.indices.firstNonNil({ line.eventNameStart(at: $0) }) else {
      return []
    }
    var end = from
    while end < tokens.count, !line.endsEventName(at: end) { end += 1 }
    guard end > from else { return [] }
    return [
      Match(
        values: [line.words(from..<end)], tokens: from..<end, rule: "event-name", isExplicit: true)
    ]
  }

  /// The name that the line asks for or says, or else the one that it introduces in passing.
  func read(_ line: Line, in context: Context) -> Reading<String> {
    let reading = plain.read(line, in: context)
    guard case .unclear(.nothingFound) = reading,
      let match = matches(in: line, context: context).first
    else { return reading }
    let evidence = line.evidence(match.tokens, rule: match.rule)
    if let violation = violation(of: match.values[0], in: context) {
      return .unclear(.refused(match.values[0], violation, evidence))
    }
    return .understood(match.values[0], evidence)
  }

  func violation(of value: String, in context: Context) -> Violation? {
    plain.violation(of: value, in: context)
  }

  /// The name as it stands, in quotes where it would be read otherwise without them.
  func phrase(for value: String, in context: Context) -> String {
    if case .understood(value, _) = read(Line(value), in: context) { return value }
    return "\"\(value)\""
  }

  func json(for value: String) -> JSONValue { .string(value) }

  func value(from json: JSONValue) -> String? { json.string }

  var examples: [String] { ["Water", "call it Headache"] }
}

extension Line {
  /// What the line says that something is to be called: the "Tea" of "the second, but call it Tea".
  var nameGiven: String? {
    guard let verb = tokens.indices.first(where: { Self.givings.contains(tokens[$0].word) }),
      let from = eventNameStart(at: verb)
    else { return nil }
    let end = tokens.indices[from...].first { endsEventName(at: $0) } ?? tokens.count
    return words(from..<end)
  }

  private static let givings = WordClasses.trendsight.words("EventNameDimension.givings")

  /// The place of a name that a token introduces, or nil where it introduces none.
  fileprivate func eventNameStart(at index: Int) -> Int? {
    let token = tokens[index]
    var next = index + 1
    if Self.introductions.contains(token.word) {
      if next < tokens.count, tokens[next].word == ":" { next += 1 }
    } else if Self.customs.contains(token.word) {
      // A sign or a "for" leads to the name, also behind a "then"; a noun behind the word is what is custom.
      if let sign = tokens.indices.first(where: { $0 > index && tokens[$0].kind == .sign }),
        keeping(token.span.upperBound..<tokens[sign].span.lowerBound).isIdle
      {
        next = sign
      }
      guard next < tokens.count,
        [":", "-"].contains(tokens[next].word) || isName(behind: next)
      else { return nil }
      next += 1
    } else {
      return nil
    }
    while next < tokens.count, Self.determiners.contains(tokens[next].word) { next += 1 }
    if next + 1 < tokens.count, tokens[next].word == "\"" { next += 1 }
    guard next < tokens.count, !Self.fillers.contains(tokens[next].word), !endsEventName(at: next)
    else { return nil }
    return next
  }

  /// Whether a comma, point or "for" at a place has nothing behind it in the line but a few words that may name something,
  /// and no look.
  private func isName(behind sign: Int) -> Bool {
    let rest = keeping(from: tokens[sign].span.upperBound)
    let words = rest.tokens.filter { $0.kind == .word && !Self.determiners.contains($0.word) }
    return [",", ".", "for"].contains(tokens[sign].word) && (1...3).contains(words.count)
      && rest.contentWords.count == words.count && !rest.isTalk
      && !rest.tokens.indices.contains {
        rest.isVocative($0) || Self.introductions.contains(rest.tokens[$0].word)
          || rest.tokens[$0].word.hasSuffix("ly")
      }
      && !EventColor.allCases.contains { rest.contentWords.contains($0.title) }
  }

  /// Whether a name ends before a token: at a sign, or before what speaks of looks.
  fileprivate func endsEventName(at index: Int) -> Bool {
    let token = tokens[index]
    if token.kind == .sign {
      return token.startsWord && token.word.allSatisfy(\.isASCII)
        || [",", ".", ";", ":", "!", "?", "\""].contains(token.word)
    }
    // "Water intake and make it blue"
    if token.word == "and", index + 2 < tokens.count, tokens[index + 2].word == "it" { return true }
    return Self.endings.contains(token.word)
  }

  private static let introductions = WordClasses.trendsight.words(
    "EventNameDimension.introductions")
  private static let customs = WordClasses.trendsight.words("EventNameDimension.customs")
  private static let determiners = WordClasses.trendsight.words("EventNameDimension.determiners")
  private static let fillers = WordClasses.trendsight.words("EventNameDimension.fillers")
  private static let endings = WordClasses.trendsight.words("EventNameDimension.endings")
}
