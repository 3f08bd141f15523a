/// The words of a line as the table of statements knows them.
struct StatementWords {
  let words: [WordKey]
  /// The places of words that a sign stands before, or nothing.
  let clauses: Set<Int>
  /// The places of words that the sign of a sentence's end stands before, or nothing.
  let sentences: Set<Int>
  /// The places of words that a question mark stands before, or of the end where it stands last.
  let questions: Set<Int>

  /// The words of a line without contractions and fillers; children's names are "@", numbers "1-6",
  /// "7-17", "18-44", "45-", "600-" or, of years, "1900-".
  ///
  /// - Parameters:
  ///   - line: What was typed.
  ///   - children: The names of children who are known.
  ///   - isOneClause: Whether signs part no clauses.
  ///   - table: The statements that the words are looked for in.
  init(
    _ line: Line, children: [String] = [], isOneClause: Bool = false,
    in table: StatementTable = .english
  ) {
    let line = line.hasStrangers ? Line(line.text, expecting: StatementTable.vocabulary) : line
    let names = Set(children.flatMap { $0.lowercased().split(separator: " ").map(Self.key) })
    let fillers = table.words("filler")
    let titled = line.titledWords
    let kept = ["heading", "oneself", "fictional"].map(table.words)
    var words: [WordKey] = []
    var clauses: Set = [0]
    var sentences: Set = [0]
    var questions: Set<Int> = []
    for (place, token) in line.tokens.enumerated() {
      switch token.kind {
      case .sign
      where token.word == "'" && !token.startsWord && words.last?.hasSuffix(Self.s) == true:
        words.append(Self.possessive)  // The kids' room.
      case .sign:
        // A hyphen joins words, a dash parts them.
        let joins = isOneClause || token.word == "-" && !token.startsWord
        if !joins { clauses.insert(words.count) }
        if !joins, Self.stops.contains(token.word) { sentences.insert(words.count) }
        if token.word == "?" { questions.insert(words.count) }
      case .digits:
        words.append(Self.size(of: token.number ?? 18))
      case .word:
        for word in Self.parts(of: token, at: place, table) where !fillers.contains(word) {
          // What a title says nobody does.
          let isOfTitle = titled.contains(place) && !kept.contains { $0.contains(word) }
          words.append(isOfTitle ? WordKey() : names.contains(word) ? Self.child : word)
        }
      }
    }
    self.words = words
    self.clauses = clauses
    self.sentences = sentences
    self.questions = questions
  }

  /// The signs that end a sentence.
  private static let stops: Set = [".", "!", "?", ";"]

  private static let s = WordKey(letters: "s")
  private static let possessive = WordKey(letters: "'s")
  private static let child = WordKey(letters: "@")

  /// The word that stands for a number.
  private static func size(of number: Int) -> WordKey {
    switch number {
    case ..<7: WordKey(letters: "1-6")
    case ..<18: WordKey(letters: "7-17")
    case 1900..<2100: WordKey(letters: "1900-")
    case 600...: WordKey(letters: "600-")
    case 45...: WordKey(letters: "45-")
    default: WordKey(letters: "18-44")
    }
  }

  /// A word of a line; no word where it is longer than any of the table.
  private static func key(_ word: some StringProtocol) -> WordKey { WordKey(word) ?? WordKey() }

  private static func parts(
    of token: Token, at place: Int, _ table: StatementTable
  ) -> [WordKey] {
    let word = key(token.word)
    if let parts = table.forms[word] { return parts }
    guard token.word.hasSuffix("'s") else { return [word] }
    return [key(token.word.dropLast(2)), possessive]
  }
}

extension Line {
  /// The places of words that are written as a title inside a sentence, such as that of a song.
  ///
  /// Who writes most words so means nothing by it.
  fileprivate var titledWords: Set<Int> {
    let written = tokens.indices.filter { tokens[$0].kind == .word && tokens[$0].lexeme != .i }
    let capitals = Set(
      written.filter { place in
        // A sentence begins so anyway.
        let beginsSentence =
          place == 0 || tokens[place - 1].kind == .sign && tokens[place - 1].lexeme != .comma
        return !beginsSentence && words(place..<place + 1).first?.isUppercase == true
      })
    guard capitals.count > 1, capitals.count * 2 <= written.count else { return [] }
    // A small word may part two that are great: "Suicide is Painless".
    let parted = capitals.filter { capitals.contains($0 + 2) && tokens[$0 + 1].kind == .word }
    let beside = capitals.union(parted.map { $0 + 1 })
    return capitals.filter { beside.contains($0 + 1) || beside.contains($0 - 1) }
  }
}
