/// What somebody says while the questions rest, after words of danger.
public enum RestReply: Hashable, Sendable {
  /// The questions are to go on.
  case goesOn
  /// The words were not meant so.
  case wasMisheard

  /// The reply of a line; nil when it is neither, so that the questions rest.
  public init?(_ line: Line) {
    let grammar = SafeguardingGrammar.rest
    let sentences = SafeguardingSentences(line, names: [], grammar).sentences
    func says(_ name: String) -> Bool {
      guard let pattern = grammar.pattern(name) else { return false }
      return sentences.contains { sentence in
        var matcher = WordMatcher(sentence.words)
        return matcher.first(pattern) != nil
      }
    }
    // "I'm not joking", "I don't want to go on".
    if says("misheard"), !says("meant") {
      self = .wasMisheard
    } else if says("goingOn"), !says("staying") {
      self = .goesOn
    } else {
      return nil
    }
  }
}

extension SafeguardingGrammar {
  /// How people go on after a rest, or say that nothing was meant.
  static let rest = SafeguardingGrammar([replies])

  private static let replies = """
    not = not | never | no | stop | without | nothing
    polite = please | pls | plz | now | then | yes | ok | okay | yeah | yep | sure | well |
     thanks | thank | you | lets | let | us | s | i | am | we | just | so | alright | right |
     fine | can | could | want | would | like | to | and | usher | ready | think | id | the |
     with
    goingOn = (go | carry | move | moving | going | press | push | get | getting | went) (on |
     along | ahead | forward | through) | continue | continuing | proceed | resume | keep going
     | pick up (where | again) | (back | return) to (the | my | our | your)? (question |
     questions | topic | app | setup | set up | onboarding | survey | form | it | business |
     goals | goal | where we were) | ask (away | me | again | the) | (next | other | last |
     same) (question | one | step) | what was the question | where were we | ^ [polite]* (next |
     ready | yes | yep | yeah | sure | go | onwards | lets go | go go) [polite]* $
    staying = [not] ~ (want | ready | wish | like | sure | going | go | continue | proceed |
     move | resume | carry | know | yet | now) | how (to | do | can | could | am | will) ~ (go |
     going | carry | keep | move) | not (yet | now | today) | (go | carry | going) on (with my
     life | living | without | like this)
    misheard = (not | did not | do not | never | was not) (really)? (mean | meant | meaning) (it
     | that | this | any | literally | to | so | like | what | those | the) | not what i (mean |
     meant | said | was) | nothing like that | not like that | not (serious | literal |
     literally | suicidal | seriously) | not in (danger | crisis | trouble) | not about (me |
     that | this) | no (one | body) is in danger | nobody is (in danger | hurt) | (joke | joking
     | joked | kidding | jk | exaggerating | exaggeration | lyrics | lyric | quote | quoting |
     idiom | metaphor | sarcasm | sarcastic | testing | typo | autocorrect) | just (a | an | my
     | testing | the)? (test | song | book | film | movie | game | show | saying | expression |
     phrase | word | figure | manner | way of) ~ | figure of speech | manner of speaking | (a |
     an) (song | book | film | movie | game | saying | expression | phrase | joke | typo) | you
     (misread | misheard | misunderstood | misunderstand | got (me | it | that | this) wrong |
     took (it | that) (wrong | wrongly) | are wrong | re wrong | read (it | that | me) wrong) |
     misunderstanding | misunderstood | false alarm | (came | come) out wrong | wrong (word |
     words | way) | bad (wording | choice) | i (mean | meant) | (take | took) (it | that) back |
     (forget | ignore | scratch | delete | disregard) (it | that | what | this) | never mind |
     nevermind | nvm | oops | whoops | my bad | worded (that | it) | (i | we | she | he | they |
     all | everything | everyone) (am | are | is | s | is all | are all)? (all)? (fine | ok |
     okay | good | alright | safe | well | right) | no worries | not to worry | no need to worry
     | don t worry | do not worry
    meant = (not | never | no) (a | an | any | just | really | even | in | all)* (joke | joking
     | kidding | jk | fine | ok | okay | good | alright | safe | well | exaggerating | test |
     testing | lyrics | typo | idiom | quote | expression | saying | metaphor | misunderstanding
     | right) | i (mean | meant) (it | this | every word)
    """
}
