/// Names of several words, and what each stands for, found in a line by its tokens.
struct SaidNames: Sendable {
  private var meanings: [String: [String]] = [:]
  private var longest = 1

  /// Adds a name, in small letters, for something by its code.
  mutating func add(_ name: some StringProtocol, for code: String) {
    let words = Line(asWritten: String(name)).tokens.compactMap(\.partOfName)
    guard !words.isEmpty else { return }
    meanings[words.joined(separator: " "), default: []].append(code)
    longest = max(longest, words.count)
  }

  /// The names themselves.
  var all: [String] { meanings.keys.sorted() }

  /// The longest name that begins at a token: what it may stand for, and where it ends.
  func name(in line: Line, at start: Int) -> (codes: [String], end: Int)? {
    var words: [String] = []
    var best: (codes: [String], end: Int)?
    var place = start
    while place < line.tokens.count, words.count < longest {
      let token = line.tokens[place]
      place += 1
      guard let word = token.partOfName, !words.isEmpty || token.kind == .word else {
        // A sign parts nothing within a name, and begins none.
        if words.isEmpty || !LexemeSet.withinNames.contains(token.lexeme) { return best }
        continue
      }
      words.append(word)
      if let codes = meanings[words.joined(separator: " ")] { best = (codes, place) }
    }
    return best
  }
}

extension Token {
  /// The word of a name that it is; "and" for an "&", and nil for other signs.
  fileprivate var partOfName: String? {
    lexeme == .ampersand ? "and" : kind == .sign ? nil : word
  }
}

extension LexemeSet {
  /// Signs that stand within names, as in "Guinea-Bissau" and "Cocos (Keeling) Islands".
  fileprivate static let withinNames: LexemeSet = [.period, .dash, .opening, .closing]
}
