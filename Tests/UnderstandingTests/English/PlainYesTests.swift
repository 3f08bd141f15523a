import Testing
import Understanding

@Suite("A plain yes")
struct PlainYesTests {
  @Test(
    "Nothing beside it hedges, delays, limits or ends",
    arguments: [
      "yes", "y", "Yes!", "yep", "yes please", "absolutely yes", "I accept", "sure", "ok",
      "okay then",
      "go ahead", "yes, go ahead", "of course", "definitely", "yes, thanks", "thank you, yes",
      "great, yes",
      "yes, do it", "looks good", "yes, looks good", "sounds good", "yes I do", "oh yes", "I agree",
      "let's do it", "we agree", "yes, send it", "yes please, send it", "send it", "👍", "yes mate",
      "yes, damn it", "yes!! finally", "yes please, Ada",
      "sure, boss",
      "please send that now", "yes, sir", "yes, thanks for your patience", "bet",
      "yeah thats fine", "right, fair enough, yeah go on",
      "yes, go go", "sí", "please do, the bus is here", "yes, send it. My daughter will laugh",
      "fire away",
      "yes. thanks for asking first", "nothing different, send it", "sorry, I misread that. Yes",
      "yes, and she'll be right",
    ])
  func plain(text: String) {
    #expect(PlainYes.isSaid(in: Line(text), or: ["send it"]))
  }

  @Test(
    "What hedges, delays, limits, ends or speaks of something else is none",
    arguments: [
      "ok wait", "right", "done", "finish", "ok bye", "ok, bye for now", "great, see you",
      "yes, later",
      "yes, in a minute", "yes, but not yet", "yes, hold on", "yes, tomorrow",
      "yes once I've read it",
      "I guess", "I think so", "probably", "maybe yes", "yes, I suppose", "hmm, yes",
      "sure, whatever",
      "yes?", "is it?", "no", "not yes", "yes and no", "yes, my wife decides", "yes if it is free",
      "my husband says yes", "that's all", "that's it", "no changes", "thanks", "cool, 1800",
      "next",
      "yes, I'll think about it", "", "?", "mate", "don't send it", "send it tomorrow",
      "yes, my boss decides", "yes, friends", "yes baby", "just the race. yes",
      "I have to ask my wife. yes", "I want to read it first. yes", "leave out the goal. yes",
      "yes, I will ask my wife", "yes, it stays private", "yes, they say it is safe",
      "yes, my data stays with me",
      "yes, nobody reads it", "thank you, not now. yes", "sorry, I want to change the date. Yes",
      "sorry, leave out the goal. Yes",
    ])
  func none(text: String) {
    #expect(!PlainYes.isSaid(in: Line(text), or: ["send it"], asked: ["data"]))
  }

  @Test(
    "Of what is shown, it is one to say that all of it is as it should be",
    arguments: [
      "everything is in order", "all as it should be. Off we go", "aye, that's all correct",
      "yes, that is all correct, thank you my dear", "affirmative", "yep, that's her to a T",
      "sound. that's it", "fine, leave it. looks right", "all good, he is asking for me",
      "it's all fine. I am tired", "yes. the kettle's boiling", "all good, the bus is here",
    ])
  func approving(text: String) {
    #expect(PlainYes.isSaid(in: Line(text), approving: true))
  }

  @Test(
    "It is none to ask whether it is, to deny it, or to say that there is no more",
    arguments: [
      "is everything in order", "is that correct?", "that's not correct", "that's all",
      "it's almost correct", "all good, I want it in blue", "all good, not today",
      "yes, that was a mistake", "yes, my doctor is against it", "yes, the app is risky",
      "yes, it scares me", "yes, it's too much",
      "all good, she is 7", "correct the date", "all correct, bye", "looks good, but the date",
    ])
  func notApproving(text: String) {
    #expect(!PlainYes.isSaid(in: Line(text), approving: true))
  }

  @Test(
    "What is named by one of its own phrases is meant, by whichever verb of going there",
    arguments: ["open the dashboard", "take me to the dashboard", "the dashboard, it's late"])
  func own(text: String) {
    #expect(PlainYes.isSaid(in: Line(text), or: ["go to dashboard"]))
    #expect(!PlainYes.isSaid(in: Line(text), or: ["start"]))
  }

  @Test("Words of what is asked belong to the yes in which they stand")
  func asked() {
    #expect(PlainYes.isSaid(in: Line("yes, you may use my data"), asked: ["use", "data", "may"]))
    #expect(!PlainYes.isSaid(in: Line("yes, you may use my data"), asked: ["use"]))
  }

  @Test("What is sent or granted needs more than that")
  func approvalIsNoConsent() {
    #expect(!PlainYes.isSaid(in: Line("everything is in order")))
  }

  @Test("Erasing takes \"yes\" or \"y\" as they are typed, and nothing else")
  func alone() {
    for text in ["yes", "y", "Yes", " YES. ", "y!"] {
      #expect(PlainYes.isAlone(in: text), "\(text)")
    }
    for text in [
      "yes please", "yse", "yep", "ok", "sure", "right", "ok wait", "yes yes", "yes?", "\"yes\"",
      "", "no", "👍",
    ] {
      #expect(!PlainYes.isAlone(in: text), "\(text)")
    }
  }

  @Test(
    "Consent is none that ends or waits",
    arguments: ["yes, hold on", "I agree, bye", "yes, that's all", "ok, later"])
  func consent(text: String) {
    #expect(BooleanDimension(strict: true).read(text).understood != true)
  }

  @Test("A remark beside a yes limits it where it doubts, puts off or wishes something")
  func remarks() {
    for (rest, isUnlimited) in [
      ("many kisses", true), ("bees waiting", true), ("near enough, hen", true),
      ("starting tmrw", false), ("not that I know", false), ("I want to read it", false),
      ("if he agrees", false), ("I'd check it", false),
      ("in a minute", false), ("in five minutes", false), ("one sec", false), ("cheers", true),
    ] {
      #expect(PlainYes.isUnlimited(by: Line(rest)) == isUnlimited, "\(rest)")
    }
  }
}
