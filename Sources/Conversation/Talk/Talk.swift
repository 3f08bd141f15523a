import Understanding

/// Phrases that mean the same thing in every flow, as data.
enum Talk {
  /// Ways to say that one does not know.
  static let hesitation: Set<String> = [
    "i don't know", "i dont know", "don't know", "dont know", "dunno", "idk", "no idea",
    "not sure", "i'm not sure", "im not sure", "i am not sure", "whatever you think",
    "whatever you suggest", "whatever you recommend", "whatever", "you decide", "you choose",
    "up to you", "what do you suggest", "what do you recommend", "what would you suggest",
    "what would you recommend", "what do you think", "suggest something", "surprise me",
    "no clue", "i have no idea", "hard to say", "can't say", "good question", "you tell me",
    "what's normal", "what is normal", "anything", "any", "i can't decide", "no preference",
    "i don't mind", "don't mind", "don't care", "i don't care", "recommend something",
  ]

  /// Whether a line says that one does not know, or asks for advice.
  static func hesitates(_ wording: Wording) -> Bool {
    isHesitation(wording) || advice.contains { wording.contains($0) }
  }

  /// Whether a line says that one does not know, and nothing besides.
  static func isHesitation(_ wording: Wording) -> Bool {
    hesitation.contains(wording.plain) || hesitation.contains(wording.core)
  }

  private static let advice = [
    "do you suggest", "do you recommend", "would you suggest", "would you recommend", "should i",
    "which one is better", "which is better", "which one is best", "which is best", "what's best",
    "what is best", "what would be best", "which would be better", "which one would you",
  ]

  /// Words that make an answer one to all questions of a step.
  static let forAll = [
    "to all", "for all", "all of them", "all of these", "all of those", "to everything",
    "for everything", "all three", "none of them", "none of these", "none of those", "any of them",
    "any of these", "any of those", "the rest", "allow all", "skip all", "decline all", "yes all",
    "no all", "to both", "both", "neither", "everything",
  ]

  /// Ways to ask to go on.
  static let proceeding: Set<String> = [
    "next", "continue", "go on", "carry on", "go", "let's go", "lets go", "move on", "keep going",
    "onwards",
  ]

  /// Ways to go on where nothing is asked.
  static let goingOn: Set<String> = proceeding.union([
    "go ahead", "proceed", "got it", "i see", "understood", "ready", "i'm ready", "cool", "nice",
    "great", "makes sense",
    "makes sense to me", "interesting", "alright", "all right", "right", "done", "thanks",
    "thank you", "wow", "good", "good to know",
  ])

  /// Ways to agree to what is shown.
  static let agreement: Set<String> = [
    "looks right", "looks good", "that's right", "thats right", "that's correct", "correct",
    "all good", "all correct", "all right", "it's right", "that looks right", "that looks good",
    "everything is right", "everything looks good", "everything is correct", "perfect",
    "that's all", "thats all", "that is all", "that's everything", "thats everything",
    "that is everything", "that's it", "that is it", "no changes", "done",
    "i'm done", "finish", "confirm", "confirmed", "good", "great", "looks great", "right",
    "nothing to change", "lgtm", "let's go", "lets go", "exactly", "spot on", "yes that's right",
    "yes looks right", "yes looks good", "yes that's all", "yes it's right", "yes it is",
    "yes correct", "yes please", "yes it does", "it does", "it is", "submit", "agreed",
    "that one", "that one please", "i'll take it", "i'll take that", "i'll take that one",
    "take it",
    "take that", "take that one", "let's take that", "let's take it",
  ]

  /// Ways to say that one is at the end, which accept no suggestion.
  static let closing: Set<String> = [
    "done", "i'm done", "im done", "finish", "finished", "submit", "no changes",
    "nothing to change", "that's all", "thats all", "that is all", "that's everything",
    "thats everything", "that is everything", "that's it", "that is it",
  ]

  /// Ways to say that what was said back is right.
  static let confirmation: Set<String> = [
    "that's correct", "thats correct", "that is correct", "that's right", "thats right",
    "that is right", "this is correct", "this is right",
  ]

  /// What kind of small talk a line is, politeness and "so", "really" and the like aside.
  static func smallTalk(_ wording: Wording) -> SmallTalk? {
    smallTalk[wording.plain] ?? smallTalk[wording.core] ?? smallTalk[wording.unstressed]
  }

  /// Small talk by its kind; the whole line.
  static let smallTalk: [String: SmallTalk] = {
    var phrases: [String: SmallTalk] = [:]
    func add(_ kind: SmallTalk, _ list: [String]) {
      for phrase in list { phrases[phrase] = kind }
    }
    add(
      .greeting,
      [
        "hi", "hello", "hey", "hi there", "hello there", "hey there", "good morning",
        "good afternoon", "good evening", "howdy", "yo", "greetings", "how are you",
        "how are you doing", "what's up", "whats up", "sup", "nice to meet you",
      ])
    add(
      .thanks,
      [
        "thanks", "thank you", "thanks a lot", "thank you very much", "many thanks", "cheers",
        "thx", "ty", "much appreciated", "thank you so much", "thanks so much",
      ])
    add(
      .praise,
      [
        "nice", "cool", "great", "awesome", "lovely", "wow", "haha", "lol", "you're great",
        "you are great", "i like you", "i love you", "love it", "well done", "good job", "ha",
      ])
    add(
      .complaint,
      [
        "this is stupid", "this is annoying", "this is boring", "you're stupid",
        "you are stupid", "this is useless", "you're useless", "you are useless",
        "you're annoying", "this sucks", "you suck", "i hate this", "i hate you",
        "this is taking too long", "this takes too long", "this doesn't work",
        "that's wrong", "that's not what i said", "you don't understand", "you're not listening",
        "you idiot", "idiot", "stupid", "shut up", "this is ridiculous", "ridiculous",
        "too many questions", "this is dumb", "dumb", "stupid bot", "bad bot", "ugh", "argh",
      ])
    add(
      .swearing,
      [
        "fuck", "fuck you", "fuck off", "fuck this", "shit", "damn", "damn it", "dammit",
        "bullshit", "crap", "what the fuck", "wtf", "bloody hell", "screw you", "screw this",
        "piss off", "bugger", "bugger off", "holy shit", "asshole", "go to hell", "hell",
        "for fuck's sake", "ffs", "this is bullshit", "this is shit", "oh shit", "goddamn",
      ])
    return phrases
  }()
}
