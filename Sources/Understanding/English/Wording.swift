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
    let (plain, core) = (plain.utf8[...], core.utf8[...])
    let isPolite = core.count < plain.count
    return phrases.first { phrase in
      Self.starts(plain, with: phrase.utf8) || isPolite && Self.starts(core, with: phrase.utf8)
    }
  }

  /// Whether the line begins with one of some phrases, politeness and all.
  package func opens(withAny phrases: [String]) -> Bool {
    let plain = plain.utf8[...]
    return phrases.contains { Self.starts(plain, with: $0.utf8) }
  }

  /// Whether a phrase stands somewhere in the line, as whole words.
  package func contains(_ phrase: String) -> Bool {
    // Bytes are compared, as characters are dear and all phrases of a turn are looked for.
    var rest = plain.utf8[...]
    while true {
      if Self.starts(rest, with: phrase.utf8) { return true }
      guard let space = rest.firstIndex(of: UInt8(ascii: " ")) else { return false }
      rest = rest[rest.index(after: space)...]
    }
  }

  /// Whether the line begins with a yes that is nothing but one, unlike "ok" and "fine".
  package var saysYes: Bool { opens(withAny: ["yes", "yeah", "yep", "yup", "yes please"]) }

  /// The words without those that only add weight.
  package var unstressed: String {
    words.filter { !Self.stresses.contains($0) }.joined(separator: " ")
  }

  /// Whether the line says that something is not right.
  package var complains: Bool { Self.complaints.contains { contains($0) } }

  private static func starts(_ words: Substring.UTF8View, with phrase: String.UTF8View) -> Bool {
    // Most phrases differ in the first letter already.
    guard words.first == phrase.first, words.starts(with: phrase) else { return false }
    return words.count == phrase.count
      || words[words.index(words.startIndex, offsetBy: phrase.count)] == UInt8(ascii: " ")
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

  private static let stresses: Set<String> = [
    "so", "really", "very", "just", "too", "such", "a", "bit", "pretty", "fucking", "bloody", "all",
    "totally", "getting",
  ]
  private static let complaints = [
    "wrong", "incorrect", "not right", "isn't right", "aren't right", "not correct",
    "isn't correct", "aren't correct", "a mistake",
  ]
  private static let openings: [[String]] = [
    ["can", "you", "please"], ["could", "you", "please"], ["can", "you"], ["could", "you"],
    ["would", "you"], ["will", "you"], ["can", "we"], ["could", "we"], ["can", "i"],
    ["could", "i"], ["may", "i"], ["let", "me"], ["let's"], ["lets"], ["let", "us"],
    ["i", "want", "to"],
    ["i", "would", "like", "to"], ["i'd", "like", "to"], ["i'd", "rather"], ["please"],
    ["ok"], ["okay"], ["well"], ["um"], ["uh"], ["hmm"], ["oh"], ["ah"], ["hey"], ["so"], ["just"],
    ["usher"], ["and"], ["but"], ["right"], ["alright"], ["sure"], ["fine"],
  ]
  private static let endings: Set<String> = [
    "please", "now", "thanks", "then", "usher", "pls", "plz", "mate",
  ]
}
