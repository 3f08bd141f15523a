extension AccountScanner {
  /// What a verb is about: an account, and how it is told from others.
  struct Object {
    /// The place behind it.
    var end: Int
    /// Whether it is said to be new, or another one.
    var isNew = false
    /// Whether it is one that is known: "my", "the old".
    var isDefinite = false
  }

  /// The account behind a verb: "me a new one", "my old account".
  func object(behind verb: Int) -> Object? {
    var object = Object(end: verb)
    var place = verb + 1
    while clause.contains(place), place < verb + 8 {
      let word = word(place)
      if AccountWords.accounts.contains(word) || AccountWords.pronouns.contains(word) {
        // "One question", "one more time".
        let next = self.word(place + 1)
        let isCount =
          AccountWords.pronouns.contains(word) && !next.isEmpty
          && line.tokens[place + 1].lexeme == .other && !AccountWords.behindOne.contains(next)
        // "Make one" is an account, "make it one account" too.
        if AccountWords.accounts.contains(next) {
          place += 1
          continue
        }
        if isCount { return nil }
        object.end = place + 1
        return object
      }
      guard AccountWords.beforeAccount.contains(word) else { return nil }
      object.isNew = object.isNew || AccountWords.newness.contains(word)
      object.isDefinite = object.isDefinite || AccountWords.definite.contains(word)
      place += 1
    }
    return nil
  }

  /// "I have an account", "got a login already", "I've one", "never had one".
  func possession(at index: Int) -> Found? {
    let token = line.tokens[index]
    let isHaving =
      token.lexeme == .have || Self.having.contains(token.word)
    guard isHaving, let object = object(behind: index) else { return nil }
    return (.has, object.end)
  }

  /// "My account is there", "no login yet", "new account", "existing account".
  func object(at index: Int) -> Found? {
    guard AccountWords.accounts.contains(word(index)) else { return nil }
    var place = index + 1
    while Self.behindAccount.contains(word(place)) { place += 1 }
    if AccountWords.existing.contains(word(place)) { return (.has, place + 1) }
    if word(index + 1) == "already" { return (.has, index + 2) }
    let before = (max(clause.lowerBound, index - 3)..<index).map(word)
    if before.contains("no") || before.contains("without") { return (.has, index + 1) }
    if before.contains(where: AccountWords.newness.contains) {
      return (.makes(isNew: true), index + 1)
    }
    guard before.contains(where: AccountWords.definite.contains) else { return nil }
    return (.opens, index + 1)
  }

  /// "Existing user", "already a member", "new user", "not yet a member".
  func person(at index: Int) -> Found? {
    guard AccountWords.persons.contains(word(index)) else { return nil }
    let before = (max(clause.lowerBound, index - 4)..<index).map(word)
    if before.contains(where: AccountWords.novel.contains) { return (.hasNone, index + 1) }
    let isOne =
      before.contains(where: AccountWords.familiar.contains) || before.contains("a")
      || word(index + 1) == "already"
    return isOne ? (.has, index + 1) : nil
  }

  /// "I'm new", "brand new", "first time", "from zero", "returning".
  func novelty(at index: Int) -> Found? {
    let (word, next) = (word(index), word(index + 1))
    switch word {
    case "new", "fresh":
      let isOfPerson = next.isEmpty || AccountWords.behindNew.contains(next)
      let before = self.word(index - 1)
      let isSaid = before.isEmpty || AccountWords.beforeNew.contains(before)
      return isOfPerson && isSaid ? (.hasNone, index + 1) : nil
    case "newbie", "newcomer", "noob", "newby": return (.hasNone, index + 1)
    case "first" where next.hasPrefix("time"): return (.hasNone, index + 2)
    case "zero", "scratch", "beginning", "nothing":
      let before = (max(clause.lowerBound, index - 3)..<index).map(self.word)
      return before.contains("from") || before.contains("at") && word == "beginning"
        ? (.hasNone, index + 1) : nil
    case "returning", "reinstalled", "reinstalling": return (.has, index + 1)
    case "back" where AccountWords.beforeBack.contains(self.word(index - 1)):
      return (.has, index + 1)
    default: return nil
    }
  }

  /// "Get started", "start me off", "let's go", "let us begin".
  func beginning(at index: Int) -> Found? {
    guard AccountWords.begins.contains(word(index)) else { return nil }
    let others = clause.filter { $0 != index && line.tokens[$0].lexeme == .other }
    let isAlone = others.allSatisfy { AccountWords.aroundBegin.contains(word($0)) }
    return isAlone && clause.count < 9 ? (.begins, index + 1) : nil
  }

  /// "Not sure", "can't remember": `remember` where something denies it.
  func doubt(at index: Int) -> Found? {
    let isKnowing = AccountWords.knowing.contains(word(index))
    let isDenied = (max(clause.lowerBound, index - 2)..<index).contains {
      line.tokens[$0].lexeme == .not || word($0) == "no"
    }
    if isKnowing, isDenied { return (.doubts, index + 1) }
    return ["unsure", "forget", "forgot"].contains(word(index))
      && (index + 1 == clause.upperBound || ["if", "whether"].contains(word(index + 1)))
      ? (.doubts, index + 1) : nil
  }

  /// What people did here before: "been on it before", "never used this", "we met in May".
  var history: AccountSignal? {
    guard let verb = clause.first(where: { AccountWords.history.contains(word($0)) }) else {
      return nil
    }
    let isNever = (clause.lowerBound..<verb).contains { line.tokens[$0].lexeme == .not }
    if isNever { return AccountSignal(meaning: .hasNone, tokens: clause) }
    let isPast = clause.contains { AccountWords.past.contains(word($0)) }
    let isHere = clause.contains { AccountWords.here.contains(word($0)) }
    let isKnown = word(verb) == "know" && word(verb + 1) == "me"
    return isKnown || isPast && (isHere || AccountWords.meetings.contains(word(verb)))
      ? AccountSignal(meaning: .has, tokens: clause) : nil
  }

  /// Words by which somebody has something.
  private static let having = WordClasses.english.words("AccountScanner.having")
  /// Words that may stand between an account and what is told of it.
  private static let behindAccount = WordClasses.english.words("AccountScanner.behindAccount")
}
