import Testing

@testable import Understanding

@Suite("Talk that steers a conversation")
struct TalkTests {
  @Test(
    "A clause is talk where all of its words belong to one sense",
    arguments: [
      ("by the way", TalkSense.interjection), ("before I forget it", .aside),
      ("sorry for my English", .excuse), ("is that ok", .check), ("if that is allowed", .aside),
      ("like I said", .repetition),
      ("if that makes any sense to you", .aside), ("can we hurry up please", .onward),
      ("off we go", .onward), ("one moment please", .waiting), ("thanks be to God", .thanks),
      ("all in order", .approval), ("that's her to a T", .approval),
      ("sound, that's it", .approval), ("born ready", .onward), ("done, cheers", .closing),
      ("all done for real, folks", .closing), ("I shall take my leave, good day to you", .goodbye),
      ("please forget about all of that", .retraction), ("leave it the way it was", .restoration),
      ("I'll finish this tonight", .goodbye), ("let me come back to this tomorrow", .goodbye),
      ("will do the rest later", .goodbye), ("no, I shall try tomorrow", .goodbye),
      ("I'll be back after lunch", .goodbye), ("no time now, sorry", .goodbye),
      ("I never said that", .disavowal), ("hey, I didn't agree to it", .disavowal),
      ("it should just say", .dictation), ("can you change it to", .dictation),
      ("I'd better go", .goodbye), ("I want to stop for now", .goodbye),
      ("I'll come back on Tuesday", .goodbye), ("would you please quit for now", .goodbye),
      ("let's do it", .onward), ("ready as I'll ever be", .onward), ("this is all", .approval),
      ("as before", .restoration), ("ok I go now", .goodbye), ("thanks a lot, buddy", .thanks),
      ("I'd rather skip that one", .withholding),
      ("thanks, doc", .thanks), ("I'll go with what you suggest", .deferral),
      ("bye coach", .goodbye), ("off to bed", .goodbye),
      ("I leave now", .goodbye), ("I'll come again tomorrow", .goodbye),
      ("not comfortable sharing it", .withholding),
      ("I don't want to give the exact", .withholding),
    ])
  func senses(text: String, sense: TalkSense) {
    let line = Line(text)
    #expect(line.talkSense(of: 0..<line.tokens.count) == sense)
  }

  @Test(
    "A word of something else makes it none",
    arguments: [
      "I forget my knee brace", "the doctor allowed running", "hurry the children up",
      "is my knee in order", "one moment of pain", "my English teacher", "done with sugar",
      "I'm off at the weekend", "I'm off the rest", "I finish after dinner",
      "I get back after work",
      "mon wed fri. bye", "leave Sunday", "stop on Thursdays",
      "a good day for running", "bedtime", "good day", "forget the keys", "it was fine before",
      "I skip breakfast", "I'd rather not run far", "thanks to running", "what you think of me",
      "bye to sugar",
    ])
  func none(text: String) { #expect(Line(text).talkSense == nil) }

  @Test("A neither behind what it adds is about that alone")
  func neither() {
    for text in ["no, sugar neither", "sugar neither, I'm diabetic"] {
      #expect(Line(text).addsOne, "\(text)")
    }
    for text in ["neither", "no, neither", "neither sugar nor milk", "I want neither"] {
      #expect(!Line(text).addsOne, "\(text)")
    }
  }

  @Test("What is put off is said by a no and when, or by coming back")
  func puttingOff() {
    for text in ["I just won't start today", "no, tomorrow", "I'll be back on Monday"] {
      #expect(Line(text).putsOff, "\(text)")
    }
    for text in ["start today", "not yet", "an hour later", "make it Monday", "no"] {
      #expect(!Line(text).putsOff, "\(text)")
    }
  }

  @Test("A goodbye at the end of a line is found, whatever stands before it")
  func closingGoodbye() {
    for (text, goodbye) in [
      ("Wednesdays I'll be off", nil), ("is there a reminder? ok bye", "bye"),
      ("kettle's on. ta ra", "ta ra"), ("bye", nil), ("I go running at good times", nil),
    ] {
      let line = Line(text)
      #expect(line.closingGoodbye.map(line.text(at:)) == goodbye, "\(text)")
    }
  }

  @Test("How much somebody thanks is no degree of anything")
  func thanked() {
    let scale = ScaleDimension(in: 1...10)
    #expect(scale.read("7, thanks so much").understood == 7)
    #expect(scale.read("thanks a lot").understood == nil)
    #expect(scale.read("a lot, thanks").understood != nil)
  }

  @Test("What is said before a goodbye is parted from it")
  func leaveTaking() {
    for (text, goodbye) in [
      ("no, 2000. gotta go, bye", "gotta go, bye"), ("noon to 8, thanks, bye", "thanks, bye"),
      ("can I come back later?", nil), ("thanks, bye", "bye"),
    ] {
      let line = Line(text)
      #expect(line.leaveTaking.map(line.text(at:)) == goodbye, "\(text)")
    }
  }

  @Test("Who is done and says thanks closes with it")
  func closing() {
    #expect(Line("done, thank you").closesWithThanks)
    #expect(Line("cheers, all done").closesWithThanks)
    #expect(!Line("done").closesWithThanks)
    #expect(!Line("thanks").closesWithThanks)
  }

  @Test("A clause that asks to wait is found beside others")
  func waiting() {
    let line = Line("hang on, the door, one moment")
    #expect(line.clausesOfWaiting.map(line.text) == ["hang on", "one moment"])
  }
}
