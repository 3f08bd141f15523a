/// The words by which replies agree, wish, ask and take back.
enum ReplyWords {
  /// The stem of a word, so that "people's tickets" finds "ticket".
  static func stem(_ word: String) -> String { Stem.of(word) }

  private static func stems(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map { Stem.of(String($0)) })
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  private static func phrases(_ text: String) -> [[String]] {
    text.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
      .sorted { $0.count > $1.count }
  }

  // MARK: - Names and what is counted

  /// Words of names that only say what kind of value it is.
  static let kinds = stems("date time number num count of the name new value my amount at on in")
  /// What a number of people is said in, or what each of them takes one of.
  static let people = stems(
    """
    people person persons adults seats tickets riders passengers travelers travellers guests \
    friends party group pax folks individuals heads members diners attendees places spots
    """)
  /// What a number of people is called together.
  static let groups = stems("party group size total")
  /// What the length of a stay is said in.
  static let lengths = stems("days nights stay length")
  /// Names that only a journey has.
  static let journeys = stems("return inbound outbound")
  /// What people do who are counted: "two going".
  static let taking = words("going coming travelling traveling attending joining riding total")
  /// What makes a bare number a time of day.
  static let beforeTimes: LexemeSet = [
    .at, .by, .until, .from, .since, .before, .after, .hedge, .morning, .afternoon, .evening,
    .night, .tonight,
  ]
  /// What may stand between a number and what it counts.
  static let beforeNoun = words("of other total single adult just")

  /// How a value says that there is none.
  static let none = words("false no none off without never not")

  // MARK: - Clauses

  static let endSigns = words(". ! ? ; , … ... ( )")
  static let joining = words("and because since so though also")
  static let limiting = words("but except though although however")
  /// Words that a period shortens.
  static let shortened = words("dr mr mrs ms st prof")
  /// What a clause of its own begins with behind an "and".
  static let clauseStarts = words(
    """
    i i'd i'm i'll we we'd it it's that that's this there there's please can could would will may \
    what what's where when who which how is are does do did has tell give let make change get \
    book also then find check my the they
    """)
  static let asking = words(
    "what what's whats where where's wheres when who who's which how how's why whats witch")
  /// What follows a question's word in the middle of other words.
  static let behindAsking = words(
    """
    is are was were does do did will would can much many long far time kind type sort \
    about the their
    """)
  /// What makes a question's word the begin of a clause about what stands before it.
  static let beforeRelative = words(
    """
    that's is that exactly know tell me to at on from in by for just it's you out precisely was \
    thats of with and about see find confirm check share explain
    """)
  /// What follows a "no" that is no refusal.
  static let behindKindNo = words(
    """
    problem problems worries worry issue issues doubt objection objections question changes \
    mistakes mistake errors need
    """)

  // MARK: - What adds nothing

  static let fillers = words(
    """
    well oh um uh hmm ah hey so and also then please ok okay great fine perfect thanks thank by \
    the way now alright sorry actually wait or oops
    """)
  /// Words that add weight wherever they stand.
  static let weights = words(
    "actually really only just also definitely still kindly please very maybe rather perhaps")
  static let thanking = words("thanks thank")
  static let idle = words(
    """
    go going proceed continue confirm confirmed process reservation booking book order details \
    request details everything get got right detail same way look looks sounds sound works suits \
    ahead finally indeed thing things option options sir ma'am man dude buddy yourself myself \
    information correct perfect together soon possible asap purchase buy schedule reserve appointment visit set start \
    am are were was being use seem seems feel feels
    """)
  /// Lexemes that say something though they are in the lexicon.
  static let telling: LexemeSet = [
    .without, .none, .except, .instead, .digits, .k, .m, .p, .otherUnit,
  ]

  // MARK: - Agreeing and declining

  /// Phrases with which people say that something is right, besides those of any yes.
  static let agreeing = phrases(
    """
    exactly it|nailed it|gotcha|affirm|what i asked|what i want|what i need|what i said|what i meant\
    |suit me|suits me|every detail|all the details|about it|you understand|just the ticket|that's the deal\
    |in order|precisely right|have it exactly|have it all right|got it all|as i said
    """)
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
    |nevermind|cancel|forget it|forget that|forget about it|skip it|delete it|remove it|scrap that\
    |scrap it|drop it|stop|undo|everything but|everything except|all but|all except|isn't what|don't want|no way
    """)
  /// Phrases with which people take back what they said before.
  static let retracting = phrases(
    """
    would be better|will be better|is better|be better|better make|changed my mind|change my mind|second thought|second thoughts|change of plans|hold on|i meant\
    |i mean|my bad|hang on|on reflection|mixed up
    """)
  static let retractingWords = words(
    "changed change mind second thought thoughts plans hold on meant mean bad hang reflection")
  /// Words that announce another value wherever they stand.
  static let cues = words("actually sorry wait oops instead rather nevermind apologies")
  static let changing = words(
    """
    instead change prefer switch replace rename update move different another changed \
    adjust modify edit swap fix remove add
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

  // MARK: - Wishing

  /// Openings of a wish, of which several may follow each other.
  static let wishes = phrases(
    """
    i'd like to|i would like to|i'd like|i would like|i'd love to|i would love to|i'd love\
    |i would love|i'd prefer to|i'd prefer|i would prefer to|i would prefer|i want to|i want\
    |i wanna|i need to|i need|i wish to|i wish|i have to|i will need|i'll need|i'm going to\
    |i am going to|i plan to|i'm planning to|i'm planning on|i was hoping|i prefer to|i prefer\
    |i'd|i'll|i will|i would|i think i|i think|we want to|we want|we need to|we need|we'd like to\
    |we'd like|we would like|let's|lets|let me|can you|can u|could u|could you|would you|will you|can we\
    |could we|can i|could i|may i|please|you should|it should be|it must be|it has to be\
    |it needs to be|should be|how about|what about|i must|i gotta|i've got to|i wanted to\
    |i wanted|i need you to|i want you to|i'd like you to|i would like you to|is it possible to\
    |like to|go with|it to be|that to be|i am interested in|i'm interested in|i intend to|want\
    |need|wish to|prefer
    """)
  /// Verbs with which people have something done.
  static let directing = words(
    """
    make change set book reserve play cast put get buy find schedule move switch use send share \
    give take keep add try purchase order rename start stream watch do pick go \
    have hear listen see visit travel leave stay check return arrive depart fly search look show \
    select choose transfer pay rent proceed confirm continue
    """)
  static let wanting = words("want need like for to is make it at only just get with about")
  /// What a wish says that wants what was proposed.
  static let pronominal = words(
    """
    that it this to do so go ahead proceed confirm continue please the same all very much now for \
    me us them these those a lot one you on with is be
    """)
/// What may stand for what was proposed, or point to something else.
  static let pointing = words("that this these those i we i'm")
  /// What a phrase begins with that says how or where something is to be.
  static let placing = words(
    "in on at with without from into under no a an another extra for by to the not")
  static let definite = words("the that this my these those your")
  /// What leads to something new.
  static let leading = words("on in at with to from without a an another for under by into")

  /// Lexemes that make a sentence of words: pronouns and verbs.
  static let sentence: LexemeSet = [
    .i, .we, .you, .they, .it, .this, .that, .there, .is, .do, .will, .would, .can, .have, .want,
    .need,
  ]

  // MARK: - Asking

  /// Openings of a request, which may be one to be told something.
  static let requests = phrases(
    """
    can u|could u|can you|could you|would you|will you|can i|could i|may i|please|kindly|i need you to\
    |i want you to|i'd like you to|i want to|i'd like to|i would like to|i need to|i wanna|i need\
    |i want|i'd like|i would like|i would need|i'll need|i will need|i would also like|let me\
    |would you mind|can we|do you mind|we need|i'd love to|i would love to|i'd also like\
    |i have to|i should|help me|do me a favor and|be able to|you|also
    """)
  static let needing = words("need want")
  static let tellingVerbs = phrases(
    """
    tell|give|provide|let me know|let us know|let know|know|show|find out|find|check|say|explain|share\
    |get|inform|look up|describe|send|ask|confirm|verify|see|have|supply|specify|remind
    """)
  static let alwaysTelling = phrases(
    "tell|let me know|let us know|let know|know|find out|explain|inform|look up|describe|ask|remind")
  /// What people want to be told.
  static let information = stems(
    """
    address phone price cost fare rating information info details contact duration charge total about allowed \
    location genre director reviews station stations airport number numbers fees rate
    """)
  static let auxiliaries = words(
    "is are was were does do did has have will would can could should isn't doesn't am any")
  /// Questions that wish for a value that they name.
  /// Words of not knowing, which ask when a question's word follows.
  static let wondering = words("know sure wonder wondering remember curious idea")
  /// What follows the verb that opens a question.
  static let subjects = words(
    "it that this there they the my you i we he she these those any their its your a anything")
  static let offering = phrases(
    "is there|are there|do you have|do they have|have you got|any|is it possible|would it be|is")
  static let idleConditions = phrases(
    "if possible|if you can|if you could|if you don't mind|if you please|if you would|if that's ok")
}
