/// How surely words before a name say that it is one, the weakest first.
enum NameStrength: Int, Comparable, Sendable {
  /// Nothing says so, and it may be other words.
  case weak
  /// Nothing says so, but it is written like a name.
  case bare
  /// What follows may be something else: "I'm tired", "it's late".
  case stated
  /// A name follows: "her name is", "called".
  case named
  /// A name follows that the person wants to be used: "call me", "put".
  case wanted

  static func < (a: NameStrength, b: NameStrength) -> Bool { a.rawValue < b.rawValue }
}

/// A phrase that stands before a name.
struct NameIntroduction: Sendable {
  /// Whom the name is of, as far as the phrase says so.
  enum Owner: Sendable { case open, speaker, another, grownUp }

  var strength: NameStrength
  var owner: Owner
  /// Whether the phrase counts only where a clause begins: the "put" of "put Sam", but not that of
  /// "they put".
  var isOrder = false
}

extension NameIntroduction {
  /// The phrases, by what they say.
  static let phrases = PhraseTable<NameIntroduction>([
    (.init(strength: .wanted, owner: .speaker), wantedOfSpeaker),
    (.init(strength: .wanted, owner: .another), wantedOfAnother),
    (.init(strength: .wanted, owner: .open), wanted),
    (.init(strength: .wanted, owner: .open, isOrder: true), orders),
    (.init(strength: .named, owner: .speaker), namedSpeaker),
    (.init(strength: .named, owner: .another), namedAnother),
    (.init(strength: .named, owner: .open), named),
    (.init(strength: .stated, owner: .speaker), statedOfSpeaker),
    (.init(strength: .stated, owner: .another), statedOfAnother),
    (.init(strength: .stated, owner: .open), stated),
    (.init(strength: .stated, owner: .open, isOrder: true), statedAtBegin),
  ])

  /// The words that stand before a name.
  static let vocabulary = Vocabulary(
    [wantedOfSpeaker, wantedOfAnother, namedSpeaker, namedAnother, named], isExclusive: true)

  private static let wantedOfSpeaker = """
    call me|calls me|call us|called me|address me as|list me as|sign me as|put me down as\
    |refer to me as|know me as|i prefer|i go by|i use|i answer to|change my name to|i'd prefer
    """

  private static let wantedOfAnother = """
    call her|call him|call them|calls her|calls him|calls them|she prefers|he prefers|they prefer\
    |change her name to|change his name to|list her as|list him as|put him down as\
    |put her down as|she uses|he uses|she goes by|he goes by|they go by|answers to
    """

  private static let wanted = """
    call it|go by|goes by|going by|go with|going with|stick with|stick to|stay with|make it\
    |make that|make this|keep it as|leave it as|have it as|change it to|change to|prefer\
    |prefers|change the name to|just call me|just call him|just call her|it to say|to be called\
    |switch to|settle for|make do with|shorten it to|shortened to|you may use|you can use\
    |could you use|you could use|would you use|i'd use|i would use|we use|answer to|answers to|respond to
    """

  private static let orders = """
    put|put down|put in|use|write|write down|type|type in|enter|save|note down|add|register|take\
    |say|have|set it to|go for|list|record|put it as|enter it as|save it as|write it as
    """

  private static let namedSpeaker = """
    i'm called|i am called|my name is|my name's|my name was|my names|my name|i'm named|i am named\
    |my friends call me|here writes|here speaks|i have name|i have the name|my given name|my first name|christened me|named me|they named me
    """

  private static let namedAnother = """
    is called|she's called|he's called|they're called|it's called|named him|named her|named them\
    |called him|called her|called them\
    |names her|names him|boy called|girl called|kid called|child called|son called\
    |daughter called|baby called|one called|christened her|christened him|baptised her\
    |baptised him|baptized her|baptized him|ended up with|settled on|decided on|landed on\
    |went with|his name is|her name is|their name is|his name|her name|his name's|her name's|she has name|he has name|has the name\
    |we chose|we picked|opted for
    """

  private static let named = """
    name is|name's|name was|name would be|name will be|names|name|named|known as|called|goes as\
    |spelled|spelt|written|nickname is|nicknamed|christened|baptised|baptized|named it
    """

  private static let statedOfSpeaker = "i'm|i am|im|i'm the|i m|i be"

  private static let statedOfAnother = """
    she's|she is|he's|he is|they are|there's|there is|we have|we've got|i have|i've got\
    |we adopted|we had|we got|start with|starting with|begin with|beginning with\
    |first is|hes|shes|talking about|is about|thinking of|here for|here about|do this for|let's do|lets do|let us do
    """

  private static let stated = """
    it's|it is|its|this is|that's|that is|is|that'd be|that would be|it'd be|it would be\
    |that'll be|are|it'll be|would be|will be|should be
    """

  private static let statedAtBegin = "for|about|hence|thus|therefore|meet|myself"
}
