/// Tells clauses in which somebody wants something done or has it otherwise.
enum WishClause {
  /// How many words at the end of a clause say what is wanted, or nil when it is no wish.
  static func rest(of words: [String]) -> Int? {
    var rest = words[...]
    var isWish = false
    while let opening = ReplyWords.wishes.first(where: { rest.starts(with: $0) }) {
      rest = rest.dropFirst(opening.count)
      isWish = true
    }
    while let verb = rest.first, ReplyWords.directing.contains(verb) {
      rest = rest.dropFirst()
      isWish = true
    }
    return isWish ? rest.count : nil
  }
}
