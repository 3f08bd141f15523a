import Testing
import Understanding

@Suite struct ChoiceTests {
  let dimension = ChoiceDimension(options: [
    ChoiceOption(
      id: "walk", title: "Walk More", words: ["stroll", "go on foot"],
      description: "Reach your steps every day"),
    ChoiceOption(
      id: "sleep", title: "Sleep Better", words: ["rest", "earlier bedtime"],
      description: "Wake up fresh"),
    ChoiceOption(
      id: "cook", title: "Cook at Home", words: ["cooking"], description: "Eat what you prepare"),
  ])

  @Test(
    "An option is chosen by its words, number, letter or place",
    arguments: [
      ("Walk more", "walk"), ("walking", "walk"), ("sleep", "sleep"), ("2", "sleep"),
      ("b", "sleep"), ("one", "walk"), ("one please", "walk"),
      ("c)", "cook"), ("the first one", "walk"), ("the last", "cook"), ("second", "sleep"),
      ("number three", "cook"), ("option 1 please", "walk"), ("#2", "sleep"), ("3rd", "cook"),
      ("I'd like to cook at home", "cook"), ("not walk, sleep", "sleep"),
      ("earlier bedtime", "sleep"),
      ("walk, no wait, cook", "cook"), ("cokking at home", "cook"), ("strolling", "walk"),
      ("waking up fresh", "sleep"), ("I'll go with the second one", "sleep"),
      ("could I cook?", "cook"),
      ("rest, please", "sleep"), ("neither walk nor cook, just sleep", "sleep"),
      ("number 2, I think", "sleep"), ("sleeep better", "sleep"),
      ("number 2 I'm lazy", "sleep"),
      ("I used to sleep better, now cook at home", "cook"),
      ("sleep better, sorry", "sleep"), ("walk, sorry about that", "walk"),
      ("walk, sorry, cook", "cook"), ("2 no hmm 1", "walk"), ("3, hmm no, 1", "walk"),
      ("the third, no well, the first", "walk"),
    ])
  func understood(text: String, id: String) {
    #expect(dimension.read(text).understood == id)
  }

  @Test(
    "What chooses nothing gives nothing",
    arguments: [
      "", "7", "d", "either", "why?", "not sleep", "I don't know", "what does sleep better mean?",
      "tell me about 2", "blue", "I have 2 kids", "1 or 2", "none",
    ])
  func refused(text: String) {
    #expect(dimension.read(text).understood == nil)
  }

  @Test(
    "What takes back a number for another takes back no option before it",
    arguments: [
      ("walk more, 1500 a day, no wait, 1550", "walk"),
      ("cook at home and 2500, sorry, 2600", "cook"),
      ("sleep better. on Monday. scratch that, Tuesday", "sleep"),
      ("walk, 1500, hold on, 1600", "walk"),
      ("walk, 1, no wait, 2", nil), ("walk more, 1500, no wait, cook", "cook"),
      ("walk more, no wait", nil), ("walk more, I mean it, no wait, 1500", nil),
    ] as [(String, String?)])
  func repairs(text: String, id: String?) {
    #expect(dimension.read(text).understood == id)
  }

  @Test(
    "What others want is none of one's own, where one says what that is",
    arguments: [
      ("my wife wants to sleep better, but me, I want to cook at home", "cook"),
      ("my son would walk more and my mum cooks, I just want to sleep better", "sleep"),
      ("my doctor told me to walk more", "walk"), ("my trainer says walk more", "walk"),
    ])
  func ofOthers(text: String, id: String) {
    #expect(dimension.read(text).understood == id)
  }

  @Test(
    "Who thinks again or asks to hold on counts and holds nothing",
    arguments: [
      ("the second, on second thoughts the first", "walk"), ("hang on, cook at home", "cook"),
      ("on second thought walk more", "walk"), ("the second", "sleep"),
    ])
  func thinkingAgain(text: String, id: String) {
    #expect(dimension.read(text).understood == id)
  }

  @Test(
    "The no of what an option is called takes nothing back",
    arguments: ["no thanks", "No thanks, sorry"])
  func calledNo(text: String) {
    let options = [
      ChoiceOption(id: "go", title: "Go on"),
      ChoiceOption(id: "skip", title: "Skip", words: ["no thanks"]),
    ]
    #expect(ChoiceDimension(options: options).read(text).understood == "skip")
  }

  @Test("Two options are asked about, and picked from by word and place")
  func ambiguous() {
    #expect(dimension.read("sleep or walk").ambiguous == ["sleep", "walk"])
    let candidates = ["sleep", "walk"]
    func pick(_ text: String) -> Int? {
      dimension.pick(from: candidates, by: Line(text), in: .monday)
    }
    #expect(pick("the first") == 0)
    #expect(pick("walking") == 1)
    #expect(pick("2") == 1)
    #expect(pick("cook") == nil)
    #expect(pick("no, cook") == nil)
    #expect(pick("either") == nil)
  }

  @Test("Every option is said back so that it reads as the same")
  func roundTrip() {
    expectRoundTrip(dimension, ["walk", "sleep", "cook"])
    expectExamples(dimension)
    #expect(dimension.value(from: .string("swim")) == nil)
  }
}
