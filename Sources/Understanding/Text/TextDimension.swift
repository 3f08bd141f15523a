/// Text of people's own, such as a note.
public struct TextDimension: Dimension {
  /// Whether "none" and its like, and nothing at all, mean an empty text.
  public let allowsNone: Bool
  /// The longest text, in characters.
  public let maximum: Int
  /// The nouns by which people speak of such a text: the "injuries" of "add a stiff knee to my injuries".
  public let nouns: Set<String>

  /// Texts up to a length, which may be empty when people may have nothing to say.
  public init(
    allowsNone: Bool = false, maximum: Int = 1000,
    nouns: Set<String> = TextDimension.commonNouns
  ) {
    self.allowsNone = allowsNone
    self.maximum = maximum
    self.nouns = nouns
  }

  /// `text`.
  public var name: String { "text" }

  /// The whole line.
  public var form: AnswerForm { .text }

  /// No place of a longer line: a text is a whole answer.
  public func matches(in line: Line, context: Context) -> [Match<String>] { [] }

  /// The whole line without the white space and the quotes around it.
  public func read(_ line: Line, in context: Context) -> Reading<String> {
    let whole = 0..<line.tokens.count
    guard !line.tokens.isEmpty else { return .unclear(.nothingFound) }
    if let quoted = line.quotedWhole {
      return checked(line.words(quoted), line.evidence(whole, rule: "text.quoted"), context)
    }
    if let place = line.placeOfDictation {
      return read(line.keeping(place), in: context)
    }
    // Where most have nothing to say, a bare number says nothing that anybody understands.
    if allowsNone, line.isBareNumber { return .unclear(.nothingFound) }
    if allowsNone, !line.opensUnsure, line.meansNothing || line.saysHealthy {
      return .understood("", line.evidence(line.nothingClause ?? whole, rule: "text.none"))
    }
    guard !line.isOwnQuestion, !line.onlyAsksUnsurely else { return .unclear(.nothingFound) }
    // A note may be nothing but thanks.
    let first = line.tokens.firstIndex { $0.lexeme != .comma } ?? 0
    let said = line.withoutCourtesy(atEndOf: line.span(first..<line.tokens.count))
    return checked(line.text(at: said), line.evidence(whole, rule: "text.line"), context)
  }

  /// What the line says as a correction: the text with what the line adds to it ("and also a tight
  /// hamstring"), or a text of its own.
  public func revise(_ old: String, by line: Line, in context: Context) -> Reading<String> {
    if !old.isEmpty, let (text, gain) = edited(old, by: line) {
      return checked(text, gain, context)
    }
    // What is added to nothing is all there is.
    if old.isEmpty, let text = addition(by: line) {
      let whole = line.evidence(0..<line.tokens.count, rule: .editing("text"))
      return checked(text, whole, context)
    }
    guard let start = line.wordsOfAddition,
      case .understood(let more, let evidence) = read(
        line.keeping(from: start), in: context), !more.isEmpty
    else { return read(line, in: context) }
    return checked(old.isEmpty ? more : "\(old), \(more)", evidence, context)
  }

  /// Text that is too long, or empty where something is needed.
  public func violation(of value: String, in context: Context) -> Violation? {
    if !allowsNone, Line(value).tokens.isEmpty { return .blank }
    return value.count > maximum ? .tooLong(maximum: maximum) : nil
  }

  /// The text in quotes; "none" for an empty one.
  public func phrase(for value: String, in context: Context) -> String {
    value.isEmpty ? "none" : "\"\(value)\""
  }

  /// A string.
  public func json(for value: String) -> JSONValue { .string(value) }

  /// A string.
  public func value(from json: JSONValue) -> String? { json.string }

  /// A text; its bound counts what people see as letters, which JSON Schema cannot say.
  public func schema(in context: Context) -> JSONValue { .text(atLeast: allowsNone ? 0 : 1) }

  /// A note, and "none" where that is possible.
  public var examples: [String] {
    allowsNone ? ["none", "left knee, recovering"] : ["two espressos"]
  }

  /// The nouns by which people speak of a text, whatever it is about.
  public static let commonNouns = WordClasses.english.words("TextDimension.commonNouns")
}

extension Line {
  /// The tokens between quotes that surround the whole line; nil when there is nothing in them.
  var quotedWhole: Range<Int>? {
    guard tokens.count > 2, tokens.first?.word == "\"", tokens.last?.word == "\"" else {
      return nil
    }
    return 1..<tokens.count - 1
  }

  /// Whether numbers, signs and words that fill a pause are all there is: "50 then".
  fileprivate var isBareNumber: Bool {
    tokens.contains { $0.kind == .digits }
      && tokens.allSatisfy { $0.kind != .word || LexemeSet.filler.contains($0.lexeme) }
  }

  /// Whether the first clause says that somebody does not know, which is not that there is nothing: "not
  /// sure, why do you ask?".
  fileprivate var opensUnsure: Bool {
    clauses().first.map { Wording(keeping(span($0.tokens))).means(.hesitates) } ?? false
  }

  /// Whether the line says no more than that somebody does not know, and asks something: "no idea, why?".
  fileprivate var onlyAsksUnsurely: Bool {
    let clauses = clauses()
    guard opensUnsure, clauses.count == 2, endsInQuestion else { return false }
    return [.why, .what, .how, .do, .is, .can].contains(tokens[clauses[1].tokens.lowerBound].lexeme)
  }

  /// Whether the line says that there is nothing to say: "none", "no injuries", "all good".
  var meansNothing: Bool {
    let words = tokens.filter {
      $0.kind == .word && $0.lexeme != .filler && $0.lexeme != .please && $0.lexeme != .thanks
    }
    guard let first = words.first else { return true }
    // "I can't" is about something.
    if words.contains(where: { [.but, .except].contains($0.lexeme) || $0.word.hasPrefix("can") }) {
      return false
    }
    // "Not with my injuries" speaks of some.
    if words.contains(where: { $0.lexeme == .not }),
      words.contains(where: { [.my, .with].contains($0.lexeme) })
    {
      return false
    }
    if words.contains(where: { [.no, .none, .not, .nope].contains($0.lexeme) }) {
      return words.allSatisfy { $0.lexeme != .other || Line.complaints.contains($0.word) }
        && !tokens.contains { $0.kind == .digits || Line.isAboutTime($0) }
    }
    if first.lexeme == .all { return words.count == 2 && words[1].lexeme == .good }
    if first.lexeme == .i {
      return words.count <= 3
        && words.dropFirst().contains { $0.lexeme == .good || $0.word == "healthy" }
    }
    let text = words.map(\.word).joined(separator: " ")
    return Self.nothings.contains(text)
  }

  /// Whether a word is a day or a month, so that "not Sunday" is about something.
  static func isAboutTime(_ token: Token) -> Bool {
    switch token.lexeme {
    case .weekday, .weekdays, .weekend, .month, .morning, .evening: true
    default: false
    }
  }

  /// Answers that say that there is nothing to tell.
  private static let nothings = WordClasses.english.words("TextDimension.nothings")
}
