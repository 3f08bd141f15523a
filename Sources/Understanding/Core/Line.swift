/// One line that a person typed, cut into tokens once, for every dimension to read.
public struct Line: Hashable, Sendable {
  /// The line as it was typed.
  public let text: String
  /// The words, numbers and signs of the line, from left to right; white space is between them.
  ///
  /// Slips of the fingers are mended; ``Token/typed`` is what was typed.
  public let tokens: [Token]
  /// The slips of the fingers that were mended, from left to right.
  public let corrections: [Correction]
  /// The words that may stand for several others, and so for none.
  let doubts: [Spelling.Doubt]
  /// Whether any word was typed that nobody knows, mended or not.
  let hasStrangers: Bool
  /// The words that were expected besides those of the language.
  let vocabulary: Vocabulary
  /// The work that the line and its parts may cost; nil where nothing bounds it.
  let effort: Effort?

  /// Cuts a text into tokens, in time linear in its length, and mends the slips of the fingers.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - vocabulary: The words that are expected besides those of the language.
  public init(_ text: String, expecting vocabulary: Vocabulary = .none) {
    self.init(text, expecting: vocabulary, doubtsWords: false, within: nil)
  }

  /// Cuts a text into tokens, which and whose parts may cost no more than some work.
  package init(_ text: String, within effort: Effort?) {
    self.init(text, expecting: .none, doubtsWords: false, within: effort)
  }

  init(
    _ text: String, expecting vocabulary: Vocabulary, doubtsWords: Bool, within effort: Effort?
  ) {
    effort?.spend(text.utf8.count / 4 + 1)
    let spelling = Spelling(
      effort?.isSpent == true ? [] : Lexer.tokens(of: text), of: text, expecting: vocabulary,
      doubtsWords: doubtsWords, within: effort)
    self.init(
      text: text, tokens: spelling.tokens, corrections: spelling.corrections,
      doubts: spelling.doubts, hasStrangers: spelling.hasStrangers, vocabulary: vocabulary,
      within: effort)
  }

  /// Cuts a text into tokens and takes each as it stands: for titles and the like, which nobody typed.
  init(asWritten text: String) {
    self.init(
      text: text, tokens: Lexer.tokens(of: text), corrections: [], doubts: [],
      hasStrangers: false, vocabulary: .none, within: nil)
  }

  init(
    text: String, tokens: [Token], corrections: [Correction], doubts: [Spelling.Doubt],
    hasStrangers: Bool, vocabulary: Vocabulary, within effort: Effort?
  ) {
    self.text = text
    self.tokens = tokens
    self.corrections = corrections
    self.doubts = doubts
    self.hasStrangers = hasStrangers
    self.vocabulary = vocabulary
    self.effort = effort
  }

  /// The words of some tokens as they stand in the line, from the first's begin to the last's end.
  public func words(_ range: Range<Int>) -> String { Line.slice(of: text, at: span(range)) }

  /// The place of some tokens in the line, as UTF-8 offsets; empty for no tokens.
  public func span(_ range: Range<Int>) -> Range<Int> {
    guard let first = tokens[range].first, let last = tokens[range].last else { return 0..<0 }
    return first.span.lowerBound..<last.span.upperBound
  }

  /// Evidence for what a rule read from some tokens.
  public func evidence(_ range: Range<Int>, rule: RuleName) -> Evidence {
    let span = span(range)
    return Evidence(
      words: Line.slice(of: text, at: span), span: span, rule: rule, meant: meant(at: span))
  }

  /// The part of a text at UTF-8 offsets.
  static func slice(of text: String, at span: Range<Int>) -> String {
    let utf8 = text.utf8
    let from = utf8.index(utf8.startIndex, offsetBy: span.lowerBound)
    return String(text[from..<utf8.index(from, offsetBy: span.count)])
  }
}
