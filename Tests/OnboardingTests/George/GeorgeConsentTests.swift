import Conversation
import Onboarding
import Testing
import Understanding

@Suite("Consent to Coach George")
struct GeorgeConsentTests {
  @Test(
    "A clear yes consents, and the moment is kept",
    arguments: [
      "yes, I consent", "sure", "yes", "I agree", "absolutely",
      "Yes, my brother explained it to me and I agree", "I'm a nurse, and yes, I consent",
      "yes from me, thanks for asking first", "no, sorry, I misread that. Yes, I agree",
    ])
  func given(line: String) throws {
    var stage = try GeorgeScripts.stage()
    try stage.play(GeorgeScripts.toConsent + [line])
    #expect(try stage.profile["consent"] == true)
    #expect(try stage.profile["consented_at"] == .string(stage.now.description))
    #expect(try stage.step == "submit")
  }

  @Test(
    "Anything less is asked again",
    arguments: [
      "ok I guess", "maybe", "yes but only if it's free", "whatever", "I suppose so", "",
      "yes, keep my injuries out of it", "yes, only the profile",
      "I agree, my injuries stay private", "yes, my doctor shouldn't see it",
      "yes, I'd like to see it first", "yes, though not the goal time", "yes, use some of it",
      "I consent to the rest", "please remove the injury text and I consent to the rest",
    ])
  func halfHearted(line: String) throws {
    var stage = try GeorgeScripts.stage()
    try stage.play(GeorgeScripts.toConsent + [line])
    #expect(try stage.profile["consent"] == .null)
    #expect(try stage.profile["consented_at"] == .null)
    #expect(try stage.step == "review")
  }

  @Test(
    "Without consent nothing is submitted, and it says so",
    arguments: [
      "no", "I'd rather not", "not giving my consent", "yes... no. I don't consent",
    ])
  func refused(line: String) throws {
    let plans = ScriptedPlans()
    var stage = try GeorgeScripts.stage(plans)
    try stage.play(GeorgeScripts.toConsent + [line])
    #expect(try stage.profile["consent"] == false)
    #expect(stage.reply.contains("nothing is submitted"))
    try stage.play("generate my plan")
    #expect(stage.reply.contains("Do you consent"))
    #expect(plans.sent.isEmpty)
    #expect(try stage.profile["plan_id"] == .null)
  }

  @Test(
    "Consent can be withdrawn until the plan is made",
    arguments: [
      "I don't consent any more", "no consent", "withdraw my consent", "I revoke my consent",
      "change my consent to no", "I revoke my consent, don't take it personally",
    ])
  func withdrawn(line: String) throws {
    let plans = ScriptedPlans()
    var stage = try GeorgeScripts.stage(plans)
    try stage.play(GeorgeScripts.toSubmit + [line])
    #expect(try stage.profile["consent"] == false)
    #expect(try stage.profile["consented_at"] == .null)
    #expect(stage.reply.contains("nothing is submitted"))
    #expect(plans.sent.isEmpty)
  }

  @Test(
    "Consent that was withdrawn can be given again", arguments: ["I consent", "yes, I consent"])
  func givenAgain(line: String) throws {
    var stage = try GeorgeScripts.stage()
    try stage.play(GeorgeScripts.toSubmit + ["no consent", line])
    #expect(try stage.profile["consent"] == true)
    #expect(try stage.play("yes") == .complete)
  }

  @Test("Consent is not heard before it is asked for, nor handed in")
  func notBefore() throws {
    var stage = try GeorgeScripts.stage()
    try stage.play(GeorgeScripts.toDays + ["I consent"])
    #expect(try stage.profile["consent"] == .null)
    #expect(Product.george.fields.contains("consent") == false)
    let handedIn = HandedIn(field: "consent", value: true)
    #expect(try stage.play([], handedIn: [handedIn]) == .handedInRefused(.field))
    #expect(try stage.profile["consent"] == .null)
  }

  @Test("A no at the consent takes nothing else back")
  func onlyTheConsent() throws {
    var stage = try GeorgeScripts.stage()
    try stage.play(GeorgeScripts.toConsent + ["no"])
    #expect(try stage.profile["strava_intent"] == true)
  }
}
