/// The words of a line as plain text, for comparing with whole phrases.
package struct Wording: Sendable {
  /// The words in small letters, without signs, one space between them.
  package let plain: String
  /// The same without the politeness around them.
  package let core: String
  /// Whether the line ends with a question mark.
  package let asks: Bool
  /// The words in small letters, one by one.
  let words: [String]

  /// The words of a line.
  package init(_ line: Line) {
    var words: [String] = []
    words.reserveCapacity(line.tokens.count)
    for token in line.tokens where token.kind != .sign {
      words.append(token.word)
    }
    asks = line.tokens.last?.word == "?"
    if words.isEmpty {
      plain = line.tokens.map(\.word).joined()
      self.words = plain.isEmpty ? [] : [plain]
      core = plain
    } else {
      self.words = words
      plain = words.joined(separator: " ")
      core = Wording.withoutPoliteness(words).joined(separator: " ")
    }
  }

  /// The first of some phrases with which the line begins, with or without politeness before it.
  package func starts(withAny phrases: [String]) -> String? {
    let isPolite = core.utf8.count < plain.utf8.count
    return phrases.first { phrase in
      Self.starts(plain, with: phrase) || isPolite && Self.starts(core, with: phrase)
    }
  }

  /// Whether the line begins with one of some phrases, politeness and all.
  package func opens(withAny phrases: [String]) -> Bool {
    phrases.contains { Self.starts(plain, with: $0) }
  }

  /// Whether a phrase stands somewhere in the line, as whole words.
  package func contains(_ phrase: String) -> Bool {
    Self.withBytes(of: plain, and: phrase) { line, phrase in
      guard let first = phrase.first, phrase.count <= line.count else { return phrase.isEmpty }
      var begins = true
      for place in 0...(line.count - phrase.count) {
        if begins, line[place] == first, Self.stands(phrase, in: line, at: place) { return true }
        begins = line[place] == UInt8(ascii: " ")
      }
      return false
    }
  }

  /// Whether the line begins with a yes that is nothing but one, unlike "ok" and "fine".
  package var saysYes: Bool { opens(withAny: Self.plainYes) }

  /// The words without those that only add weight.
  package var unstressed: String {
    words.filter { !Self.stresses.contains($0) }.joined(separator: " ")
  }

  /// Whether the line says that something is not right.
  package var complains: Bool { Self.complaints.contains { contains($0) } }

  private static func starts(_ words: String, with phrase: String) -> Bool {
    withBytes(of: words, and: phrase) { stands($1, in: $0, at: 0) }
  }

  /// Whether a phrase stands at a place of some words and ends with a word of theirs.
  private static func stands(
    _ phrase: UnsafeBufferPointer<UInt8>, in words: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> Bool {
    let end = place + phrase.count
    guard end <= words.count, end == words.count || words[end] == UInt8(ascii: " ") else {
      return false
    }
    return phrase.indices.allSatisfy { phrase[$0] == words[place + $0] }
  }

  /// Bytes are compared, as characters are dear and all phrases of a turn are looked for.
  private static func withBytes(
    of words: String, and phrase: String,
    _ compare: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    words.utf8.withContiguousStorageIfAvailable { words in
      phrase.utf8.withContiguousStorageIfAvailable { compare(words, $0) } ?? false
    } ?? false
  }

  private static func withoutPoliteness(_ words: [String]) -> [String] {
    var rest = words[...]
    var isShorter = true
    while isShorter, rest.count > 1 {
      isShorter = false
      for opening in openings where rest.starts(with: opening) && rest.count > opening.count {
        rest = rest.dropFirst(opening.count)
        isShorter = true
        break
      }
    }
    while let last = rest.last, rest.count > 1, endings.contains(last) {
      rest = rest.dropLast()
    }
    return Array(rest)
  }

  private static let stresses = WordClasses.english.words("Wording.stresses")
  private static let complaints = WordClasses.english.phrases("Wording.complaints")
  private static let openings: [[String]] = WordClasses.english.sequences("Wording.openings")
  private static let endings = WordClasses.english.words("Wording.endings")
  /// Openings that are a yes and nothing but one.
  private static let plainYes = WordClasses.english.phrases("Wording.plainYes")
}
