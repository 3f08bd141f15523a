/// A yes to what cannot be taken back: to erase, to send, to consent, to start over, to finish.
///
/// Nothing beside such a yes hedges, delays, limits or ends: every word of the line belongs to the yes or is a
/// courtesy; beside a yes to what is shown a clause may also tell something that changes nothing. What is not
/// explained by either is asked about.
package enum PlainYes {
  /// Whether a text is "yes" or "y" as it was typed, and nothing else, as erasing needs.
  package static func isAlone(in text: String) -> Bool {
    let tokens = Lexer.tokens(of: text)
    let words = tokens.filter { $0.kind != .sign }
    return words.count == 1 && ["yes", "y"].contains(words[0].word)
      && tokens.allSatisfy { $0.kind != .sign || [.period, .exclamation].contains($0.lexeme) }
  }

  /// Whether a line says yes, and nothing beside it takes anything from that.
  ///
  /// - Parameters:
  ///   - line: What was typed.
  ///   - own: Whole phrases that say yes to what is asked, in small letters.
  ///   - approving: Whether it is a yes to say that all is as it should be, as it is of what is shown.
  /// - Returns: Whether it is a plain yes.
  package static func isSaid(
    in line: Line, or own: [String] = [], approving: Bool = false
  ) -> Bool {
    guard !line.endsInQuestion, !approving || line.askedPart == nil else { return false }
    let whole = PlainYesClause(line, own: own, approving: approving)
    if whole.says { return true }
    var agrees = false
    for clause in line.clauses() {
      let part = PlainYesClause(
        line.keeping(line.span(clause.tokens)), own: own, approving: approving)
      guard ![.but, .condition, .reason].contains(clause.link), part.says || part.isKind else {
        return false
      }
      agrees = agrees || part.says
    }
    return agrees
  }

  /// Whether a clause of a line ends the conversation or puts off what it is about: the "hold on" of "I agree,
  /// hold on".
  static func isEndedOrDelayed(in line: Line) -> Bool {
    line.clauses().contains { clause in
      let wording = Wording(line.keeping(line.span(clause.tokens)))
      return wording.smallTalk == .waiting || wording.ends
    }
  }
}

/// One clause of a line that may be a plain yes.
private struct PlainYesClause {
  private let line: Line
  private let wording: Wording
  private let own: [String]
  private let approving: Bool
  private let answers: [BooleanDimension.Said]

  init(_ line: Line, own: [String], approving: Bool) {
    self.line = line
    self.own = own
    self.approving = approving
    wording = Wording(line)
    answers = BooleanDimension().answers(in: line)
  }

  /// Whether the clause says yes, and each of its words belongs to that.
  var says: Bool {
    if isOwn(wording.plain) || isOwn(wording.core) { return true }
    if approving, line.talkSense == .approval, !wording.literallyMeans(.closes) { return true }
    guard !wording.ends else { return false }
    if saysOwn { return true }
    if isAgreement(wording.plain) || isAgreement(wording.core) { return true }
    guard !answers.isEmpty, answers.allSatisfy(\.isForYes),
      answers.contains(where: { $0.meaning == .clear(true) }) || line.isOnlyConsent
    else { return false }
    let rest = unexplained.map(\.word).joined(separator: " ")
    return rest.isEmpty || isOwn(rest) || isAgreement(rest)
      || [.approval, .onward].contains(Line(asWritten: rest).talkSense)
  }

  /// Whether the clause has the words of one of the own phrases, and none besides but small ones.
  private var saysOwn: Bool {
    let words = unexplained.map(\.word).filter { !Self.particles.contains($0) }
    return answers.allSatisfy(\.isForYes) && !words.isEmpty
      && own.contains { Self.unexplained(in: Line(asWritten: $0)).map(\.word) == words }
  }

  /// Whether the clause is only kind, or fills a pause.
  var isKind: Bool {
    if [.thanks, .onward, .aside, .approval].contains(line.talkSense) { return true }
    if approving, NothingToChange.isSaid(in: line, wording) || remarks { return true }
    if thanksForSomething { return true }
    return answers.allSatisfy(\.isForYes)
      && (unexplained.isEmpty || [.thanks, .praise, .greeting].contains(wording.smallTalk))
  }

  /// Whether the clause thanks for something, whatever that is.
  private var thanksForSomething: Bool {
    line.tokens.first?.lexeme == .thanks && line.tokens.contains { $0.lexeme == .for }
      && answers.isEmpty && !line.saysNot && !line.putsOff
  }

  /// Whether the clause tells how things are, and wants, doubts, denies and puts off nothing.
  private var remarks: Bool {
    let words = 0..<line.tokens.count
    let isTold =
      line.tellsFact(words) || line.tokens.first.map(\.isSubject) ?? false
      || line.tokens.prefix(3).contains(where: \.isPossessive)
      || line.tokens.dropFirst().contains { [.is, .have].contains($0.lexeme) }
    return answers.isEmpty && isTold && !line.wishes(words) && !line.saysNumber
      && !line.saysNot && !line.putsOff && !wording.ends && !wording.hesitates
      && CorrectionCue(wording) == nil && line.talkSense == nil && !line.saysUnease
  }

  /// The words that neither belong to a yes nor are a courtesy.
  private var unexplained: [Token] { Self.unexplained(in: line, besides: answers) }

  private static func unexplained(
    in line: Line, besides answers: [BooleanDimension.Said] = []
  ) -> [Token] {
    line.tokens.indices.filter { place in
      let token = line.tokens[place]
      return token.kind != .sign && !LexemeSet.besideYes.contains(token.lexeme)
        && !line.isVocative(place) && !answers.contains { $0.tokens.contains(place) }
    }.map { line.tokens[$0] }
  }

  private func isOwn(_ words: String) -> Bool { own.contains(words) }

  /// Adverbs behind the verb of what is asked: "start away", "send it off".
  private static let particles = WordClasses.english.words("PlainYes.particles")

  private func isAgreement(_ words: String) -> Bool {
    let meaning = Phrasebook.meaning(of: words)
    return meaning.contains(.agrees) && !meaning.contains(.closes)
  }
}

extension Wording {
  /// Whether the words come to an end or pass over what is asked: "done", "bye", "later".
  fileprivate var ends: Bool { means(.closes) || ["quit", "skip"].contains(command) }
}

extension Token {
  /// Whether the word is what a statement begins with.
  fileprivate var isSubject: Bool {
    [.i, .we, .it, .they, .my, .that, .this, .there].contains(lexeme)
      || ["he", "she"].contains(word)
  }
}

extension BooleanDimension.Said {
  /// Whether it takes nothing from a yes.
  fileprivate var isForYes: Bool { meaning.value == true || meaning == .nothing }
}

extension LexemeSet {
  /// Courtesies, and the small words around a yes: "yes please", "yes to all of it".
  fileprivate static let besideYes: LexemeSet = [
    .filler, .please, .thanks, .oh, .so, .and, .that, .this, .it, .i, .we, .my, .me, .you, .now,
    .to, .of, .for, .all, .too, .also, .is, .the, .very, .okay,
  ]
}
