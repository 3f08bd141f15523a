/// Words of agreement, refusal and change.
extension ReplyWords {
  /// Phrases with which people say that something is right, besides those of any yes.
  static let agreeing = phrases(
    """
    exactly it|nailed it|gotcha|affirm|what i asked for|what i asked|what i want|what i need\
    |what i said|what i meant|suit me|suits me|every detail|all the details|about it\
    |you understand|just the ticket|that's the deal\
    |in order|precisely right|have it exactly|have it all right|got it all|as i said
    """)
  /// What may stand before such a phrase besides what stands for all that was proposed.
  static let beforeAgreement = words("exactly just have yes of be precisely pretty is")
  /// What makes such a phrase the subject of a sentence: "what I want is …".
  static let copulas = words("is was are would will should")
  /// What agrees as the verb of a clause, whatever it is that is confirmed.
  static let confirming = words("confirm confirmed proceed affirm")

  /// What stands for all that was proposed.
  static let wholes = words(
    """
    that that's thats this it it's its everything all these those they sounds sound seems looks \
    works you you're you've i i'm we both absolutely nothing which suits guess
    """)
  /// Phrases with which people say that something is not right.
  static let declining = phrases(
    """
    wrong|incorrect|mistaken|not right|isn't right|not correct|isn't correct|not what i|misheard\
    |misunderstood|heard me wrong|mistake|nada|not really|not quite|not exactly|never mind\
    |nevermind|everything but|everything except|all but|all except|isn't what|don't want|no way
    """)
  /// What a clause begins with that calls everything off.
  static let cancelling = phrases(
    """
    cancel|forget it|forget that|forget about it|skip it|delete it|remove it|scrap that|scrap it\
    |drop it|stop|undo
    """)
  /// Phrases with which people take back what they said before.
  static let retracting = phrases(
    """
    would be better|will be better|is better|be better|better make|changed my mind|change my mind\
    |second thought|second thoughts|change of plans|hold on|i meant\
    |i mean|my bad|hang on|on reflection|mixed up
    """)
  /// The words of those phrases.
  static let retractingWords = words(
    "changed change mind second thought thoughts plans hold on meant mean bad hang reflection")
  /// Words that announce another value wherever they stand.
  static let cues = words("actually sorry wait oops instead rather nevermind apologies")
  /// Verbs and other words of change, wherever they stand.
  static let changing = words(
    """
    instead change prefer switch replace rename update move different another changed \
    adjust modify edit swap fix remove
    """)

  /// Words that change a value by some amount.
  static let comparing = words(
    """
    later earlier sooner longer shorter more extra additional fewer less another cheaper bigger \
    smaller
    """)
  /// What is compared with "later", which alone puts off.
  static let amounts = words(
    """
    hour hours minute minutes bit little day days week weeks much slightly one two three half
    """)
}
