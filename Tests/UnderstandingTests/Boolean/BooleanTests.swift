import Testing
import Understanding

@Suite struct BooleanTests {
  @Test(
    "A yes is heard in any words",
    arguments: [
      "yes", "yep", "sure", "go ahead", "absolutely", "of course", "sounds good to me", "why not",
      "ok", "yes please", "that works", "fine", "let's do it", "👍", "Yeah, go for it!",
      "no problem",
      "I agree", "definitely", "that's right", "perfect, thanks", "not bad", "no, wait, yes",
      "ok I guess", "yes… no onions though", "I'd love to", "uh, yeah", "sure, why not", "why not?",
      "no doubt", "ＹＥＳ",
    ])
  func yes(text: String) {
    #expect(BooleanDimension().read(text).understood == true)
  }

  @Test(
    "A no is heard in any words",
    arguments: [
      "no", "nah", "nope", "not now", "I'd rather not", "no thanks", "not really", "never",
      "I don't think so", "please don't", "maybe later", "👎", "absolutely not", "skip it",
      "that doesn't work for me", "I said no, not yes", "yes, no wait, no", "not today, thanks",
      "no way", "I'm not interested", "that's not right", "no, that's fine", "let's not",
      "not going to do that", "don't allow", "no need",
      "disable it", "not at all",
    ])
  func no(text: String) {
    #expect(BooleanDimension().read(text).understood == false)
  }

  @Test(
    "What is neither gives nothing",
    arguments: [
      "", "maybe", "I'm not sure", "yes and no", "why?", "is that ok?", "whatever", "purple", "7",
      "right now", "what does that mean?", "dunno", "it depends", "good question",
    ])
  func refused(text: String) {
    #expect(BooleanDimension().read(text).understood == nil)
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

  @Test("Both answers are said back so that they read as the same")
  func roundTrip() {
    expectRoundTrip(BooleanDimension(), [true, false])
    expectRoundTrip(BooleanDimension(strict: true), [true, false])
    expectExamples(BooleanDimension())
  }
}
