/// Talk that is no answer: what kind it is of, by whole phrases.
package enum SmallTalkKind: String, Hashable, Sendable {
  case greeting, thanks, swearing, complaint, objection, praise, waiting
}

extension Phrasebook {
  private static let smallTalk = PhraseIndex(talk)

  /// What kind of small talk a phrase is, or nil when it is none.
  static func smallTalk(_ phrase: String) -> SmallTalkKind? { smallTalk.meanings(of: phrase).first }

  private static let talk: [(SmallTalkKind, [String])] = [
    (
      .greeting,
      [
        "hi", "hello", "hey", "hi there", "hello there", "hey there", "good morning",
        "good afternoon", "good evening", "howdy", "yo", "greetings", "how are you",
        "how are you doing", "what's up", "whats up", "sup", "nice to meet you", "hiya", "heya",
        "hullo", "hiya there", "g'day", "hola", "namaste", "bonjour", "ciao", "aloha",
      ]
    ),
    (
      .thanks,
      [
        "thanks", "thank you", "thanks a lot", "thank you very much", "many thanks", "cheers",
        "thx", "ty", "much appreciated", "thank you so much", "thanks so much",
      ]
    ),
    (
      .praise,
      [
        "nice", "cool", "great", "awesome", "lovely", "wow", "haha", "lol", "you're great",
        "you are great", "you're a star", "you are a star", "you're the best", "you're a legend",
        "you're an angel", "i like you", "i love you", "love it", "well done", "good job", "ha",
      ]
    ),
    (
      .waiting,
      [
        "wait", "wait a minute", "wait a moment", "wait a second", "wait a sec", "wait a bit",
        "hold on", "hold on a minute", "hold on a moment", "hold on a second", "hold on a sec",
        "hang on", "hang on a minute", "hang on a moment", "hang on a second", "hang on a sec",
        "one moment", "one minute", "one second", "one sec", "just a moment", "just a minute",
        "just a second", "just a sec", "give me a moment", "give me a minute", "give me a second",
        "give me a sec", "let me think", "let me think about it", "let me check", "let me see",
        "bear with me", "not so fast", "in a moment", "in a minute", "in a second",
      ]
    ),
    (
      .complaint,
      [
        "this is stupid", "this is annoying", "this is boring", "you're stupid", "you are stupid",
        "this is useless", "you're useless", "you are useless", "you're annoying", "this sucks",
        "you suck", "i hate this", "i hate you", "this is taking too long", "this takes too long",
        "this doesn't work", "you don't understand",
        "you're not listening", "you idiot", "idiot", "stupid", "shut up", "this is ridiculous",
        "ridiculous", "too many questions", "this is dumb", "dumb", "stupid bot", "bad bot", "ugh",
        "argh",
      ]
    ),
    (
      .objection,
      [
        "that's wrong", "thats wrong", "that is wrong", "this is wrong", "it's wrong", "wrong",
        "that was wrong", "you got that wrong", "you got it wrong", "you've got that wrong",
        "you have that wrong", "that's not right", "thats not right", "that is not right",
        "that isn't right", "that's incorrect", "that's not correct", "that isn't correct",
        "that's not it", "that's not what i said", "that isn't what i said",
        "that's not what i meant", "not what i said", "not what i meant", "i didn't say that",
        "i did not say that", "i never said that", "i didn't mean that one", "you misunderstood",
        "you misunderstood me", "you misheard", "you misheard me", "that's a mistake",
        "that was a mistake", "there's a mistake", "i made a mistake", "my mistake",
        "my bad", "i misread", "i misread that", "i misread it", "misread that", "i misheard",
        "i misheard that", "typo", "a typo", "that's a typo", "that was a typo", "i mistyped",
        "i mistyped that", "i got that wrong", "i got it wrong", "misclick", "wrong key",
        "no that's wrong",
        "no thats wrong", "no that's not right", "no that's not what i said", "no that's not it",
      ]
    ),
    (
      .swearing,
      [
        "fuck", "fuck you", "fuck off", "fuck this", "shit", "damn", "damn it", "dammit",
        "bullshit", "crap", "what the fuck", "wtf", "bloody hell", "screw you", "screw this",
        "piss off", "bugger", "bugger off", "holy shit", "asshole", "go to hell", "hell",
        "for fuck's sake", "ffs", "this is bullshit", "this is shit", "oh shit", "goddamn",
      ]
    ),
  ]
}

extension Wording {
  /// What kind of small talk the line is, politeness and "so", "really" and the like aside.
  package var smallTalk: SmallTalkKind? {
    Phrasebook.smallTalk(plain) ?? Phrasebook.smallTalk(core) ?? Phrasebook.smallTalk(unstressed)
  }

  /// What kind of small talk the line is to the letter.
  package var literalSmallTalk: SmallTalkKind? { Phrasebook.smallTalk(plain) }
}
