import Testing
import Understanding

@Suite struct BooleanTests {
  @Test(
    "A yes is heard in any words",
    arguments: [
      "yes", "yep", "sure", "go ahead", "absolutely", "of course", "sounds good to me", "why not",
      "that's fine with me", "I do not object", "I wouldn't say no", "not against it",
      "ok", "yes please", "that works", "fine", "let's do it", "👍", "Yeah, go for it!",
      "no problem",
      "I agree", "definitely", "that's right", "perfect, thanks", "not bad", "no, wait, yes",
      "no thanks… make that a yes",
      "no, scrap that, yes", "why ever not",
      "ok I guess", "yes… no onions though", "I'd love to", "uh, yeah", "sure, why not", "why not?",
      "no doubt", "ＹＥＳ", "I don't see why not", "im fine with that", "k", "yeh go on then",
      "couldn't agree more", "I'm in",
    ])
  func yes(text: String) {
    #expect(BooleanDimension().read(text).understood == true)
  }

  @Test(
    "What a question asks about something else is no answer",
    arguments: ["Can I correct the time later?", "that's odd. do they write it off?"])
  func asked(text: String) {
    #expect(BooleanDimension().read(text).understood == nil)
  }

  @Test(
    "A no is heard in any words",
    arguments: [
      "no", "nah", "nope", "not now", "I'd rather not", "no thanks", "not really", "never",
      "I don't think so", "please don't", "maybe later", "👎", "absolutely not", "skip it",
      "that doesn't work for me", "I said no, not yes", "yes, no wait, no", "yes... make that no",
      "keep my location private", "not today, thanks",
      "oh no", "oh no thanks", "oh no, I don't want that at all",
      "no way", "I'm not interested", "that's not right", "no, that's fine", "let's not",
      "not going to do that", "don't allow", "no need",
      "disable it", "not at all", "please do not", "for sure not", "no ty", "not for now",
      "thats not right",
      "nah im good", "no, unless it's free", "no, but thanks", "that would be great, but not today",
      "bad idea", "that's terrible", "sounds bad to me", "no, that's wrong",
    ])
  func no(text: String) {
    #expect(BooleanDimension().read(text).understood == false)
  }

  @Test(
    "What is neither gives nothing",
    arguments: [
      "before we do that", "before I agree, a question", "", "maybe", "I'm not sure", "yes and no",
      "why?", "is that ok?", "that's it?", "whatever", "purple", "7",
      "right now", "what does that mean?", "dunno", "it depends", "good question", "10 k",
      "im good thanks", "i dont mind", "not on Mondays", "I'm in Berlin",
      "oh no, I only wanted to ask something", "but no, what is that doing there",
      "a bad hip", "my back is bad", "the traffic is terrible", "wrong year",
    ])
  func refused(text: String) {
    #expect(BooleanDimension().read(text).understood == nil)
  }

  @Test(
    "A yes with a condition or an exception is no plain yes",
    arguments: [
      "yes, but not on Mondays", "yes but only at weekends", "yes if it's free",
      "if it's free, yes",
      "sure, unless it costs something", "sounds good, but change the date", "yes when I'm home",
      "yes, as long as I can change it", "ok, just not at night", "yes, except notifications",
      "yes, not at weekends", "yes after 8pm", "fine, until Friday", "yes, only the first",
      "no problem, but ask me first", "absolutely, other than Sundays", "yes, not every day",
    ])
  func conditional(text: String) {
    let reading = BooleanDimension().read(text)
    if case .limited(true, _)? = reading.unclear {
    } else {
      #expect(reading.unclear == .nothingFound)
    }
  }

  @Test(
    "What only sounds like a condition leaves a yes a yes",
    arguments: [
      "yes, if possible", "yes please, if you don't mind", "hmm, but yes", "first of all, yes",
      "yes, at once", "once again, yes", "yes, after all", "that is not cheap, but yes",
      "yes, even on Mondays", "when you put it like that, sure",
    ])
  func unconditional(text: String) {
    #expect(BooleanDimension().read(text).understood == true)
  }

  @Test(
    "A friendly word that leads to something else is no yes",
    arguments: [
      "right, how long is that", "ok what happens then", "sure, who gets to see it",
      "fine, what was the second one", "sure sounds odd", "sure looks expensive", "yeah right",
      "oh great", "bruised my right foot in May",
      "sprained right ankle",
    ])
  func marker(text: String) {
    #expect(BooleanDimension().read(text).unclear == .nothingFound)
  }

  @Test(
    "Friendly words that lead to nothing else are a yes",
    arguments: [
      "right", "sure, why not", "sure thanks", "sounds good", "ok great", "great, thanks",
      "sure, it helps", "yes, what else",
    ])
  func friendly(text: String) {
    #expect(BooleanDimension().read(text).understood == true)
  }

  @Test(
    "Who is not ready for something says no, whatever follows",
    arguments: ["not ready for reminders", "I'm not ready for that", "not ready"])
  func notReady(text: String) {
    #expect(BooleanDimension().read(text).understood == false)
  }

  @Test(
    "Consent needs a clear yes",
    arguments: [
      ("yes", true), ("yes, I consent", true), ("sure", true), ("ok", true), ("I agree", true),
      ("no", false), ("not yet", false), ("ok I guess", nil), ("fine, whatever", nil),
      ("maybe", nil),
      ("yes, but don't share it", nil), ("if I must", nil), ("I suppose so, yes", nil),
      ("good", nil),
      ("yes if you delete it later", nil), ("I would like to read it first", nil), ("yes?", nil),
      ("I certainly want to read it", nil), ("I am tired", nil), ("I will think about it", nil),
      ("I do", true), ("yes, after I read it", nil), ("I give my consent", true),
      ("I do not consent", false),
      ("I don't know, yes", nil), ("what does that mean", nil), ("sure, whatever", nil),
    ] as [(String, Bool?)])
  func consent(text: String, value: Bool?) {
    #expect(BooleanDimension(strict: true).read(text).understood == value)
  }

  @Test("Words of answers are read in every order, three at a time")
  func everyOrder() {
    let words = [
      "yes", "no", "not", "sure", "for sure", "ok", "now", "never", "wait", "if", "really", "k",
    ]
    for first in words {
      for second in words {
        for third in words {
          let text = "\(first) \(second) \(third)"
          guard
            case .understood(_, let evidence) = BooleanDimension().read(Line(text), in: .monday)
          else { continue }
          #expect(evidence.span.upperBound <= text.utf8.count, "\(text)")
        }
      }
    }
  }

  @Test(
    "Sentences on the way do not answer beside an answer, and what comes last takes back",
    arguments: [
      ("Yes please, otherwise I forget it after 2 days", true), ("yes, I always forget", true),
      ("yes because I forget before lunch", true), ("yes, forget that, no", false),
      ("why not, I can turn it off later", true), ("what I eat is my own business, so no", false),
      ("it's not the money, so yes", true), ("yes. Hmm, no", false), ("no… oh well, yes", true),
      ("yes, ah no, not with my kids about", false), ("not at this point", false),
      ("I'd rather keep that to myself", false), ("oh go on", true),
      ("I'll give that a miss", false),
      ("not sure I want that", nil), ("I get enough of it as it is, no more please", false),
      ("yes and no", nil), ("that would be handy", true), ("not keen", false),
    ] as [(String, Bool?)])
  func clauses(text: String, value: Bool?) {
    #expect(BooleanDimension().read(text).understood == value)
  }

  @Test(
    "What is asked about answers by its name and by what is done with it",
    arguments: [
      ("no calendar", false), ("not on calendar", false), ("not the calendar", nil),
      ("anything but calendar", false),
      ("connect it", true), ("link my calendar please", true), ("don't connect it", false),
      ("you can use my calendar", true), ("hook it up", true), ("do you use my calendar?", nil),
      ("I share my calendar with my wife", nil), ("yes, as long as I can turn it off", true),
      ("yes, but not on Mondays", nil), ("no camera or calendar", false),
      ("no camera, calendar or photos please", false), ("without camera or calendar", false),
      ("Sunday is fine", nil), ("the phone is ok", nil), ("the calendar is fine", true),
      ("that is fine", true), ("connecting is fine", true), ("a remark, of course: lunch", nil),
      ("I did not say no to the calendar", nil),
    ] as [(String, Bool?)])
  func topic(text: String, value: Bool?) {
    let dimension = BooleanDimension(about: BooleanTopic(["calendar"]))
    #expect(dimension.read(text).understood == value)
  }

  @Test("A denial answers once, however many nouns of its topic follow")
  func deniedNouns() {
    let dimension = BooleanDimension(about: BooleanTopic(["health", "data"]))
    for text in [
      "no camera or health data", "no, and no camera or health data either",
      "without health, data or health data",
    ] {
      #expect(dimension.read(text).understood == false, "\(text)")
    }
  }

  @Test("A yes may say when, where that is asked, and may wait, where it is for later")
  func topicOfTimes() {
    let timed = BooleanDimension(about: BooleanTopic(["reminders"], canBeTimed: true))
    #expect(timed.read("yes, but not before 9").understood == nil)
    #expect(timed.read("yes, but not in the morning").understood == true)
    #expect(timed.read("yes, but only if it's free").understood == nil)
    let later = BooleanDimension(about: BooleanTopic(["calendar"], canWait: true))
    #expect(later.read("yes, later suits me").understood == true)
    #expect(later.read("yes, once I find my phone").understood == true)
    #expect(later.read("maybe later").understood == false)
    let now = BooleanDimension(about: BooleanTopic(["calendar"]))
    #expect(now.read("later").understood == false)
    #expect(now.read("perhaps later then").understood == false)
  }

  @Test("Both answers are said back so that they read as the same")
  func roundTrip() {
    expectRoundTrip(BooleanDimension(), [true, false])
    expectRoundTrip(BooleanDimension(strict: true), [true, false])
    expectExamples(BooleanDimension())
  }

  @Test(
    "A yes that a condition or a time limits is no yes, and is told from none",
    arguments: [
      "yes but not at weekends", "sure, only on weekdays", "yes, unless it's spammy",
      "yes, do nag me. Mornings only",
    ])
  func limited(text: String) {
    guard case .unclear(.limited(true, _)) = BooleanDimension().read(text) else {
      Issue.record("\(BooleanDimension().read(text))")
      return
    }
    #expect(BooleanDimension(strict: true).read(text) == .unclear(.nothingFound))
  }

  @Test("What is granted is answered by a plain yes or no, and examples are such")
  func examples() {
    #expect(BooleanDimension(strict: true).examples == ["yes", "no"])
  }
}
