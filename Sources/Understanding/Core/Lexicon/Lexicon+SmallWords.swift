extension Lexicon {
  /// Articles, pronouns, prepositions and the like.
  static let smallWords: [Group] = [
    (.a, nil, "a an"), (.the, nil, "the"), (.and, nil, "and n 'n"), (.or, nil, "or"),
    (.nor, nil, "nor"), (.of, nil, "of"), (.to, nil, "to tae"), (.through, nil, "through thru"),
    (.until, nil, "until till til 'til"), (.from, nil, "from frae"), (.between, nil, "between"),
    (.at, nil, "at"), (.on, nil, "on onward onwards"), (.in, nil, "in"), (.by, nil, "by"),
    (.for, nil, "for"),
    (.after, nil, "after following"), (.before, nil, "before"), (.past, nil, "past"),
    (.with, nil, "with plus"), (.without, nil, "without w/o"), (.per, nil, "per"),
    (.each, nil, "each"), (.every, nil, "every"), (.all, nil, "all everything everyday anyday"),
    (.both, nil, "both"), (.either, nil, "either"), (.neither, nil, "neither"),
    (.none, nil, "none nothing nowt"), (.any, nil, "any anything whichever"),
    (.not, nil, "not isn't don't doesn't won't wouldn't can't cannot never aren't ain't didn't"),
    (.not, nil, "wasn't shouldn't couldn't haven't hasn't"),
    (.no, nil, "no"), (.but, nil, "but"), (.except, nil, "except excluding besides apart"),
    (.instead, nil, "instead"), (.rather, nil, "rather"), (.than, nil, "than"),
    (.also, nil, "also"), (.only, nil, "only"), (.just, nil, "just"),
    (.is, nil, "is it's its mine's be"),
    (.it, nil, "it"), (.i, nil, "i i'm im i'd i'll i've id ill ive"), (.my, nil, "my our mine"),
    (.me, nil, "me us"), (.we, nil, "we we're we'd we'll let's lets"),
    (.you, nil, "you your you're"),
    (.they, nil, "they he she him her his their them he's she's they're"), (.this, nil, "this"),
    (.that, nil, "that that's thats"), (.these, nil, "these"), (.those, nil, "those"),
    (.there, nil, "there there's"), (.here, nil, "here here's"),
    (.do, nil, "do does did done doing"), (.can, nil, "can could"), (.would, nil, "would should"),
    (.will, nil, "will shall"), (.have, nil, "have has had having got"), (.want, nil, "want wants"),
    (.need, nil, "need needs"), (.like, nil, "like"), (.if, nil, "if"), (.so, nil, "so"),
    (.as, nil, "as"), (.too, nil, "too"), (.very, nil, "very extremely super totally really"),
    (.quite, nil, "quite fairly pretty"), (.bit, nil, "bit little slightly somewhat"),
    (.under, nil, "under below inside"), (.over, nil, "over above"), (.sub, nil, "sub"),
    (.less, nil, "less fewer lower"), (.more, nil, "more higher"), (.least, nil, "least"),
    (.most, nil, "most"), (.up, nil, "up"), (.exactly, nil, "exactly precisely bang sharp"),
    (.maximum, nil, "maximum max"), (.minimum, nil, "minimum"), (.another, nil, "other another"),
    (.within, nil, "within"), (.during, nil, "during"), (.since, nil, "since"),
    (.what, nil, "what what's whats"), (.why, nil, "why"), (.how, nil, "how"), (.who, nil, "who"),
    (.which, nil, "which"), (.when, nil, "when"), (.whereabouts, nil, "where"),
    // What other words are without their apostrophes: "we're", "she'll", "he'll".
    (.other, nil, "were shell hell"),
  ]

  /// Words with which people correct themselves, hedge, fill a pause or are polite.
  static let asides: [Group] = [
    (.wait, nil, "wait oops whoops hang correction"),
    (.sorry, nil, "sorry apologies pardon"),
    (.actually, nil, "actually"),
    (.scratch, nil, "scratch scrap strike forget ignore disregard jk kidding joking"),
    (.mean, nil, "mean meant"), (.make, nil, "make"),
    (.hedge, nil, "about bout around roughly approximately approx circa ca nearly almost nearer"),
    (.hedge, nil, "somewhere probably perhaps guess think suppose reckon say"),
    (.hedge, nil, "usually normally typically generally mostly"),
    (.maybe, nil, "maybe possibly might"), (.ish, nil, "ish"),
    (.please, nil, "please pls plz kindly"),
    (.thanks, nil, "thanks thank thx ta cheers"),
    (
      .filler, nil,
      "um umm mm mmm mmh uh uhh uhm er erm hmm hmmm hm well ah ahh hey hi hello basically then"
    ),
    (.filler, nil, "god gosh goodness blimey crikey jeez ugh argh"),
  ]

  /// Words of consent and refusal.
  static let answers: [Group] = [
    (
      .yes, nil,
      "yes yeah yep yup yea ya yess yesss aye yessir absolutely definitely certainly ja jawohl yebo oui claro sí"
    ),
    (.yes, nil, "sure indeed surely affirmative gladly y ye yh yah yip betcha yeh yas"),
    (.okay, nil, "ok okay kay okey okie alright alrighty ack"),
    (.nope, nil, "nope nah naw nay negatory noo nooo noooo"), (.agree, nil, "agree agreed accept"),
    (.disagree, nil, "disagree decline refuse reject"),
    (.good, nil, "good great fine perfect correct right wonderful excellent awesome cool lovely"),
    (.good, nil, "brilliant super fantastic amazing splendid nice nicely perfectly"),
    (.bad, nil, "bad wrong incorrect terrible awful boring horrible dreadful dull"),
    (.bad, nil, "useless pointless"),
    (.know, nil, "know"),
  ]

  /// Words by which people steer a conversation or change an answer; they mean nothing to the rules of
  /// values, and slips in them are mended all the same.
  static let talkWords = """
    quit exit pause undo skip back help swap drop remove delete replace switch change update \
    exchange include resume continue restart repeat review leave submit often otherwise arrived
    """
}
