/// A yes to what cannot be taken back: to erase, to send, to consent, to start over, to finish.
///
/// Nothing beside such a yes hedges, delays, limits or ends: every word of the line belongs to the yes or is a
/// courtesy, or stands in a clause that tells how something is and takes nothing from it. What is explained by neither
/// is asked about.
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
  ///   - asked: Words of what is asked, in small letters, which belong to the yes where they stand in it; nothing may be
  ///     told of them besides.
  /// - Returns: Whether it is a plain yes.
  package static func isSaid(
    in line: Line, or own: [String] = [], approving: Bool = false, asked: Set<String> = []
  ) -> Bool {
    guard !line.endsInQuestion, !approving || line.askedPart == nil else { return false }
    func clause(_ line: Line) -> PlainYesClause {
      PlainYesClause(line, own: own, approving: approving, asked: asked)
    }
    if clause(line).says { return true }
    var clauses = line.clauses()
    // What somebody is sorry to have said is taken back by the sentence behind it, unless it wants something.
    if let last = clauses.lastIndex(where: { $0.link == .stop }),
      clauses[..<last].contains(where: { line.tokens[$0.tokens].contains { $0.lexeme == .sorry } }),
      clauses[..<last].allSatisfy({ !clause(line.keeping(line.span($0.tokens))).wants })
    {
      clauses.removeFirst(last)
    }
    let parts = clauses.map { clause(line.keeping(line.span($0.tokens))) }
    return parts.contains(where: \.says)
      && zip(clauses, parts).allSatisfy { clause, part in
        ![.but, .condition, .reason].contains(clause.link) && (part.says || part.takesNothing)
      }
  }

  /// Whether what stands beside a yes is talk or a remark that denies, doubts, puts off, limits and wishes nothing.
  ///
  /// What has no word of its own, as "in a minute", says when or how far, and is no remark.
  package static func isUnlimited(by rest: Line) -> Bool {
    guard !rest.saysLater, rest.clausesOfWaiting.isEmpty, !isEndedOrDelayed(in: rest) else {
      return false
    }
    return rest.clauses().allSatisfy {
      let part = rest.keeping(rest.span($0.tokens))
      let clause = PlainYesClause(part, own: [], approving: true, asked: [])
      return ![.but, .condition].contains($0.link) && clause.isSure && !clause.wants
        && (part.isTalk || part.isIdle || part.tokens.contains { $0.lexeme == .other })
    }
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
  private let asked: Set<String>
  private let answers: [BooleanDimension.Said]

  init(_ line: Line, own: [String], approving: Bool, asked: Set<String>) {
    self.line = line
    self.own = own
    self.approving = approving
    self.asked = asked
    wording = Wording(line)
    answers = BooleanDimension().answers(in: line)
  }

  /// Whether the clause says yes, and each of its words belongs to that.
  var says: Bool {
    let wordings = [wording.plain, wording.core, Self.once(wording.words)]
    if wordings.contains(where: isOwn) { return true }
    if approving, line.talkSense == .approval, !wording.literallyMeans(.closes) { return true }
    guard !wording.ends else { return false }
    if saysOwn { return true }
    if isAgreement(wording.plain) || isAgreement(wording.core) { return true }
    guard !answers.isEmpty, answers.allSatisfy(\.isForYes),
      answers.contains(where: { $0.meaning == .clear(true) }) || line.isOnlyConsent
    else { return false }
    let rest = Self.once(unasked.map(\.word))
    return rest.isEmpty || isOwn(rest) || isAgreement(rest)
      || Phrasebook.meaning(of: rest).contains(.proceeds)
      || [.approval, .onward].contains(Line(asWritten: rest).talkSense)
  }

  /// Whether the clause names what one of the own phrases names: "take me to the dashboard" where "go to dashboard"
  /// is one.
  private var saysOwn: Bool {
    let words = Self.named(in: unexplained)
    return answers.allSatisfy(\.isForYes) && !words.isEmpty
      && own.contains { Self.named(in: Self.unexplained(in: Line(asWritten: $0))) == words }
  }

  /// Words without the verbs of going there and the adverbs behind them: "start away", "open the dashboard".
  private static func named(in words: [Token]) -> [String] {
    words.map(\.word).filter { !going.contains($0) }
  }

  /// Whether the clause is only kind, fills a pause or tells how something is, and so takes nothing from a yes.
  var takesNothing: Bool {
    if [.thanks, .onward, .aside, .repetition, .approval].contains(line.talkSense) { return true }
    if NothingToChange.isSaid(in: line, wording) { return true }
    if thanks || remarks || wording.means(.goesOn) && !wording.ends { return true }
    return answers.allSatisfy(\.isForYes)
      && (unexplained.isEmpty || unasked.isEmpty && !tells
        || [.thanks, .praise, .greeting].contains(wording.smallTalk))
  }

  /// Whether the clause thanks, for whatever it is.
  private var thanks: Bool {
    line.tokens.first?.lexeme == .thanks && isSure
      && !answers.contains { $0.meaning.value == false }
  }

  /// Whether the clause tells how things are.
  private var remarks: Bool {
    let isTold =
      tells || line.tokens.first.map(\.isSubject) ?? false
      || line.tokens.prefix(3).contains(where: \.isPossessive)
      || line.tokens.dropFirst().contains { [.is, .have].contains($0.lexeme) }
    return answers.allSatisfy(\.isForYes) && isTold && !line.wishes(0..<line.tokens.count)
      && !line.saysNumber
      && CorrectionCue(wording) == nil && line.talkSense == nil && isSure && !limits
  }

  private var tells: Bool { line.tellsFact(0..<line.tokens.count) }

  /// Whether the clause wishes for something, or takes something from a yes.
  var wants: Bool { line.wishes(0..<line.tokens.count) || limits }

  /// Whether the clause denies, doubts and puts off nothing.
  var isSure: Bool {
    !line.saysNot && !line.putsOff && !wording.ends && !wording.hesitates && !line.saysUnease
      && !line.tokens.contains { $0.lexeme == .no || $0.word.hasSuffix("n't") }
  }

  /// Whether a word of the clause takes something from a yes, or is one of what is asked.
  private var limits: Bool {
    line.tokens.contains {
      Self.limiting.contains($0.word) || $0.lexeme == .other && isAsked($0)
    }
  }

  /// The words that neither belong to a yes nor are a courtesy.
  private var unexplained: [Token] { Self.unexplained(in: line, besides: answers) }

  /// Those of them that are none of what is asked either.
  private var unasked: [Token] { unexplained.filter { !isAsked($0) } }

  private static func unexplained(
    in line: Line, besides answers: [BooleanDimension.Said] = []
  ) -> [Token] {
    line.tokens.indices.filter { place in
      let token = line.tokens[place]
      return token.kind != .sign && !LexemeSet.besideYes.contains(token.lexeme)
        && !line.isVocative(place) && !answers.contains { $0.tokens.contains(place) }
    }.map { line.tokens[$0] }
  }

  /// Some words, or the one that they all are.
  private static func once(_ words: [String]) -> String {
    (Set(words).count == 1 ? [words[0]] : words).joined(separator: " ")
  }

  private func isAsked(_ token: Token) -> Bool { asked.contains(token.word) }

  private func isOwn(_ words: String) -> Bool { own.contains(words) }

  private static let going = WordClasses.english.words("PlainYes.going")
  /// Words by which a sentence takes something from a yes, or leaves it to somebody.
  private static let limiting = WordClasses.english.words("PlainYes.limiting")

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
    .to, .of, .for, .with, .all, .too, .also, .is, .the, .very, .okay,
  ]
}
