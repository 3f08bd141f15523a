/// Finds the options of a question in a line, by their titles, other words and descriptions.
///
/// Words are compared by their stems; slips of the fingers are mended before, by ``vocabulary``.
struct OptionMatcher: Sendable {
  /// A place of a line that speaks of one or several options.
  struct Hit: Hashable, Sendable {
    /// The options, as indices.
    var options: [Int]
    /// How surely the words mean them.
    var strength: Strength
    /// How many words they are.
    var words: Int
    /// Whether they are the very words of an option, and not others of the same stem.
    var isExact = true
  }

  /// How surely words mean an option.
  enum Strength: Int, Hashable, Sendable, Comparable {
    case description, word, phrase

    static func < (a: Strength, b: Strength) -> Bool { a.rawValue < b.rawValue }
  }

  private struct Phrase: Sendable {
    var stems: [String]
    var option: Int
    /// The word, of a phrase of one.
    var word: String
  }

  private var phrases: [String: [Phrase]] = [:]
  private var words: [String: [Int]] = [:]
  private var described: [String: [Int]] = [:]
  /// The words of titles and other phrases, and those of descriptions.
  let vocabulary: Vocabulary

  /// What stands beside the number of an option.
  private static let aroundPlaces =
    "option number choice answer letter take pick choose middle bottom whole rest"

  /// A matcher of some options.
  init(_ options: [ChoiceOption]) {
    vocabulary = Vocabulary(
      options.flatMap { [$0.title, $0.description] + $0.words + $0.phrases } + [Self.aroundPlaces]
    ).union(Vocabulary(of: .wordsForPlaces))
    for (place, option) in options.enumerated() {
      for text in [option.title] + option.words { add(text, for: place, addsWords: true) }
      for text in option.phrases { add(text, for: place, addsWords: false) }
    }
    for (place, option) in options.enumerated() {
      for token in OptionMatcher.content(of: Line(asWritten: option.description))
      where !OptionMatcher.isSmall(token) && token.word.utf8.count > 3 {
        let stem = Stem.of(token.word)
        guard words[stem] == nil else { continue }
        described[stem, default: []].appendIfNew(place)
      }
    }
    phrases = phrases.mapValues { $0.sorted { $0.stems.count > $1.stems.count } }
    // What every option has tells nothing.
    words = words.filter { $0.value.count < max(2, options.count) }
    described = described.filter { $0.value.count < max(2, options.count) }
  }

  /// Adds a phrase for an option; many people leave out apostrophes, so it is found without its own too.
  private mutating func add(_ text: String, for place: Int, addsWords: Bool) {
    for form in text.utf8.contains(UInt8(ascii: "'")) ? [text, text.withoutApostrophes] : [text] {
      let tokens = OptionMatcher.content(of: Line(asWritten: form))
      let stems = tokens.map { Stem.of($0.word) }
      guard let first = stems.first else { continue }
      phrases[first, default: []].append(Phrase(stems: stems, option: place, word: tokens[0].word))
      guard addsWords else { continue }
      // A word that only judges or compares tells of no option: anything may be right, or better.
      for (token, stem) in zip(tokens, stems)
      where !OptionMatcher.isSmall(token) && token.lexeme != .good && token.word != "better" {
        words[stem, default: []].appendIfNew(place)
      }
    }
  }

  /// The hits of a line from left to right, without overlap, the longest phrase first.
  func hits(in line: Line) -> [Match<Hit>] {
    var matches: [Match<Hit>] = []
    let tokens = line.tokens
    var index = 0
    while index < tokens.count {
      // What is "too long" is judged by the word, and not named.
      if let (hit, end) = hit(in: tokens, at: index),
        hit.words > 1 || index == 0 || tokens[index - 1].word != "too"
      {
        let rule: RuleName =
          switch hit.strength {
          case .phrase: .optionTitle
          case .word: .optionWord
          case .description: .optionDescription
          }
        matches.append(
          Match(
            values: [hit], tokens: index..<end, rule: rule,
            isExplicit: hit.strength == .phrase && hit.words > 1))
        index = end
      } else {
        index += 1
      }
    }
    return matches
  }

  private func hit(in tokens: [Token], at index: Int) -> (Hit, Int)? {
    let token = tokens[index]
    guard token.kind != .sign else { return nil }
    let stem = Stem.of(token.word)
    var found: [Int] = []
    var length = (words: 0, end: index)
    var isExact = false
    for phrase in phrases[stem] ?? [] where phrase.stems.count >= length.words {
      // "quite well" is about nobody's wellness.
      if phrase.stems.count == 1, OptionMatcher.isSmall(token), phrase.word != token.word {
        continue
      }
      guard let end = end(of: phrase, in: tokens, at: index) else { continue }
      length = (phrase.stems.count, end)
      found.appendIfNew(phrase.option)
      isExact = isExact || phrase.stems.count > 1 || phrase.word.hasSameForm(as: token.word)
    }
    if !found.isEmpty {
      let hit = Hit(options: found, strength: .phrase, words: length.words, isExact: isExact)
      return (hit, length.end)
    }
    guard !OptionMatcher.isSmall(token) else { return nil }
    if let options = words[stem] {
      return (Hit(options: options, strength: .word, words: 1), index + 1)
    }
    if let options = described[stem] {
      return (Hit(options: options, strength: .description, words: 1), index + 1)
    }
    return nil
  }

  private func end(of phrase: Phrase, in tokens: [Token], at index: Int) -> Int? {
    var place = index
    for stem in phrase.stems {
      // Commas, dashes and "and" are left out of phrases, here as there, and a noun may have an article or
      // whose it is before it: "maintain my weight".
      while place > index, place < tokens.count,
        OptionMatcher.isGlue(tokens[place])
          || [.my, .the, .a].contains(tokens[place].lexeme) && Stem.of(tokens[place].word) != stem
      { place += 1 }
      guard place < tokens.count, place - index < 24, Stem.of(tokens[place].word) == stem else {
        return nil
      }
      place += 1
    }
    return isDeterminer(at: place - 1, in: tokens) ? nil : place
  }

  /// Whether a word that points determines the noun behind it, and so ends nothing: the "that" of "skip that day".
  private func isDeterminer(at place: Int, in tokens: [Token]) -> Bool {
    [.that, .this, .these, .those].contains(tokens[place].lexeme) && place + 1 < tokens.count
      && tokens[place + 1].kind == .word
      && [.other, .day, .week, .month].contains(tokens[place + 1].lexeme)
      && !tokens[place + 1].word.hasSuffix("ly")
  }
}

extension String {
  /// Whether a word is another one or its plural.
  fileprivate func hasSameForm(as other: String) -> Bool {
    self == other || self + "s" == other || self == other + "s" || self + "'s" == other
      || count == other.count
  }
}

extension Array<Int> {
  fileprivate mutating func appendIfNew(_ element: Int) {
    if !contains(element) { append(element) }
  }
}
