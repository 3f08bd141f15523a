extension AccountScanner {
  typealias Found = (AccountSignal.Meaning, Int)

  /// "Log me in", "sign back in", "sign me up", "let me in", "signed up".
  func doorway(at index: Int) -> Found? {
    let verb = word(index)
    if AccountWords.loginWords.contains(verb), object(behind: index) == nil {
      return (.opens, index + 1)
    }
    if AccountWords.signupWords.contains(verb) { return (.makes(isNew: false), index + 1) }
    guard AccountWords.doors.contains(verb) else { return nil }
    var place = index + 1
    while AccountWords.betweenDoor.contains(word(place)) { place += 1 }
    switch word(place) {
    case "in",
      "into" where verb != "set", "on" where verb.hasPrefix("log"):
      return verb == "set" ? nil : (.opens, place + 1)
    case "up" where !Self.entering.contains(verb):
      if verb == "set" {
        // "Set me up"; "set one up" has an object.
        return place > index + 1 ? (.makes(isNew: false), place + 1) : nil
      }
      return (verb == "signed" && !isWished(index) ? .has : past(at: index), place + 1)
    default: return nil
    }
  }

  /// "Register", "registration", "join"; "I registered" says that there is one.
  func registration(at index: Int) -> Found? {
    let verb = word(index)
    if AccountWords.registering.contains(verb) { return (past(at: index), index + 1) }
    guard AccountWords.registered.contains(verb) else { return nil }
    return (isWished(index) ? .makes(isNew: false) : .has, index + 1)
  }

  /// "Create an account", "make me a new one", "open my account", "use the old one".
  func treatment(at index: Int) -> Found? {
    let verb = word(index)
    let isMaking = AccountWords.making.contains(verb)
    let isGetting = AccountWords.getting.contains(verb)
    let isUsing = AccountWords.using.contains(verb)
    let isMade = AccountWords.made.contains(verb)
    guard isMaking || isGetting || isUsing || isMade, let object = object(behind: index) else {
      return nil
    }
    if isMade, !isWished(index) { return (.has, object.end) }
    if verb == "set", isPastSet(index) { return (.has, object.end) }
    if isUsing { return (object.isNew ? .makes(isNew: true) : .opens, object.end) }
    if object.isDefinite, !object.isNew, isGetting || verb == "open" {
      return (.opens, object.end)
    }
    guard past(at: index) != .has else { return (.has, object.end) }
    return (.makes(isNew: true), object.end)
  }

  /// What a verb in its plain form tells: a wish, or that it was done: "I did register".
  private func past(at index: Int) -> AccountSignal.Meaning {
    var place = index - 1
    while Self.beforeVerb.contains(word(place)) { place -= 1 }
    guard clause.contains(place) else { return .makes(isNew: false) }
    let token = line.tokens[place]
    let isPast =
      ["did", "didn't", "didnt"].contains(token.word)
      || [.have].contains(token.lexeme) && token.word != "having"
      || Self.perfects.contains(token.word)
    return isPast ? .has : .makes(isNew: false)
  }

  /// Whether "set" says what was done: "I set one up in March".
  private func isPastSet(_ index: Int) -> Bool {
    past(at: index) == .has || Self.beforePast.contains(word(index - 1))
  }

  /// Whether a form that may be past is wished for: "get me registered", "want to be signed up".
  private func isWished(_ index: Int) -> Bool {
    (max(clause.lowerBound, index - 3)..<index).contains { Self.wishing.contains(word($0)) }
  }

  /// Verbs of getting in, which open no account with an up behind them.
  private static let entering = WordClasses.english.words("AccountScanner.entering")
  /// Adverbs that may stand between an auxiliary and its verb.
  private static let beforeVerb = WordClasses.english.words("AccountScanner.beforeVerb")
  /// Words before a verb that tell of what was done, or was not.
  private static let perfects = WordClasses.english.words("AccountScanner.perfects")
  /// Words before a verb with which it tells of what was done.
  private static let beforePast = WordClasses.english.words("AccountScanner.beforePast")
  /// Verbs before a form that may be past with which it is wished for.
  private static let wishing = WordClasses.english.words("AccountScanner.wishing")
}
