/// Words of wishes.
extension ReplyWords {
  /// Openings of a wish, of which several may follow each other.
  static let wishes = phrases(
    """
    i'd like to|i would like to|i'd like|i would like|i'd love to|i would love to|i'd love\
    |i would love|i'd prefer to|i'd prefer|i would prefer to|i would prefer|i want to|i want\
    |i wanna|i need to|i need|i wish to|i wish|i have to|i will need|i'll need|i'm going to\
    |i am going to|i plan to|i'm planning to|i'm planning on|i was hoping|i prefer to|i prefer\
    |i'd|i'll|i will|i would|i think i|i think|we want to|we want|we need to|we need|we'd like to\
    |we'd like|we would like|let's|lets|let me|can you|can u|could u|could you|would you|will you\
    |can we\
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
  /// What may stand before a number that it does not name: "make 4", "room 4".
  static let wanting = words("want need like for to is make it at only just get with about")
  /// What a wish says that wants what was proposed.
  static let pronominal = words(
    """
    that it this to do so go ahead proceed confirm continue please the same all very much now for \
    me us them these those a lot one and you on with is be
    """)
  /// What may stand for what was proposed, or point to something else.
  static let pointing = words("that this these those i we i'm")
  /// What a phrase begins with that says how or where something is to be.
  static let placing = words(
    "in on at with without from into under no a an another extra for by to the not")
  /// What points to a thing that was proposed.
  static let definite = words("that this these those")
  /// What leads to something new.
  static let leading = words("on in at with to from without a an another for under by into")

  /// Lexemes that make a sentence of words: pronouns and verbs.
  static let sentence: LexemeSet = [
    .i, .we, .you, .they, .it, .this, .that, .there, .is, .do, .will, .would, .can, .have, .want,
    .need,
  ]
}
