/// The words of a line that is said while the questions rest, and what they say.
struct RestWords {
  /// What may be said.
  enum Meaning { case goingOn, staying, misheard, meant }

  private let words: [String]

  /// The words of a line, without contractions.
  init(_ line: Line) {
    words = line.tokens.filter { $0.kind == .word }.flatMap { token -> [String] in
      let word = token.word.withoutApostrophes
      return Self.contractions[word]?.split(separator: " ").map(String.init) ?? [word]
    }
  }

  /// Whether one of the phrases of a meaning stands in the line.
  func say(_ meaning: Meaning) -> Bool {
    Self.phrases(meaning).split(separator: "\n").contains { phrase in
      let steps = phrase.split(separator: " ").map { $0.split(separator: "/").map(String.init) }
      return words.indices.contains { says(steps[...], at: $0) }
    }
  }

  /// Whether the line says yes, or to go on, with nothing but polite words around it.
  var areOnlyPolite: Bool {
    words.allSatisfy { Self.polite.contains($0) || Self.ready.contains($0) }
      && words.contains { Self.ready.contains($0) }
  }

  /// Whether the words from a place on are those of a phrase; "…" stands for up to three words.
  private func says(_ steps: ArraySlice<[String]>, at place: Int) -> Bool {
    guard let step = steps.first else { return true }
    let rest = steps.dropFirst()
    if step == ["…"] { return (0...3).contains { says(rest, at: place + $0) } }
    return words.indices.contains(place) && step.contains(words[place])
      && says(rest, at: place + 1)
  }

  private static let contractions = [
    "im": "i am", "its": "it is", "thats": "that is", "lets": "let us", "dont": "do not",
    "didnt": "did not", "wasnt": "was not", "isnt": "is not", "arent": "are not",
    "cant": "can not", "cannot": "can not", "wont": "will not", "shes": "she is",
    "hes": "he is", "theyre": "they are", "were": "we are", "wouldnt": "would not",
    "youve": "you have", "ive": "i have", "wanna": "want to", "aint": "is not",
    "nvm": "never mind", "nevermind": "never mind", "jk": "joke",
    "everythings": "everything is", "alls": "all is", "nobodys": "nobody is", "noones": "noone is",
  ]
  private static let ready: Set<String> = [
    "next", "ready", "yes", "yep", "yeah", "sure", "go", "onwards", "ok", "okay",
  ]
  private static let polite: Set<String> = [
    "please", "pls", "plz", "now", "then", "well", "thanks", "thank", "you", "let", "us", "so",
    "i", "am", "we", "are", "just", "alright", "right", "fine", "can", "could", "want", "would",
    "like", "to", "and", "usher", "think", "the", "with", "it",
  ]

  /// Phrases, one a line: words, with a stroke between those that may stand for each other.
  private static func phrases(_ meaning: Meaning) -> String {
    switch meaning {
    case .goingOn: goingOn
    case .staying: staying
    case .misheard: misheard
    case .meant: meant
    }
  }

  private static let goingOn = """
    go/carry/move/moving/going/press/push/get/getting on/along/ahead/forward/through
    continue/continuing/proceed/resume
    keep going
    pick up where/again
    back/return to the/my/our/your/it/this/business
    back to where we
    ask away/me/again/the
    next/other/last/same question/one/step
    what was the question
    where were we
    """
  private static let staying = """
    not/never/stop/without … want/ready/wish/sure/go/going/continue/proceed/resume/carry/yet
    no going/go/carrying on
    how to/do/can/could/am/will … go/going/carry/keep/move
    not yet/now/today
    go/going/carry on with my life
    go/going/carry on living/without/like
    """
  private static let misheard = """
    not/never … mean/meant it/that/this/any/literally/to/so/like/what/those
    not what i mean/meant/said
    nothing/not like that
    not serious/literal/literally/suicidal/seriously
    not in danger/crisis/trouble
    not about me/that/this
    nobody/noone is in/hurt
    no one/body is in/hurt
    joke/joking/joked/kidding/exaggerating/exaggeration/lyrics/lyric/quote/quoting/idiom/metaphor
    sarcasm/sarcastic/typo/autocorrect/misunderstanding/misunderstood/oops/whoops
    just/only a/an/my/testing/the … test/song/book/film/movie/game/show/saying/expression/phrase
    just/only testing
    figure/manner/way of speech/speaking
    a/an song/book/film/movie/game/saying/expression/phrase
    you … misread/misheard/misunderstood/wrong/wrongly
    false alarm
    came/come out wrong
    wrong/bad word/words/way/wording/choice
    i mean/meant
    take/took it/that … back
    forget/ignore/scratch/delete/disregard it/that/what/this
    never mind
    my bad
    worded that/it
    i/we/she/he/they/all/everything/everyone am/are/is … fine/ok/okay/good/alright/safe/well/right
    i/we/she/he/they/all/everything/everyone fine/ok/okay/good/alright/safe/well/right
    all is well
    no worries
    do/to not … worry
    not to worry
    no need to worry
    """
  private static let meant = """
    not/never … joke/joking/kidding/fine/ok/okay/good/alright/safe/well/exaggerating/lyrics/typo
    no joke/joking/kidding
    not/never/no a/an test/idiom/quote/expression/saying/metaphor/misunderstanding
    i mean/meant it/this/every
    """
}
