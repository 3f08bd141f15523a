/// Mends the slips of the fingers in the tokens of a line.
///
/// A word that is no word, name or part of an address is a slip where a word of the language, or one
/// that the question expects, is near enough. Of several the likeliest is taken, an expected one
/// before others; where two are about as likely and mean different things, the word stays as it was
/// typed and both are kept, to be asked about. A line whose words are all known costs one look-up
/// a word that the rules do not know.
struct Spelling {
  /// A word that may be meant, or several that were written together.
  struct Meaning: Hashable, Sendable {
    /// The words; more than one where a space was left out.
    var words: [WordKey]
    /// The weight of the slip.
    var weight: Int
    /// How the question expects the words.
    var expectation: Expectation

    /// Whether the question expects the words.
    var isExpected: Bool { expectation != .none }

    /// The weight, less what speaks for words that are expected.
    var rank: Int { weight - expectation.rawValue }
  }

  /// How a question expects a word; the number is how much a slip of it is likelier for that.
  enum Expectation: Int, Hashable, Sendable, Comparable {
    /// Not more than any other.
    case none = 0
    /// As one of the words of the language that answers to it have.
    case language = 4
    /// As one of its own words.
    case own = 6

    static func < (a: Expectation, b: Expectation) -> Bool { a.rawValue < b.rawValue }
  }

  /// A word that may stand for several others.
  struct Doubt: Hashable, Sendable {
    /// The place of its token.
    var token: Int
    /// What it may mean, the likeliest first.
    var meanings: [Meaning]
  }

  /// Two meanings whose weights differ by no more are about as likely; more so in a short word, where
  /// every letter is a large part of it.
  static func margin(of typed: WordKey) -> Int { typed.count < 4 ? 3 : 2 }
  /// The most meanings that are kept of one word.
  static let mostMeanings = 3

  let text: String
  let vocabulary: Vocabulary
  let effort: Effort?
  private let doubtsWords: Bool
  private(set) var source: [Token]

  /// The tokens with the slips mended.
  private(set) var tokens: [Token] = []
  /// What was mended, from left to right.
  private(set) var corrections: [Correction] = []
  /// What may mean several things, from left to right.
  private(set) var doubts: [Doubt] = []
  /// Whether any word of the line is one that nobody knows, mended or not.
  private(set) var hasStrangers = false

  /// The tokens of a text with their slips mended.
  ///
  /// - Parameters:
  ///   - source: The tokens as they were typed.
  ///   - text: The text.
  ///   - vocabulary: The words that are expected besides those of the language.
  ///   - doubtsWords: Whether words that there are may be slips of expected ones, too.
  ///   - effort: The work that the line may cost; nil where nothing bounds it.
  init(
    _ source: [Token], of text: String, expecting vocabulary: Vocabulary, doubtsWords: Bool,
    within effort: Effort?
  ) {
    self.doubtsWords = doubtsWords
    self.effort = effort
    self.text = text
    self.vocabulary = vocabulary
    self.source = source
    guard let first = source.firstIndex(where: { $0.lexeme == .other }) else {
      tokens = source
      return
    }
    tokens = Array(source[..<first])
    var index = first
    while index < source.count { index += take(index) }
    self.source = []
  }

  /// Takes over a token, and gives how many were read.
  private mutating func take(_ index: Int) -> Int {
    let strangeness = strangeness(of: index)
    if let word = gluedUnit(at: index) ?? required(at: index) {
      replace(index...index, by: [word])
      return 1
    }
    guard strangeness != .none, let key = WordKey(source[index].word) else {
      if doubtsWords, let expected = expected(at: index) {
        replace(index...index, by: [expected])
      } else {
        tokens.append(source[index])
      }
      return 1
    }
    hasStrangers = true
    if let words = partedByCapital(at: index) {
      replace(index...index, by: words)
      return 1
    }
    if strangeness != .rare, joins(index - 1) { return 1 }
    if strangeness != .rare, joins(index) { return 2 }
    if let word = unstretched(key) ?? unit(key, at: index) {
      replace(index...index, by: [word])
      return 1
    }
    let meanings = self.meanings(of: key, at: index, strangeness)
    if meanings.count == 1 {
      replace(index...index, by: meanings[0].words)
      return 1
    }
    if !meanings.isEmpty { doubts.append(Doubt(token: tokens.count, meanings: meanings)) }
    var token = source[index]
    token.isStranger = strangeness == .unknown || !meanings.isEmpty
    tokens.append(token)
    return 1
  }

  /// Joins two words of which one is a stranger, where there is a space too many between them:
  /// "tu esday".
  private mutating func joins(_ index: Int) -> Bool {
    guard index >= 0, index + 1 < source.count, source[index].kind == .word,
      source[index + 1].kind == .word, source[index + 1].startsWord,
      let first = WordKey(source[index].word), let rest = WordKey(source[index + 1].word),
      first.count + rest.count <= WordKey.capacity
    else { return false }
    let joined = first.appending(rest)
    guard joined.count > 3, isKnown(joined) else { return false }
    // The first of the two is taken over already where the second is the stranger.
    if let last = tokens.last, last.span.upperBound > source[index].span.lowerBound {
      guard last.span == source[index].span, last.word == source[index].word else { return false }
      tokens.removeLast()
    }
    replace(index...index + 1, by: [joined])
    return true
  }

  /// Takes over some tokens as other words.
  private mutating func replace(_ range: ClosedRange<Int>, by words: [WordKey]) {
    let first = source[range.lowerBound]
    let span = first.span.lowerBound..<source[range.upperBound].span.upperBound
    tokens += first.standing(for: words, at: span)
    corrections.append(
      Correction(
        typed: Line.slice(of: text, at: span), meant: words.map(\.string).joined(separator: " "),
        span: span))
  }
}
