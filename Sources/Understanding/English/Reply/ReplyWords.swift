/// The words by which replies agree, wish, ask and take back.
enum ReplyWords {
  /// The stem of a word, so that "people's tickets" finds "ticket".
  static func stem(_ word: String) -> String { Stem.of(word) }

  static func stems(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map { Stem.of(String($0)) })
  }

  static func words(_ text: String) -> Set<String> {
    Set(words: text)
  }

  static func phrases(_ text: String) -> [[String]] {
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

  /// Signs that end a clause.
  static let endSigns = words(". ! ? ; , … ... ( )")
  /// Those of them that end a sentence.
  static let sentenceEnds = words(". ! ? …")
  /// Words that can lead to a further clause.
  static let joining = words("and because since so though also")
  /// Words that lead to a limit.
  static let limiting = words("but except though although however")
  /// Words that a period shortens.
  static let shortened = words("dr mr mrs ms st prof")
  /// Words that lead to a condition.
  static let conditions = words("if unless provided assuming")
  /// Words behind which an "if" is a "whether", or goes with the words before it.
  static let beforeWhether = words(
    "know see check tell ask wonder wondering me us sure out even only and or verify confirm as")
  /// What a clause of its own begins with behind an "and".
  static let clauseStarts = words(
    """
    i i'd i'm i'll we we'd it it's that that's this there there's please can could would will may \
    what what's where when who which how is are does do did has tell give let make change get \
    book also then find check my the they with without let's lets on at for in no a an only if add \
    another not you your
    """)
  /// Words of questions.
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

  /// What opens a clause and says nothing of its own.
  static let fillers = words(
    """
    well oh um uh hmm ah hey so and also then please ok okay great fine perfect thanks thank by \
    the way now alright sorry actually wait or oops
    """)
  /// Words that add weight wherever they stand.
  static let weights = words(
    "actually really only just also definitely still kindly please very maybe rather perhaps")
  /// Words of thanks.
  static let thanking = words("thanks thank")
  /// What says nothing new about anything that is proposed.
  static let idle = words(
    """
    go going proceed continue confirm confirmed process reservation booking book order details \
    request details everything get got right detail same way look looks sounds sound works suits \
    ahead finally indeed thing things option options sir ma'am man dude buddy yourself myself \
    information correct perfect together soon possible asap purchase buy schedule reserve \
    appointment visit set start \
    am are were was being use seem seems feel feels
    """)
  /// Lexemes that say something though they are in the lexicon.
  static let telling: LexemeSet = [
    .without, .none, .except, .instead, .digits, .k, .m, .p, .otherUnit, .kilogram, .gram, .pound,
    .ounce, .stone,
  ]
}
