/// Talk that is no answer: what kind it is of, by whole phrases.
package enum SmallTalkKind: String, CaseIterable, Hashable, Sendable {
  case greeting, thanks, swearing, complaint, objection, praise, waiting
}

extension Phrasebook {
  private static let smallTalk = PhraseIndex(talk)

  /// What kind of small talk a phrase is, or nil when it is none.
  static func smallTalk(_ phrase: String) -> SmallTalkKind? { smallTalk.meanings(of: phrase).first }

  private static let talk = SmallTalkKind.allCases.map {
    ($0, WordClasses.english.phrases("SmallTalk.\($0.rawValue)"))
  }
}

extension Wording {
  /// What kind of small talk the line is, politeness and "so", "really" and the like aside.
  package var smallTalk: SmallTalkKind? {
    Phrasebook.smallTalk(plain) ?? Phrasebook.smallTalk(core) ?? Phrasebook.smallTalk(unstressed)
  }

  /// What kind of small talk the line is to the letter.
  package var literalSmallTalk: SmallTalkKind? { Phrasebook.smallTalk(plain) }
}
