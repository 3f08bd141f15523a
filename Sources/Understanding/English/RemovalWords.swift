/// Words that take somebody out of those who are there: "remove Noah", "we can leave Noah out", "delete
/// the second child".
package enum RemovalWords {
  /// Who is taken out.
  package enum Target: Hashable, Sendable {
    /// Those who are named.
    case named
    /// The one who is spoken of just now: "remove him".
    case spokenOf
    /// The one at a place, from 0: "the second child".
    case place(Int)
    /// All who are there.
    case all
  }

  /// Verbs that take out by themselves, whatever it is.
  static let verbs = WordClasses.english.words("RemovalWords.verbs")
  /// Words for what has nothing in it, and verbs that leave it so.
  static let emptying = WordClasses.english.words("RemovalWords.emptying")
  /// What takes out people besides, and says something else of days and topics.
  static let ofPeople = WordClasses.english.words("RemovalWords.ofPeople")
  /// Verbs that take out with one of the ``particles``.
  static let halves = WordClasses.english.words("RemovalWords.halves")
  static let particles = WordClasses.english.words("RemovalWords.particles")
  /// Verbs that put in, unless they are denied: "don't add Noah".
  static let wishes = WordClasses.english.words("RemovalWords.wishes")
  static let spokenOf = WordClasses.english.words("RemovalWords.spokenOf")
  /// Words that say nothing more.
  static let around = WordClasses.english.words("RemovalWords.around")

  /// What one of a kind is called, and several: "child" and "kid" are one.
  static func names(of noun: String) -> (one: Set<String>, several: Set<String>) {
    let one: Set<String> = NamingWords.asked.contains(noun) ? NamingWords.asked : [noun]
    return (one, Set(one.map { $0 + "s" }).union(["children", "twins"]))
  }
}

extension Line {
  /// Whether all that the line says is that something is to be taken out or left empty: "remove it", "blank".
  package var saysEmpty: Bool {
    let said = tokens.filter {
      $0.kind == .word && !LexemeSet.filler.contains($0.lexeme) && $0.lexeme != .it
    }
    return !said.isEmpty
      && said.allSatisfy {
        RemovalWords.verbs.contains($0.word) || RemovalWords.emptying.contains($0.word)
      }
  }

  /// Whether the line begins by taking something out that a word only points at: "take it out of the note".
  package var takesSomethingOut: Bool {
    let words = tokens.filter { $0.kind == .word && !LexemeSet.filler.contains($0.lexeme) }
    guard let first = words.first, words.count > 1 else { return false }
    let isPointing = [.it, .that, .this, .those, .these, .they].contains(words[1].lexeme)
    return isPointing
      && (RemovalWords.verbs.contains(first.word) || RemovalWords.halves.contains(first.word))
  }

  /// Whether the line says somewhere that something is to be taken out.
  package var saysRemoval: Bool {
    tokens.contains { RemovalWords.verbs.contains($0.word) }
      || tokens.contains { RemovalWords.halves.contains($0.word) && $0.word != "keep" }
        && tokens.contains { RemovalWords.particles.contains($0.word) }
  }

  /// Whether a question of the line asks that something be done: "can you remove Noah?".
  package var opensRequest: Bool {
    tokens.first.map { Self.requestOpenings.contains($0.word) } ?? false
  }

  /// Who is taken out by some tokens, where they say nothing besides; nil where they do not say it or
  /// say more, as "remove Noah's goals" does.
  ///
  /// - Parameters:
  ///   - part: The tokens.
  ///   - noun: What one of those who are there is called.
  ///   - count: How many are there.
  ///   - isNamed: Whether a token belongs to the name of one of them.
  /// - Returns: Who is taken out.
  package func removal(
    in part: Range<Int>, noun: String, among count: Int, isNamed: (Int) -> Bool
  ) -> RemovalWords.Target? {
    let nouns = RemovalWords.names(of: noun)
    var (takes, halves, puts, wishes, denies) = (false, false, false, false, false)
    var (hasNoun, isNamedHere, isSpokenOf, isAll) = (false, false, false, false)
    var place: Int?
    for index in part where tokens[index].kind != .sign {
      let token = tokens[index]
      let before = index > part.lowerBound ? tokens[index - 1].word : ""
      if isNamed(index) {
        guard !token.isPossessive else { return nil }
        isNamedHere = true
      } else if nouns.one.contains(token.word) {
        hasNoun = true
      } else if nouns.several.contains(token.word) {
        hasNoun = true
        isAll = isAll || before == "the" || before == "my"
      } else if [.ordinal, .second, .last].contains(token.lexeme) || nouns.one.contains(before),
        let said = Ordinal.place(of: token.word, among: count)
      {
        place = said
      } else if token.lexeme == .both || token.lexeme == .all || token.lexeme == .every {
        isAll = isAll || before != "after"
      } else if RemovalWords.verbs.contains(token.word)
        || RemovalWords.ofPeople.contains(token.word)
      {
        takes = true
      } else if RemovalWords.halves.contains(token.word) {
        halves = true
      } else if RemovalWords.particles.contains(token.word) {
        puts = true
      } else if RemovalWords.wishes.contains(token.word) {
        wishes = true
      } else if RemovalWords.spokenOf.contains(token.word) {
        isSpokenOf = true
      } else if token.lexeme == .not {
        denies = true
      } else if !RemovalWords.around.contains(token.word) {
        return nil
      }
    }
    guard denies ? wishes && !takes && !halves : takes || halves && puts else { return nil }
    switch (isNamedHere, place, isAll, hasNoun || isSpokenOf) {
    case (true, nil, _, _): return .named
    case (false, let place?, false, _): return hasNoun ? .place(place) : nil
    case (false, nil, true, _): return hasNoun && !denies ? .all : nil
    case (false, nil, false, true): return .spokenOf
    default: return nil
    }
  }

  /// Words with which a request begins.
  private static let requestOpenings = WordClasses.english.words("RemovalWords.requestOpenings")
}
