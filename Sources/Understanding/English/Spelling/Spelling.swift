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
  private static func margin(of typed: WordKey) -> Int { typed.count < 4 ? 3 : 2 }
  /// The most meanings that are kept of one word.
  private static let mostMeanings = 3

  private let text: String
  private let vocabulary: Vocabulary
  private let doubtsWords: Bool
  private var source: [Token]

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
  init(
    _ source: [Token], of text: String, expecting vocabulary: Vocabulary, doubtsWords: Bool
  ) {
    self.doubtsWords = doubtsWords
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
    guard strangeness != .none, let key = WordKey(source[index].word) else {
      if doubtsWords, let expected = expected(at: index) {
        replace(index...index, by: [expected])
      } else {
        tokens.append(source[index])
      }
      return 1
    }
    hasStrangers = true
    if strangeness != .rare, joins(index - 1) { return 1 }
    if strangeness != .rare, joins(index) { return 2 }
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

  /// How little is known of a word.
  private enum Strangeness {
    /// It is a word, a name or part of an address.
    case none
    /// It is a rare word, for which only an expected one was meant.
    case rare
    /// It is a proper name or a rare given one, but written small.
    case small
    case unknown
  }

  private func strangeness(of index: Int) -> Strangeness {
    let token = source[index]
    guard token.lexeme == .other, token.kind == .word, let key = WordKey(token.word), key.isPlain,
      key.count > 1, !isInAddress(index), !isAcronym(index)
    else { return .none }
    let kind = English.kind(of: key)
    if let kind, kind < .rare || kind == .proper && isCapital(index) { return .none }
    if vocabulary.contains(key) { return .none }
    if kind == .rare { return isProper(index) ? .none : .rare }
    if let name = English.givenNameKind(of: key) {
      return name == .usual || isCapital(index) ? .none : .small
    }
    return kind == nil ? .unknown : .small
  }

  /// Whether a sign of addresses joins the token to another: "sam@exmaple.org".
  private func isInAddress(_ index: Int) -> Bool {
    func isJoint(_ sign: Int, _ other: Int) -> Bool {
      guard source.indices.contains(sign), source.indices.contains(other) else { return false }
      guard !source[max(sign, index)].startsWord, !source[max(sign, other)].startsWord else {
        return false
      }
      switch source[sign].lexeme {
      case .atSign, .period, .underscore, .hash: return true
      default: return false
      }
    }
    return isJoint(index - 1, index - 2) || isJoint(index + 1, index + 2)
      || isJoint(index - 1, index - 1) && source[index - 1].lexeme != .period
  }

  /// Whether the word at a place begins with a capital that small letters follow.
  private func isCapital(_ index: Int) -> Bool {
    let letters = text.utf8.dropFirst(source[index].span.lowerBound).prefix(2)
    guard let first = letters.first, let second = letters.dropFirst().first else { return false }
    return Self.capitals.contains(first) && !Self.capitals.contains(second)
  }

  /// Whether a short word is written in capitals, and other words of the line are not.
  private func isAcronym(_ index: Int) -> Bool {
    let span = source[index].span
    return span.count < 6
      && text.utf8.dropFirst(span.lowerBound).prefix(span.count)
        .allSatisfy(Self.capitals.contains)
      && text.utf8.contains { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
  }

  private static var capitals: ClosedRange<UInt8> { UInt8(ascii: "A")...UInt8(ascii: "Z") }

  /// Whether a word has a capital that the begin of a sentence does not explain.
  private func isProper(_ index: Int) -> Bool {
    guard isCapital(index), index > 0 else { return false }
    switch source[index - 1].lexeme {
    case .period, .exclamation, .question, .ellipsis: return false
    default: return true
    }
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

  /// The one expected word that a word which there is may be a slip of: "loose" of "lose".
  private func expected(at index: Int) -> WordKey? {
    guard source[index].lexeme == .other, let key = WordKey(source[index].word), key.count > 4,
      !vocabulary.contains(key), !isProper(index)
    else { return nil }
    var best: (word: WordKey, weight: Int)?
    var isAlone = true
    vocabulary.forEachMeant(by: key) { word, weight in
      guard word.count > 3, weight <= SlipWeight.extra, word[0] == key[0],
        vocabulary.hasWritten(word)
      else { return }
      if let found = best, found.weight <= weight {
        if found.weight == weight, Stem.of(found.word.string) != Stem.of(word.string) {
          isAlone = false
        }
      } else {
        best = (word, weight)
        isAlone = true
      }
    }
    return isAlone ? best?.word : nil
  }

  /// Whether the rules know a word, or the question expects it.
  private func isKnown(_ key: WordKey) -> Bool {
    if vocabulary.contains(key) { return true }
    return !vocabulary.isExclusive && Lexicon.english.entry(for: key) != nil
  }

  /// What a stranger may mean: nothing, one thing, or several that are about as likely.
  private func meanings(
    of key: WordKey, at index: Int, _ strangeness: Strangeness
  ) -> [Meaning] {
    guard key.count > 2 else { return [] }
    var found: [Meaning] = []
    vocabulary.forEachMeant(by: key) {
      found.append(Meaning(words: [$0], weight: $1, expectation: .own))
    }
    if !vocabulary.isExclusive {
      let vocabulary = vocabulary
      Lexicon.spellingTable.forEachMeant(by: key, isExpected: vocabulary.expectsOfLanguage) {
        found.append(
          Meaning(
            words: [$0], weight: $1,
            expectation: vocabulary.expectsOfLanguage($0) ? .language : .none))
      }
    }
    if source[index].span.count == key.count, let parts = Division(vocabulary).parts(of: key) {
      found.append(parts)
    }
    // A word with a capital inside a line is a name more often than a slip.
    if isProper(index) {
      found.removeAll {
        key.count < ($0.isExpected ? 4 : 5)
          || !$0.isExpected && $0.weight > SlipWeight.missing
      }
    }
    if strangeness == .rare {
      found.removeAll { !$0.isExpected || $0.weight > SlipWeight.missing }
    }
    return likeliest(of: found, within: Self.margin(of: key))
  }

  /// The likeliest meaning, and those that are about as likely and differ from it.
  private func likeliest(of found: [Meaning], within margin: Int) -> [Meaning] {
    guard let best = found.min(by: { $0.rank < $1.rank }) else { return [] }
    var kept = [best]
    for meaning in found.sorted(by: { $0.rank < $1.rank })
    where meaning.rank <= best.rank + margin && kept.count < Self.mostMeanings {
      if best.isExpected, !meaning.isExpected { continue }
      if !kept.contains(where: { Self.isSame($0, meaning) }) { kept.append(meaning) }
    }
    return kept
  }

  /// Whether two meanings are the same to the rules and to the question.
  private static func isSame(_ a: Meaning, _ b: Meaning) -> Bool {
    if a.words == b.words { return true }
    guard a.words.count == 1, b.words.count == 1 else { return false }
    let (first, second) = (
      Lexicon.english.entry(for: a.words[0]), Lexicon.english.entry(for: b.words[0])
    )
    if let first, let second, first.lexeme != .other { return first == second }
    return first == nil && second == nil
      && Stem.of(a.words[0].string) == Stem.of(b.words[0].string)
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

extension Token {
  /// The tokens of other words in the place of this one; each of several has its own part of it.
  func standing(for words: [WordKey], at span: Range<Int>) -> [Token] {
    var from = span.lowerBound
    return words.enumerated().map { number, word in
      let to = number + 1 == words.count ? span.upperBound : from + word.count
      let entry = Lexicon.english.meaning(of: word)
      defer { from = to }
      return Token(
        kind: .word, word: word.string, typed: words.count == 1 ? typed : word.string,
        span: from..<to, startsWord: number > 0 || startsWord, lexeme: entry.lexeme,
        number: entry.number)
    }
  }
}
