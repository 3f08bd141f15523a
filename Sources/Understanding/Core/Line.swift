/// One line that a person typed, cut into tokens once, for every dimension to read.
public struct Line: Hashable, Sendable {
  /// The line as it was typed.
  public let text: String
  /// The words, numbers and signs of the line, from left to right; white space is between them.
  public let tokens: [Token]

  /// Cuts a text into tokens, in time linear in its length.
  public init(_ text: String) {
    self.text = text
    tokens = Lexer.tokens(of: text)
  }

  /// The words of some tokens as they stand in the line, from the first's begin to the last's end.
  public func words(_ range: Range<Int>) -> String {
    let span = span(range)
    let utf8 = text.utf8
    let from = utf8.index(utf8.startIndex, offsetBy: span.lowerBound)
    return String(text[from..<utf8.index(from, offsetBy: span.count)])
  }

  /// The place of some tokens in the line, as UTF-8 offsets; empty for no tokens.
  public func span(_ range: Range<Int>) -> Range<Int> {
    guard let first = tokens[range].first, let last = tokens[range].last else { return 0..<0 }
    return first.span.lowerBound..<last.span.upperBound
  }

  /// Evidence for what a rule read from some tokens.
  public func evidence(_ range: Range<Int>, rule: String) -> Evidence {
    Evidence(words: words(range), span: span(range), rule: rule)
  }
}
