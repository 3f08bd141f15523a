import Onboarding
import Testing
import Understanding

@Suite("Questions at Coach George's consent")
struct GeorgeConsentQuestionTests {
  @Test(
    "What people ask before they consent is answered, and grants nothing",
    arguments: [
      ("who gets my data?", "plan service"), ("what exactly is sent?", "training days"),
      ("what if I say no?", "nothing is submitted"), ("can I withdraw later?", "until"),
      ("do I have to?", "up to you"), ("for how long do they keep it?", "erase"),
    ])
  func answered(line: String, words: String) throws {
    var stage = try GeorgeScripts.stage()
    try stage.play(GeorgeScripts.toConsent + [line])
    #expect(stage.reply.contains(words), "\(stage.reply)")
    #expect(try stage.profile["consent"] == .null)
  }
}
