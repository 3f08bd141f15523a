/// A clause of a reply.
struct ReplyClause {
  /// The place of its words, as indices into the line's tokens, without the sign that ends it.
  let tokens: Range<Int>
  /// Whether a question mark ends it.
  let isQuestion: Bool
  /// Whether a "but" or an "except" leads to it.
  let isLimit: Bool
  /// Whether it goes on with the sentence before it: "the price, and the address".
  let goesOn: Bool
}

extension ReplyClause {
  /// The clauses of a line, from left to right; a yes or no that opens one is one of its own.
  static func all(of line: Line) -> [ReplyClause] {
    let tokens = line.tokens
    var clauses: [ReplyClause] = []
    var start = 0
    var isLimit = false
    var goesOn = false
    func close(at end: Int, isQuestion: Bool = false) {
      if start < end {
        clauses.append(
          ReplyClause(
            tokens: start..<end, isQuestion: isQuestion, isLimit: isLimit, goesOn: goesOn))
        isLimit = false
      }
      goesOn = end < tokens.count && !ReplyWords.sentenceEnds.contains(tokens[end].word)
    }
    for index in tokens.indices {
      let word = tokens[index].word
      if tokens[index].kind == .sign, ReplyWords.endSigns.contains(word),
        !isShortening(index, in: tokens)
      {
        close(at: index, isQuestion: word == "?")
        start = index + 1
      } else if isDash(index, in: tokens) {
        close(at: index)
        start = index + 1
      } else if ReplyWords.joining.contains(word), beginsClause(index + 1, in: tokens) {
        close(at: index)
        start = index + 1
      } else if ReplyWords.limiting.contains(word) {
        close(at: index)
        start = index + 1
        isLimit = true
      } else if index > start, ReplyWords.conditions.contains(word),
        !ReplyWords.beforeWhether.contains(tokens[index - 1].word)
      {
        close(at: index)
        start = index
      } else if index > start, asksFromHere(index, in: tokens) {
        close(at: index)
        start = index
      } else if index == start, isAnswerAlone(index, in: tokens) {
        let isAsked = index + 1 < tokens.count && tokens[index + 1].word == "?"
        close(at: index + 1, isQuestion: isAsked)
        start = index + 1
      }
    }
    close(at: tokens.count)
    return clauses
  }

  /// Whether a period shortens the word before it, as in "Dr Lee".
  private static func isShortening(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].word == "." && index > 0 && ReplyWords.shortened.contains(tokens[index - 1].word)
  }

  /// Whether a dash stands between words rather than inside of one.
  private static func isDash(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].word == "-" && tokens[index].startsWord && index + 1 < tokens.count
      && tokens[index + 1].startsWord && tokens[index + 1].kind == .word
  }

  /// Whether what follows an "and" is a clause of its own rather than one more thing.
  private static func beginsClause(_ index: Int, in tokens: [Token]) -> Bool {
    index < tokens.count && ReplyWords.clauseStarts.contains(tokens[index].word)
  }

  /// Whether a question begins in the middle of other words: "sounds great what is the price".
  private static func asksFromHere(_ index: Int, in tokens: [Token]) -> Bool {
    guard index + 1 < tokens.count, ReplyWords.asking.contains(tokens[index].word),
      ReplyWords.behindAsking.contains(tokens[index + 1].word)
    else { return false }
    return !ReplyWords.beforeRelative.contains(tokens[index - 1].word)
  }

  /// Whether a word that begins a clause says yes or no alone, whatever follows without a comma.
  private static func isAnswerAlone(_ index: Int, in tokens: [Token]) -> Bool {
    let next = index + 1 < tokens.count ? tokens[index + 1].word : ""
    switch tokens[index].lexeme {
    case .yes, .nope: return true
    case .okay: return next != "to" && next != "with"
    case .no: return !ReplyWords.behindKindNo.contains(next)
    default: return false
    }
  }
}
