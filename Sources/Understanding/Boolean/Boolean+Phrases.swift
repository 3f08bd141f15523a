extension BooleanDimension {
  /// Phrases of consent and refusal; single words of the lexicon are read where no phrase is.
  static let phrases = PhraseTable<Answer>([
    (.clear(true), consent), (.closing(true), closingConsent), (.leaning(true), friendly),
    (.clear(false), refusal), (.closing(false), closingRefusal), (.leaning(false), unfriendly),
    (.halfHearted, halfHearted), (.conditional, conditions), (.limiting, limits),
    (.unsure, doubts), (.nothing, noAnswers),
  ])

  /// The words of the phrases, and those of the lexicon that answer.
  static let vocabulary = Vocabulary(
    [
      consent, closingConsent, friendly, refusal, closingRefusal, unfriendly, halfHearted, limits,
      doubts,
    ]
  ).union(Vocabulary(of: .wordsForAnswers))

  private static let consent = """
    of course|by all means|go ahead|go for it|can't see why not|cannot see why not|please do|let's do|let's go\
    |let us do|i consent|you have my consent|you've got my consent|i give my consent|i agree|i accept|i confirm|i approve|count me in|couldn't agree more|why not|why ever not|for sure|thumbs up\
    |you bet|you betcha|with pleasure|sign me up|sure thing|please proceed|please continue\
    |please allow|go on then|oh go on|ok go on|okay go on|yes go on|i do consent|i do agree|i do accept|i give consent\
    |i give my consent|hereby give my consent|hereby consent|i give consent|you have my consent|i'm ok with that|i'm okay with that\
    |i'm fine with that|confirmed|approved|granted|allow it|enable it|enable them|turn it on\
    |turn them on|switch it on|that is correct|that's correct|that's right\
    |that is right|you got it|you got that right|right on|hell yes|heck yes\
    |switch to that|switch me to that|switch to it|change to that|change it to that|change me to that|go with that|go for that|go for that one\
    |hell yeah|heck yeah|definitely yes|make it so|yes please|absolutely yes|by any means\
    |no objection|no objections|sounds like a plan|i do not object|i don't object|don't object|i do not disagree|i don't disagree|i wouldn't say no|wouldn't say no|i would not say no|would not say no|i wouldn't object|wouldn't object|i would not object|would not object|i would not mind|would not mind|not opposed|not against it|not against that|fine by me|fine with me|ok with me|okay with me|ok by me|okay by me|no doubt|without a doubt|no question
    """

  /// What says yes at the end of a clause, and nothing before more words: "I would", "I would
  /// like to read it first".
  private static let closingConsent = """
    i do|i am|i will|i would|i'd love to|i'd like to|i would like to|i would love to|do it\
    |do it now|do that|do so|it is|it does|i'm in|i want to|continue|go on|confirm|proceed|allow|enable\
    |exactly|true|ready|interested|i can do that|i want it|i want that|that is it|that's it|kk\
    |happy to|i'm happy to|carry on|totally|turn on|deal|all right|i'm sure
    """

  private static let friendly = """
    no problem|no problems|no worries|no issue|no issues|not bad|not a problem|don't mind\
    |do not mind|don't see why not|can't complain|can't wait|i can't wait|works|work for me\
    |work for us|will work|that'll work|will do|would work|would do|should work|that'll do\
    |sound good|sound great|sound right|sound perfect|suits me|suits us|suits|i like it\
    |i like that|i'd like that|i would like that|i like the sound|like the sound|love it\
    |i love it|i love that|got it|what i want|what i wanted|what i need|what i said|okey dokey\
    |all set|up for it|up for that|keen|helpful|useful|handy|sensible|worthwhile|good idea|great idea|nothing against|looks right|looks correct|looks ok|looks okay|i'll take it|i will take it\
    |works out|that's the one|that is the one|satisfied|impressed|good to go\
    |i'm good with|i am good with|i'm good to|i am good to|i'm fine with|i am fine with\
    |i'm ok with|i am ok with|i'm okay with|i am okay with\
    |like to get them|like to have them|like to receive them|like to get those|like to have that\
    |suitable|acceptable|that's all i want|that's all i need|appreciate it|pleased|delighted\
    |happy with|convenient|right for me|super|sweet|ideal|neat|marvellous|marvelous|terrific
    """

  private static let refusal = """
    let's not|disable it|turn it off|turn them off|not now|not yet|not for now|not today\
    |not really|not at all|not for me|not this time|not right now|not at the moment\
    |not at this stage|not at this time|not at this point|not at present|not just yet|no need of\
    |not for the moment|no more please|no more thanks|not this|not that one|not this one|not interested|not my thing|not my cup of tea|not my style|prefer without|rather without|stay out of|out of my business|no way|no thanks|no ty|no thank you|rather not|prefer not|i don't think so\
    |don't think so|do not think so|i don't thing so|i think not|i guess not\
    |please don't|please do not|don't do|hell no|heck no|no no|no go|nothing doing|no chance|maybe later\
    |another time|some other time|give it a miss|give that a miss|give this a miss|skip it|skip that|skip this|i'll pass|hard pass|leave it\
    |leave it off|keep it off|denied|declined|i decline|i refuse|absolutely not|definitely not\
    |certainly not|of course not|probably not|why would i|count me out|no sir|not likely\
    |not a chance|thumbs down|i disagree|by no means|no ma'am|over my dead body|not in a million years|not gonna happen\
    |not going to happen|i'd rather you didn't|under no circumstances
    """

  /// What says no at the end of a clause, and only leans to it before more words: "I don't", "I
  /// don't see it".
  private static let closingRefusal = """
    no need|i would not|i don't|i do not|i'm not|i am not|i won't|i will not|i wouldn't|i can't\
    |i cannot|don't|do not|never|never ever|later|skip|pass|off|not ready|n|refuse|decline\
    |deny|reject|disable|turn off|not going to|negative|false|never mind
    """

  private static let unfriendly = """
    that's wrong|that is wrong|that's not right|that is not right|that's not it|not right\
    |doesn't work|does not work|won't work|will not work|not correct|not good|not what i\
    |incorrect|not okay|not ok|not fine|not great|something else|don't want|do not want\
    |not keen|not comfortable|to myself|by hand|in myself|nobody's business|no one's business\
    |none of your business|not into|quite enough|don't need|do not need|don't like|do not like\
    |keep that private|keep it private|keep this private|stays private|stay private|private person\
    |bad idea|terrible idea|awful idea|location private|data private|health private|info private|information private
    """

  private static let halfHearted = """
    i guess|guess so|i guess so|i suppose|suppose so|whatever|if i must|if i have to|if you must\
    |if you insist|if you say so|if you want|if you like|kind of|kinda|sort of|sorta|meh\
    |i don't care|don't care|i don't mind|fine then|could be|mm|mhm|hmm|maybe|perhaps|probably\
    |possibly|i think so|i think|might as well|may as well
    """

  private static let conditions = """
    unless|if|only if|if only|but only if|as long as|so long as|provided|providing|assuming\
    |depends|it depends|on condition|on one condition|in case
    """

  /// What takes something from a yes before it, and nothing from one behind it.
  private static let limits = """
    but|except|apart from|besides|other than|after|once|before|until|till|only|first|when|whenever\
    |while|during|just not|just don't|not on|not in|not at|not for|not before|not after|not during\
    |not when|not while|not every|not all|not too|not always|not if|no more than
    """

  /// Phrases that only sound like an answer or a condition.
  private static let noAnswers = """
    right now|as it is|as is|good morning|good evening|good question|good luck|right away|if possible|if you can\
    |if you could|if you would|if you don't mind|if that's ok|if that's okay|if that's alright\
    |if that's all right|if that's fine|if it's ok|if it's okay|if it's possible|if it's no trouble\
    |if it's not too much trouble|if i may|after all|at once|once again|once more|as before\
    |like before|same as before|a while|first of all|not only
    """

  private static let doubts = """
    not sure|i'm not sure|i am not sure|unsure|i don't know|i do not know|dunno|idk|no idea\
    |don't know|do not know|can't decide|let me think|i'm not certain|not certain|make sure\
    |are you sure|you sure|yeah right|oh right|oh great|no preference|no comment|no matter|think about it\
    |i'm good|i am good|i'm fine|i am fine|i'm ok|i'm okay|i'm alright|i'm all right|we're good
    """
}
