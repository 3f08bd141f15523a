extension Line {
  /// Whether a clause says of what stands at some tokens of it that it is not meant: "not on weekends",
  /// "anything but weekends", "weekends are out".
  package func turnsDown(_ words: Range<Int>, in clause: Range<Int>) -> Bool {
    leavesOut(words, from: clause.lowerBound, in: clause)
  }

  /// Whether a clause keeps a day of the week free: "leave Friday free", "skip Fridays".
  package func keepsFree(_ day: Range<Int>, in clause: Range<Int>) -> Bool {
    let before = clause.lowerBound..<max(clause.lowerBound, day.lowerBound)
    if before.contains(where: { leavesOut(at: $0) }) { return true }
    // What is said of a list of days stands behind the last.
    let behind = tokens[day.upperBound...].first {
      !LexemeSet.dayNames.contains($0.lexeme) && ![.and, .or, .comma].contains($0.lexeme)
    }
    let near = tokens[max(0, day.lowerBound - 6)..<day.lowerBound]
    return (behind?.word == "free" || [behind, near.last].contains { $0?.word == "out" })
      && near.contains { token in
        RemovalWords.halves.contains { Stem.of($0) == Stem.of(token.word) }
      }
  }

  /// Whether a clause takes back what was said before it: "no, 1", "sorry", "scratch that".
  func takesBackChoice(_ clause: Range<Int>) -> Bool {
    let first = clause.first { ![.filler, .oh].contains(tokens[$0].lexeme) }
    guard let first else { return false }
    switch tokens[first].lexeme {
    case .wait, .scratch, .nope: return true
    // "Muscle, sorry about that" takes nothing back.
    case .sorry, .actually: return saysMore(behind: first)
    // "No hmm"
    case .no: return clause.first { $0 > first && !isPause($0) }.map(isPlaceOrName) ?? true
    case .i: return first + 1 < clause.upperBound && tokens[first + 1].lexeme == .mean
    case .make:
      return first + 1 < clause.upperBound && [.it, .that].contains(tokens[first + 1].lexeme)
    default: return false
    }
  }

  /// Whether somebody only pauses at a place: "hmm", a comma.
  func isPause(_ place: Int) -> Bool { LexemeSet.filler.contains(tokens[place].lexeme) }

  /// Whether anything but an apology follows a word.
  private func saysMore(behind place: Int) -> Bool {
    tokens[(place + 1)...].contains {
      $0.kind != .sign && !LexemeSet.filler.contains($0.lexeme)
        && ![.sorry, .actually, .that, .it].contains($0.lexeme) && $0.word != "about"
    }
  }

  /// A clause without the words of a correction that it begins with: the "the second" of "wait, sorry, the
  /// second".
  func afterCorrection(_ clause: Range<Int>) -> Range<Int> {
    let start = clause.first { place in
      ![.wait, .sorry, .actually, .scratch, .nope, .no, .mean, .oh, .that].contains(
        tokens[place].lexeme)
        && !(tokens[place].lexeme == .i && place + 1 < clause.upperBound
          && tokens[place + 1].lexeme == .mean)
    }
    return (start ?? clause.lowerBound)..<clause.upperBound
  }

  /// Whether a clause has nothing but small words: "yes", "I think".
  func isSmall(_ clause: Range<Int>) -> Bool {
    clause.allSatisfy {
      tokens[$0].kind == .sign || OptionMatcher.isSmall(tokens[$0]) || tokens[$0].kind == .digits
        || tokens[$0].lexeme == .ordinal || tokens[$0].lexeme == .second
    }
  }

  /// Whether what follows a "no" is no thing that there should be none of: "no the third", "no make it 1".
  private func isPlaceOrName(_ place: Int) -> Bool {
    [.the, .digits, .make, .i, .wait, .sorry, .actually, .ordinal, .second, .it, .mean]
      .contains(tokens[place].lexeme)
      || tokens[place].lexeme == .small && tokens[place].number != 1
  }

  /// Whether the words of a clause before an option, or what is said of it, leave it out: "anything but
  /// a plan", "plans stress me out", "don't let me skip it".
  func leavesOut(_ option: Range<Int>, from: Int, in clause: Range<Int>) -> Bool {
    if isNegated(option.lowerBound) { return true }
    let before = max(from, option.lowerBound - 6)..<option.lowerBound
    let isOpen = tokens[clause].contains { Self.undecided.contains($0.word) }
    if !isOpen, let not = before.last(where: { Self.denies(tokens[$0]) }), !affirms(not, option) {
      return true
    }
    if stops(option, from: from) || endsInNo(behind: option, in: clause)
      || isUnsuited(option, in: clause)
    {
      return true
    }
    if tokens[before].contains(where: { $0.lexeme == .but }),
      tokens[before].contains(where: { [.any, .all, .every].contains($0.lexeme) })
    {
      return true
    }
    return (clause.lowerBound..<clause.upperBound).contains {
      Self.dislikes.phrase(in: tokens, at: $0) != nil
    }
  }

  /// Whether a clause says no more of an option than a no: "routine no".
  private func endsInNo(behind option: Range<Int>, in clause: Range<Int>) -> Bool {
    let rest = tokens[option.upperBound..<max(option.upperBound, clause.upperBound)]
    let words = rest.filter { $0.kind == .word }
    return words.count == 1 && [.no, .nope].contains(words.first?.lexeme)
  }

  /// Whether a clause denies of an option that it suits: "a plan won't work", "plans aren't my thing".
  private func isUnsuited(_ option: Range<Int>, in clause: Range<Int>) -> Bool {
    let behind = option.upperBound..<max(option.upperBound, clause.upperBound)
    guard let not = behind.first(where: { !Self.beforeDenial.contains(tokens[$0].lexeme) }),
      tokens[not].lexeme == .not,
      !behind.contains(where: { ["better", "worse", "more"].contains(tokens[$0].word) })
    else { return false }
    let said = behind.drop { $0 <= not || Self.besideDenial.contains(tokens[$0].lexeme) }
    guard let first = said.first else { return false }
    return Self.suiting.contains(tokens[first].word)
      || tokens[first].lexeme == .for
        && said.dropFirst().first.map { tokens[$0].lexeme == .me } == true
  }

  /// Whether somebody says that they cannot choose.
  var isUndecided: Bool {
    tokens.contains { Self.wavering.contains($0.word) }
  }

  /// The places of "last but one", whose "but" parts nothing.
  var lastButOnes: [Range<Int>] {
    tokens.indices.dropLast(2).filter {
      tokens[$0].lexeme == .last && tokens[$0 + 1].lexeme == .but && tokens[$0 + 2].number == 1
    }.map { $0..<$0 + 3 }
  }

  private static func denies(_ token: Token) -> Bool {
    [.not, .no, .without, .neither, .nor].contains(token.lexeme)
      || token.saysAversion || ["never", "enough", "hardly"].contains(token.word)
  }

  /// Whether a "not" denies nothing of an option behind it: "why not a routine", "not only a plan", "no,
  /// the plan".
  private func affirms(_ not: Int, _ option: Range<Int>) -> Bool {
    if not > 0, tokens[not - 1].lexeme == .why { return true }
    let next = not + 1 < tokens.count ? tokens[not + 1] : nil
    return next?.lexeme == .only || (next.map { Self.neglecting.contains($0.word) } ?? false)
      || next?.word == "just" || next?.word == "problem"
      || next?.word == "idea"
  }

  /// Words of somebody who has not decided, whose "not" leaves nothing out.
  private static let undecided = WordClasses.english.words("LeavingOut.undecided")

  /// What people say of something that they do not want.
  private static let dislikes = PhraseTable<Bool>([
    (
      true,
      """
      stress me|stresses me|fall apart|falls apart|no point|no use|can't stand|cannot stand\
      |don't care about|never last|last about|bore me\
      |bores me|sick of|fed up with|tired of|do my head in|does my head in|put me off|puts me off\
      |scare me|scares me|waste of time|is out|are out|out of the question|ruled out|off the table|drive me mad\
      |drives me mad|overwhelm me|overwhelms me|makes me anxious|make me anxious|anything but|not into\
      |can wait|has to wait|have to wait|can come later|comes later
      """
    )
  ])
  /// Words of those who cannot choose.
  private static let wavering = WordClasses.english.words("LeavingOut.wavering")
  /// What stands between an option and its denial, and behind that.
  private static let beforeDenial: LexemeSet = [.is, .do, .will, .would, .can, .just]
  private static let besideDenial: LexemeSet = [.a, .the, .my, .very, .quite, .just, .is]
  /// What is said of something that suits.
  private static let suiting = WordClasses.english.words("LeavingOut.suiting")
  /// Verbs behind a not with which it affirms what they speak of.
  private static let neglecting = WordClasses.english.words("LeavingOut.neglecting")
}
