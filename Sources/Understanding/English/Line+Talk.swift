/// Talk that steers a conversation and is no answer; the words of each are a row of `talk.tsv`.
package enum TalkSense: String, Sendable {
  /// Somebody leaves.
  case goodbye
  /// Somebody thanks.
  case thanks
  /// Somebody needs time.
  case waiting
  /// Somebody wants what comes next.
  case onward
  /// Somebody speaks of the talk itself: of how they say something, of whether they may.
  case aside
  /// Somebody says to have said before what they say now.
  case repetition
  /// Somebody laughs, or turns to what comes.
  case interjection
  /// Somebody makes sure that what was said will do.
  case check
  /// Somebody is sorry for how something is said.
  case excuse
  /// Somebody says that all is as it should be.
  case approval
  /// Somebody has nothing more to say.
  case closing
  /// Somebody takes back what is named.
  case retraction
  /// Somebody says never to have said what is named.
  case disavowal
  /// Somebody wants what is named to be as it was.
  case restoration
  /// Somebody speaks of one more of a kind, who may have a name.
  case newcomer
  /// Somebody says what the words of a text are to be.
  case dictation
  /// Somebody adds what is named.
  case addition
  /// Somebody does not want to say what is named.
  case withholding
  /// Somebody takes what is suggested, and does not say it again.
  case deferral
}

extension Line {
  /// What the line does that has words of one such sense, and none but those and what stands beside them.
  package var talkSense: TalkSense? {
    talkSense(of: tokens.indices.filter { tokens[$0].kind != .sign })
  }

  /// Whether the line greets, thanks, leaves, addresses somebody or the like, and says nothing besides.
  package var isTalk: Bool {
    talkSense != nil || Wording(self).literalSmallTalk != nil
      || tokens.indices.allSatisfy { tokens[$0].kind == .sign || isVocative($0) }
  }

  /// Whether some tokens only say how much somebody thanks: the "so much" of "7, thanks so much".
  func isThanked(_ words: Range<Int>) -> Bool {
    tokens.contains { $0.lexeme == .thanks }
      && clauses().contains {
        $0.tokens.overlaps(words) && talkSense(of: $0.tokens) == .thanks
      }
  }

  /// Whether the line puts off what it is about: "not today", "let me come back on Monday".
  package var putsOff: Bool {
    let terms = TopicTable.talk.terms(of: tokens.filter { $0.kind != .sign }.map(\.typed))
    let isDenied = saysNot || tokens.contains { $0.word.hasSuffix("n't") || $0.lexeme == .no }
    return terms.contains("returning") && saysLater
      || isDenied && terms.contains { Self.putOffSenses.contains($0) }
  }

  /// Whether the line speaks of a time that is to come.
  var saysLater: Bool {
    TopicTable.talk.terms(of: tokens.filter { $0.kind != .sign }.map(\.typed))
      .contains { ["later", "weekday", "occasion"].contains($0) }
  }

  /// The words at the end of the line that say goodbye, as UTF-8 offsets; nil where they are all of it.
  package var closingGoodbye: Range<Int>? {
    let words = tokens.indices.filter { tokens[$0].kind != .sign }
    guard words.count > 1, !endsInQuestion else { return nil }
    return (1...min(4, words.count - 1)).firstNonNil { count in
      let place = Array(words.suffix(count))
      let isLed =
        TopicTable.talk.terms(of: [tokens[place[0]].typed]) == ["goodbye"]
        || count > 1
          && TopicTable.talk.terms(of: place.prefix(2).map { tokens[$0].typed }) == ["goodbye"]
      return isLed && talkSense(of: place) == .goodbye
        ? span(place[0]..<place[place.count - 1] + 1) : nil
    }
  }

  /// The clauses at the end of the line by which somebody leaves, with the thanks among them, as UTF-8 offsets; nil
  /// where nothing is said before them.
  package var leaveTaking: Range<Int>? {
    let clauses = clauses()
    let senses = clauses.map { talkSense(of: $0.tokens) }
    let first = senses.lastIndex { $0 != .goodbye && $0 != .thanks }
    guard let first, first + 1 < clauses.count, senses[(first + 1)...].contains(.goodbye),
      let last = clauses.last
    else { return closingGoodbye }
    return span(clauses[first + 1].tokens.lowerBound..<last.tokens.upperBound)
  }

  /// Whether somebody who has nothing more to say says thanks, too: "done, thank you".
  package var closesWithThanks: Bool {
    talkSense == .closing
      && TopicTable.talk.terms(of: tokens.map(\.typed)).contains(TalkSense.thanks.rawValue)
  }

  /// The clauses of the line that ask to wait, as UTF-8 offsets: the "one moment" of "one moment, the door".
  package var clausesOfWaiting: [Range<Int>] {
    clauses().filter { talkSense(of: $0.tokens) == .waiting }.map { span($0.tokens) }
  }

  /// Whether a word is what somebody is called who is spoken to: the "mate" of "yes, mate".
  package func isVocative(_ place: Int) -> Bool {
    TopicTable.talk.terms(of: [tokens[place].typed]) == ["vocative"] || isNameOfSpokenTo(place)
  }

  /// Whether a word is a name that ends a line behind a courtesy: that of "yes please, Ada".
  private func isNameOfSpokenTo(_ place: Int) -> Bool {
    guard English.isGivenName(tokens[place].word),
      tokens[(place + 1)...].allSatisfy({ $0.kind == .sign })
    else { return false }
    let before = tokens[..<place].last { $0.kind != .sign }
    return before.map { [.please, .thanks].contains($0.lexeme) } ?? false
  }

  /// What some tokens do where all of them belong to one such sense.
  func talkSense(of part: Range<Int>) -> TalkSense? {
    talkSense(of: part.filter { tokens[$0].kind != .sign })
  }

  /// What some words do where all of them belong to one such sense.
  func talkSense(of places: [Int]) -> TalkSense? {
    // No goodbye is long, and what was typed is what counts: nobody mends "cya".
    guard !places.isEmpty, places.count <= 14 else { return nil }
    let table = TopicTable.talk
    let sense = table.topic(ofAll: table.terms(of: places.map { tokens[$0].typed }))
      .flatMap { TalkSense(rawValue: $0.id) }
    // Who wants to know whether something will be ready tomorrow does not leave.
    let asks = QuestionForm(clause: places.map { tokens[$0].word }[...], isMarked: false)
    return sense == .goodbye && asks?.isNoAnswer == true ? nil : sense
  }

  /// Senses of what is left for later where it is denied for now.
  private static let putOffSenses = WordClasses.english.words("Talk.putOffSenses")
}
