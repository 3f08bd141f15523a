/// What people say they are, which is no name: "I'm tired", "I'm German", "I'm allergic to nuts".
extension Line {
  /// Whether words behind "I'm" or "it's" are a state and no name.
  ///
  /// Nationalities and religions are written with a capital and count as they stand; other words are a state where
  /// they are written small, and are known as one or go on as no name does.
  func isState(_ words: Range<Int>) -> Bool {
    guard let first = tokens[words].first else { return true }
    if tokens[words].allSatisfy({ Line.origins.contains($0.word) || $0.lexeme == .dash }) {
      return true
    }
    // "The date is March 5th"
    if first.lexeme == .month || first.lexeme == .may, words.upperBound < tokens.count,
      tokens[words.upperBound].kind == .digits
    {
      return true
    }
    guard isPlain(words.lowerBound) else { return false }
    if beginsSentence(words) { return true }
    switch first.lexeme {
    case .other, .month, .may, .will: break
    default: return true
    }
    if Line.states.contains(first.word) || Line.origins.contains(first.word) { return true }
    if first.word.utf8.count > 5, first.word.hasSuffix("ing") { return true }
    if first.word.utf8.count > 6, Line.endings.contains(where: first.word.hasSuffix) { return true }
    // "allergic to nuts", "scared of dogs", "using my phone", "excited about it"
    guard words.lowerBound + 1 < tokens.count else { return false }
    let next = tokens[words.lowerBound + 1]
    return LexemeSet.afterState.contains(next.lexeme) || next.word == "about"
  }

  /// Whether words name somebody to whom the speaker is something: "I'm Anna's mum"; in "I'm Anna's
  /// fine" nothing of the kind follows.
  func isOwner(_ words: Range<Int>) -> Bool {
    guard tokens[words.upperBound - 1].isPossessive, words.upperBound < tokens.count else {
      return false
    }
    return tokens[words.upperBound].kind == .word && tokens[words.upperBound].lexeme == .other
  }

  /// Whether a word has no capital that tells a name: it is written small, or the whole line is
  /// written in capitals.
  private func isPlain(_ place: Int) -> Bool {
    isWrittenSmall(place)
      || tokens.count > 1 && !text.contains(where: \.isLowercase)
        && text.contains { $0.isUppercase }
  }

  /// Endings of words for how people are that no name has.
  private static let endings = ["ful", "less", "able", "ible", "ously", "minded", "handed"]

  /// Words for how people are, not for what they are called.
  private static let states = words(
    """
    about abroad active addicted adult advanced afraid against agnostic ahead alive allergic \
    alone already always amateur anaemic anemic angry annoyed anonymous anxious around ashamed \
    asleep asthmatic autistic average awake aware away back based beginner behind being between \
    bi bisexual blind bored breast broke busy called calm celiac chill chilled coeliac cold \
    committed completely complicated confused content convinced cool crazy curious currently \
    cyclist dad dairy dead deaf delighted depressed desperate determined diabetic different \
    disabled disappointed divorced doing done downstairs drunk dying dyslexic early easy \
    easygoing embarrassed employed engaged epileptic equal ever excited exhausted experienced \
    fake familiar fast fat father fed female fit free fresh frightened frustrated full fully \
    furious gay glad gluten going gone half happy hard he healthy heavy here hers his home honest \
    hot human hungover hungry hurt ill impatient inactive incredibly indoors injured insane \
    inside insulin interested intermediate jealous keto kind knackered lactose late lazy left \
    lesbian located logged lonely lost lying mad mainly male married menopausal middle mildly \
    mine mom mother motivated mum named near negative nervous new newbie newcomer nobody \
    nonbinary normal novice obese off offline often older online onto optimistic originally ours \
    out outside overweight parent partly patient peri perimenopausal personal pescatarian \
    pessimistic pleased poor poorly positive post postpartum pregnant premenopausal presently \
    private pro professional proud queer quick quiet rarely ready real realistic registered \
    regular relaxed relieved religious retired right runner sad same satisfied scared sceptical \
    secret sedentary seldom self sensitive serious shattered she shocked short shy sick signed \
    similar skeptical skinny sleepy slightly slim slow sober sometimes sore sort stiff still \
    straight stressed strong stubborn stuck student stuffed subscribed such surprised swimmer \
    talkative tall terrified theirs thin thirsty thrilled tired together trans true truly trying \
    type typical unaware uncertain underweight unemployed unfamiliar unfit unhealthy unsure \
    unwell upset upstairs used using vegan vegetarian veggie warm weak widowed worried young \
    younger yours
    """)

  /// Nationalities, religions and the like, often written with a capital, that nobody, or hardly anybody, is called by.
  private static let origins = words(
    """
    afghan african agnostic albanian algerian american angolan arab arabic argentine argentinian \
    armenian asian atheist aussie australian austrian azerbaijani bangladeshi basque bavarian \
    belarusian belgian biracial black bolivian bosnian brazilian brit british brown buddhist \
    bulgarian burmese cambodian cameroonian canadian catalan catholic caucasian chilean chinese \
    colombian congolese croat croatian cuban cypriot czech danish dutch ecuadorian egyptian \
    english eritrean estonian ethiopian european filipina filipino finnish flemish french german \
    ghanaian greek guatemalan haitian hindu hispanic honduran hungarian icelandic indian \
    indonesian iranian iraqi irish israeli italian ivorian jamaican japanese jewish jordanian \
    kazakh kenyan kiwi korean kurdish kuwaiti latina latino lebanese liberian libyan lithuanian \
    luxembourgish macedonian malaysian maltese mexican mixed moldovan mongolian moroccan \
    mozambican muslim namibian nepalese nepali nicaraguan nigerian norwegian orthodox pakistani \
    palestinian panamanian paraguayan persian peruvian pescatarian polish portuguese protestant \
    qatari romanian russian rwandan salvadoran saudi scandinavian scottish senegalese serbian \
    sicilian sikh singaporean slovak slovakian slovene slovenian somali spanish sudanese swedish \
    swiss syrian taiwanese tanzanian thai tibetan tunisian turkish ugandan ukrainian uruguayan \
    uzbek vegan vegetarian venezuelan vietnamese welsh white yemeni zambian zimbabwean
    """)

  private static func words(_ list: String) -> Set<String> {
    Set(words: list)
  }
}

extension LexemeSet {
  /// What follows a word for a state, and no name that is written small.
  fileprivate static let afterState: LexemeSet = [.to, .of, .my, .than]
}
