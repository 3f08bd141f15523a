/// A sentence of a line as the safeguarding grammar hears it.
struct SafeguardingSentence: Sendable {
  /// The words by their numbers in the vocabulary, commas among them.
  private(set) var words: [Int] = []
  /// Where each word stands in the line, as UTF-8 offsets.
  private(set) var spans: [Range<Int>] = []

  /// Adds a word.
  mutating func append(_ word: Int, _ span: Range<Int>) {
    words.append(word)
    spans.append(span)
  }

  /// Makes the last word and one that follows a single other word.
  mutating func mergeLast(into word: Int, upTo end: Int) {
    guard let last = spans.popLast() else { return }
    words[words.count - 1] = word
    spans.append(last.lowerBound..<end)
  }
}

/// The sentences of a line.
///
/// Contractions are taken apart, slips mended where only one word can be meant, and numbers told
/// apart by their size.
struct SafeguardingSentences {
  private(set) var sentences = [SafeguardingSentence()]

  private let grammar: SafeguardingGrammar
  private let names: Set<String>

  /// Cuts a line into sentences, in which the names of children are known.
  init(_ line: Line, names: Set<String>, _ grammar: SafeguardingGrammar) {
    self.grammar = grammar
    self.names = names
    var place = 0
    while place < line.tokens.count {
      var end = place + 1
      while end < line.tokens.count, !line.tokens[end].startsWord { end += 1 }
      add(line.tokens[place..<end])
      place = end
    }
    sentences = sentences.filter { !$0.words.isEmpty }.map(joiningPairs).map(joiningChildren)
  }

  /// Adds what is written without a space between.
  private mutating func add(_ tokens: ArraySlice<Token>) {
    guard let first = tokens.first, let last = tokens.last else { return }
    if let word = Disguise.word(in: tokens, known: { number(of: $0) != nil }) {
      return append(number(of: word), first.span.lowerBound..<last.span.upperBound)
    }
    for (index, token) in zip(tokens.indices, tokens) {
      switch token.kind {
      case .word: add(word: token)
      case .digits: add(number: token, isAlone: tokens.count == 1)
      case .sign: add(sign: token, isLast: index == tokens.endIndex - 1)
      }
    }
  }

  /// Adds a word, or the words that it is short for.
  private mutating func add(word token: Token) {
    if !names.contains(token.word), let number = number(of: token.word) {
      return append(number, token.span)
    }
    for word in EnglishForms.words(of: token.word) { add(word, token.span) }
  }

  private mutating func add(_ word: String, _ span: Range<Int>) {
    if names.contains(word) { return append(number(of: SafeguardingVocabulary.childName), span) }
    append(number(of: word) ?? EnglishForms.mended(word, known: number(of:)), span)
  }

  private mutating func add(number token: Token, isAlone: Bool) {
    let value = token.number ?? .max
    // "Want 2 die".
    if value == 2, isAlone { return append(number(of: "to"), token.span) }
    append(number(of: SafeguardingVocabulary.written(value)), token.span)
  }

  private mutating func add(sign: Token, isLast: Bool) {
    let words = sentences[sentences.count - 1].words
    guard let last = words.last, last != SafeguardingVocabulary.comma else { return }
    switch sign.word {
    // "I want to... die" is one sentence.
    case ".", "!", "?", ";": if isLast { sentences.append(SafeguardingSentence()) }
    case ",", ":", "\u{2026}", "(", ")", "|": append(SafeguardingVocabulary.comma, sign.span)
    default: break
    }
  }

  private func number(of word: String) -> Int? { grammar.vocabulary.number(of: word) }

  private mutating func append(_ word: Int?, _ span: Range<Int>) {
    sentences[sentences.count - 1].append(word ?? SafeguardingVocabulary.unknown, span)
  }

  /// The sentence with "my nine year old" as one word.
  private func joiningChildren(_ sentence: SafeguardingSentence) -> SafeguardingSentence {
    guard let pattern = grammar.pattern("childWords") else { return sentence }
    var matcher = WordMatcher(sentence.words)
    var joined = SafeguardingSentence()
    var place = 0
    while let found = matcher.first(pattern, from: place) {
      for other in place..<found.range.lowerBound {
        joined.append(sentence.words[other], sentence.spans[other])
      }
      let (first, last) = (found.range.lowerBound, found.range.upperBound - 1)
      joined.append(
        number(of: SafeguardingVocabulary.child) ?? SafeguardingVocabulary.unknown,
        sentence.spans[first].lowerBound..<sentence.spans[last].upperBound)
      place = found.range.upperBound
    }
    for other in place..<sentence.words.count {
      joined.append(sentence.words[other], sentence.spans[other])
    }
    return joined
  }

  /// The sentence with "any more" and "her self" as one word; "her self esteem" stays as it is.
  private func joiningPairs(_ sentence: SafeguardingSentence) -> SafeguardingSentence {
    let words = sentence.words
    var joined = SafeguardingSentence()
    for (place, word) in words.enumerated() {
      let span = sentence.spans[place]
      let following = place + 1 < words.count ? words[place + 1] : SafeguardingVocabulary.unknown
      if let last = joined.words.last, let whole = grammar.joined(last, word, before: following) {
        joined.mergeLast(into: whole, upTo: span.upperBound)
      } else {
        joined.append(word, span)
      }
    }
    return joined
  }
}
