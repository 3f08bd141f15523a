import Understanding

/// The words of a line as plain text, for comparing with whole phrases.
struct Wording {
  /// The words in small letters, without signs, one space between them.
  let plain: String
  /// The same without the politeness around them.
  let core: String
  /// Whether the line ends with a question mark.
  let asks: Bool

  init(_ line: Line) {
    var words: [String] = []
    words.reserveCapacity(line.tokens.count)
    for token in line.tokens where token.kind != .sign {
      words.append(token.word)
    }
    asks = line.tokens.last?.word == "?"
    if words.isEmpty {
      plain = line.tokens.map(\.word).joined()
      core = plain
    } else {
      plain = words.joined(separator: " ")
      core = Wording.withoutPoliteness(words).joined(separator: " ")
    }
  }

  func starts(withAny phrases: [String]) -> String? {
    phrases.first { Self.starts(plain, with: $0) || Self.starts(core, with: $0) }
  }

  private static func starts(_ words: String, with phrase: String) -> Bool {
    words.hasPrefix(phrase)
      && (words.utf8.count == phrase.utf8.count || words.dropFirst(phrase.count).first == " ")
  }

  func contains(_ phrase: String) -> Bool {
    " \(plain) ".contains(" \(phrase) ")
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

  private static let openings: [[String]] = [
    ["can", "you", "please"], ["could", "you", "please"], ["can", "you"], ["could", "you"],
    ["would", "you"], ["will", "you"], ["can", "we"], ["could", "we"], ["can", "i"],
    ["could", "i"], ["may", "i"], ["let", "me"], ["let's"], ["lets"], ["i", "want", "to"],
    ["i", "would", "like", "to"], ["i'd", "like", "to"], ["i'd", "rather"], ["please"],
    ["ok"], ["okay"], ["well"], ["um"], ["uh"], ["hmm"], ["oh"], ["hey"], ["so"], ["just"],
    ["usher"], ["and"], ["but"],
  ]
  private static let endings: Set<String> = [
    "please", "now", "thanks", "then", "usher", "pls", "plz", "mate",
  ]
}
