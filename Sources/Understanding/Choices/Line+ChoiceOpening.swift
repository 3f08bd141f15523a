/// What a clause does with the options that it names.
enum ChoiceOpening: Hashable {
  /// It only names them.
  case nothing
  /// It says that they are not meant: "not school".
  case denies
  /// It leaves them out of more: "all but", "drop", "without".
  case leavesOut
  /// It adds them: "also", "add".
  case adds
}

extension Line {
  /// What the first words of a clause do with the options behind them.
  func opening(of clause: Clause) -> ChoiceOpening {
    var place = clause.tokens.lowerBound
    while place < clause.tokens.upperBound {
      if leavesOut(at: place) { return .leavesOut }
      let token = tokens[place]
      switch token.lexeme {
      case .none where place + 1 < clause.tokens.upperBound && concerns(place + 1):
        return .denies
      case .not, .neither, .nor:
        // "not only school"
        return place + 1 < clause.tokens.upperBound && tokens[place + 1].lexeme == .only
          ? .nothing : .denies
      case .no where place + 1 < clause.tokens.upperBound:
        // "no make that 1 and 3", "no just school"
        guard LexemeSet.afterNo.contains(tokens[place + 1].lexeme) else { return .denies }
      case .also: return .adds
      default:
        // The verb that takes out is the second word of its phrase.
        if place + 1 < clause.tokens.upperBound, tokens[place + 1].word == "rid" {
          return .leavesOut
        }
        if token.word == "add" || token.word == "include" || puts(at: place) { return .adds }
        guard
          LexemeSet.filler.contains(token.lexeme) || LexemeSet.beforeChoice.contains(token.lexeme)
        else { return .nothing }
      }
      place += 1
    }
    return .nothing
  }

  /// Whether a word at a place leaves out what follows it: "except", "drop", "leave out".
  func leavesOut(at place: Int) -> Bool {
    let token = tokens[place]
    switch token.lexeme {
    case .except, .without, .minus: return true
    case .but: return leavesOut(place)
    // "Scratch two", but not "scratch that"
    case .scratch:
      return place + 1 < tokens.count
        && ![.that, .it, .those, .these, .all].contains(tokens[place + 1].lexeme)
    case .less: return token.word == "less" && hasWhole(before: place)
    case .other where token.word == "save":
      return tokens[max(0, place - 2)..<place].contains { [.all, .every].contains($0.lexeme) }
    case .other where token.word == "aside":
      return place + 1 < tokens.count && tokens[place + 1].lexeme == .from
    case .another: return place + 1 < tokens.count && tokens[place + 1].lexeme == .than
    default:
      return Self.dropping.contains(token.word)
        || RemovalWords.halves.contains(token.word) && token.word != "keep"
          && clauseSays(Self.outParticles, behind: place)
    }
  }

  /// Whether something from which a part may be left out stands right before a place: "all less school".
  private func hasWhole(before place: Int) -> Bool {
    tokens[..<place].suffix(1).contains {
      [.all, .every].contains($0.lexeme) || $0.kind == .digits || $0.number != nil
    }
  }

  /// Whether a word says what something is about: the "about" of "nothing about school".
  private func concerns(_ place: Int) -> Bool {
    tokens[place].lexeme == .of || ["about", "on", "around"].contains(tokens[place].word)
  }

  /// Whether a verb at a place puts something in or back: "put school back in".
  private func puts(at place: Int) -> Bool {
    EditWords.putting.contains(tokens[place].word)
      && clauseSays(["back", "in"], behind: place)
  }

  /// Whether one of some words stands behind a place, before a sign; the dash of "well-being" is none.
  private func clauseSays(_ words: Set<String>, behind place: Int) -> Bool {
    tokens[(place + 1)...].prefix {
      $0.kind != .sign || $0.lexeme == .ampersand || $0.lexeme == .dash && !$0.startsWord
    }
    .contains { words.contains($0.word) }
  }

  /// What is done in a clause with the option at some tokens.
  func exclusion(of item: Range<Int>, in clause: Range<Int>) -> ChoiceOpening? {
    if isExcepted(behind: item.upperBound) || isTakenOff(item, in: clause) {
      return .leavesOut
    }
    if isDenied(behind: item, in: clause) { return .denies }
    let start = item.lowerBound
    guard start > clause.lowerBound else { return nil }
    let before = clause.lowerBound..<start
    if before.contains(where: { leavesOut(at: $0) }) { return .leavesOut }
    if tokens[start - 1].lexeme == .no || isNegated(start) { return .denies }
    return nil
  }

  /// Whether a clause says of an option that it is none, and says no more: "school's not a thing yet".
  private func isDenied(behind item: Range<Int>, in clause: Range<Int>) -> Bool {
    let rest = item.upperBound..<max(item.upperBound, clause.upperBound)
    guard let not = rest.prefix(2).first(where: { tokens[$0].lexeme == .not }),
      not > item.upperBound && tokens[not - 1].lexeme == .is || tokens[not].word.hasPrefix("is")
        || not == item.upperBound && tokens[not - 1].isPossessive
    else { return false }
    return rest.dropFirst(not + 1 - item.upperBound).allSatisfy { place in
      tokens[place].kind == .sign || OptionMatcher.isSmall(tokens[place])
        || tokens[place].word == "thing"
    }
  }

  /// Whether an option is taken by a verb behind the one that leaves others out.
  func isTaken(
    _ item: Range<Int>, in clause: Range<Int>, whereOthersAreLeftOut leavesOut: Bool
  ) -> Bool {
    let before = clause.lowerBound..<max(clause.lowerBound, item.lowerBound)
    guard leavesOut || before.contains(where: { self.leavesOut(at: $0) }),
      let verb = before.last(where: {
        self.leavesOut(at: $0) || Self.taking.contains(tokens[$0].word)
      }),
      verb > 0, !self.leavesOut(at: verb)
    else { return false }
    return [.and, .comma, .semicolon, .period].contains(tokens[verb - 1].lexeme)
  }

  private static let taking = WordClasses.english.words("ChoiceOpening.taking")

  /// Whether a word behind a place leaves out what stands before it: "health excepted", "school
  /// aside".
  private func isExcepted(behind place: Int) -> Bool {
    guard place < tokens.count, Self.excepting.contains(tokens[place].word)
    else { return false }
    return place + 1 == tokens.count || ![.from, .of].contains(tokens[place + 1].lexeme)
  }

  private static let dropping: Set<String> = RemovalWords.verbs.union(
    WordClasses.english.words("ChoiceOpening.dropping"))
  /// Particles with which a verb leaves something out.
  private static let outParticles = WordClasses.english.words("ChoiceOpening.outParticles")
  /// Words behind an option that except it.
  private static let excepting = WordClasses.english.words("ChoiceOpening.excepting")
}

extension LexemeSet {
  /// What may stand before an option or what is done with it.
  fileprivate static let beforeChoice: LexemeSet = [
    .i, .we, .would, .like, .want, .to, .can, .you, .will, .do, .yes, .okay, .actually, .oh, .maybe,
    .the, .just, .only, .and, .but, .hedge, .please, .it, .is, .that, .wait, .sorry, .my, .all,
  ]
  /// Behind these, a "no" is a sentence of its own that turns down what was said before.
  fileprivate static let afterNo: LexemeSet = [
    .make, .wait, .sorry, .actually, .scratch, .just, .only, .i, .we, .it, .that, .maybe,
  ]
}
