import Testing
import Understanding

@Suite struct ChoiceListTests {
  static let options = [
    ChoiceOption(id: "sleep", title: "Sleep & Naps", words: ["bedtime", "nights"]),
    ChoiceOption(id: "meals", title: "Meals & Cooking", words: ["food", "dinner"]),
    ChoiceOption(id: "play", title: "Play & Adventure", words: ["games", "playing outside"]),
    ChoiceOption(id: "money", title: "Money & Saving", words: ["pocket money"]),
    ChoiceOption(
      id: "pets", title: "Pets & Animals", words: ["dogs", "brothers and sisters of pets"]),
    ChoiceOption(id: "trips", title: "Trips & Travel", words: ["holidays"]),
  ]
  let dimension = ChoicesDimension(options: options, count: 1...6)
  let open = ChoicesDimension(options: options, count: 1...4, allowsOwn: true)

  @Test(
    "What is said afresh behind a no takes the place of what was said before it",
    arguments: [
      ("1 and 2... no make that 1 and 3", "sleep play"),
      ("one and two, no scratch two, one and five", "sleep pets"),
      ("sleep, food, games, oh and not food, we've done that", "sleep play"),
      ("give me the whole six", "sleep meals play money pets trips"),
      ("1, 3 and none of the others for now", "sleep play"),
      ("sleep and play, but nothing about meals", "sleep play"),
    ])
  func afresh(text: String, ids: String) {
    #expect(dimension.read(text).understood?.ids == ids.split(separator: " ").map(String.init))
  }

  @Test(
    "A single word behind options is a wish of one's own where it is added, and a thing",
    arguments: [
      ("1 and 3, and kites", "sleep play", "kites"), ("2, oh and patience", "meals", "patience"),
      ("1 and hopefully", "sleep", ""), ("1 and skip", "sleep", ""), ("1 and Mia", "sleep", ""),
      ("1 and 2. Her dad left in March", "sleep meals", ""),
      ("1 and 2, that sort of thing", "sleep meals", ""),
      ("all if I could! pick 1 and 3", "sleep play", ""), ("all fine, just 4", "money", ""),
    ])
  func added(text: String, ids: String, own: String) {
    let reading = open.read(text).understood
    #expect(reading?.ids == ids.split(separator: " ").map(String.init))
    #expect(reading?.own.joined(separator: ", ") == own)
  }

  @Test(
    "Options are chosen by place from either end, every other one, and from one on",
    arguments: [
      ("the top two", "sleep meals", "choices.first-few"),
      ("bottom three", "money pets trips", "choices.last-few"),
      ("second to last", "pets", "choices.before-last"),
      ("last but one", "pets", "choices.before-last"),
      ("the even ones", "meals money trips", "choices.every-other"),
      ("odd numbers please", "sleep play pets", "choices.every-other"),
      ("from 4 to the end", "money pets trips", "choices.onward"),
      ("5 onwards", "pets trips", "choices.onward"), ("the top one", "sleep", "choices.ordinal"),
      ("just the bottom one", "trips", "choices.ordinal"),
    ])
  func places(text: String, ids: String, rule: String) {
    #expect(dimension.read(text).understood?.ids.joined(separator: " ") == ids)
    #expect(dimension.read(text).rule == rule)
  }

  @Test(
    "A remark behind the number of an option is no wish, or is asked about",
    arguments: [
      ("2, he is like a lamb", ["meals"]), ("4, she is 9 and rather timid", ["money"]),
      ("3, if you don't mind", ["play"]),
    ])
  func remarks(text: String, ids: [String]) {
    #expect(open.read(text).understood?.ids == ids)
    #expect(open.read(text).understood?.own == [])
  }

  @Test(
    "What may be a remark or a wish behind a number is asked about, and what is wished is kept",
    arguments: [("1, sad story", nil), ("1, to climb a tree", "to climb a tree")]
      as [(String, String?)])
  func doubtfulWishes(text: String, own: String?) {
    if let own {
      #expect(open.read(text).understood?.own == [own])
    } else {
      #expect(open.read(text).ambiguous?.map(\.own) == [[], ["sad story"]])
    }
  }

  @Test(
    "Numbers with dashes between are a span of two and a list of more",
    arguments: [("2-4", "meals play money"), ("2-4-6", "meals money trips")])
  func dashes(text: String, ids: String) {
    #expect(dimension.read(text).understood?.ids.joined(separator: " ") == ids)
  }

  @Test("The middle one of an odd number of options is chosen, and of an even number none is")
  func middle() {
    let five = ChoicesDimension(options: Array(Self.options.prefix(5)), count: 1...5)
    #expect(five.read("the middle one").understood?.ids == ["play"])
    #expect(five.read("the middle one").rule == "choices.middle")
    #expect(dimension.read("the middle one").understood == nil)
  }

  @Test(
    "What is left out of all, or of the rest, is not chosen",
    arguments: [
      ("skip number 2, all the rest", "sleep play money pets trips"),
      ("leave out food and pets, we do those anyway, everything else", "sleep play money trips"),
      ("no dogs, no money, everything else is fine", "sleep meals play trips"),
      ("not 1, not 3, the rest", "meals money pets trips"),
      ("everything bar the last one", "sleep meals play money pets"),
      ("all of them please, we do all that at home", "sleep meals play money pets trips"),
      ("literally everything on the list", "sleep meals play money pets trips"),
      ("the whole lot", "sleep meals play money pets trips"),
      ("anything but money, his aunt handles that", "sleep meals play pets trips"),
      ("3, and 4, hmm, drop the 4, just 3", "play"),
      ("everything, food excepted", "sleep play money pets trips"),
      ("all, pets aside", "sleep meals play money trips"),
      ("all save food and money", "sleep play pets trips"),
      ("all six but the last", "sleep meals play money pets"),
      ("1, 2 - no, not 2, 4", "sleep money"), ("food and pets, no not pets, money", "meals money"),
      ("yes to 2 and 4, no to the rest", "meals money"),
      ("2 and 3, no, 1 and 6", "sleep trips"), ("not sleep, meals, no wait, pets", "pets"),
      ("meals, no, scrap that, pets", "pets"),
    ])
  func leftOut(text: String, ids: String) {
    #expect(dimension.read(text).understood?.ids.joined(separator: " ") == ids)
  }

  @Test(
    "Who only leaves options out has not said that all others are meant",
    arguments: [
      ("without food", "sleep play money pets trips"),
      ("not the first one", "meals play money pets trips"),
      ("no pets and no money", "sleep meals play trips"),
    ])
  func leftOver(text: String, ids: String) {
    let all = ids.split(separator: " ").map(String.init)
    #expect(dimension.leftOver(by: Line(text), in: .monday)?.ids == all)
    #expect(dimension.read(text).understood == nil)
  }

  @Test(
    "Who names what is meant leaves nothing over", arguments: ["food, not pets", "all but pets"])
  func named(text: String) {
    #expect(dimension.leftOver(by: Line(text), in: .monday) == nil)
  }

  @Test("A list of which a part is turned down is heard only where it is asked for")
  func explicit() {
    func isExplicit(_ text: String) -> Bool? {
      dimension.matches(in: Line(text), context: .monday).first?.isExplicit
    }
    #expect(isExplicit("food, pocket money") == true)
  }

  @Test(
    "What is only said by the way chooses nothing",
    arguments: [
      ("food, pets. He's in year 3 and it shows", "meals pets"),
      ("1 because our two never sleep", "sleep"), ("6 for sure. Our two have no clue", "trips"),
      ("definitely 4, and 3 if I may have two", "play money"),
      ("holidays and money, her nights are very short", "money trips"),
      ("pets first of all", "pets"), ("2, one thing at a time", "meals"),
      ("sleep, dinner. the everlasting fight about games", "sleep meals"),
      ("I work three nights out of four so pets", "pets"),
    ])
  func asides(text: String, ids: String) {
    #expect(dimension.read(text).understood?.ids.joined(separator: " ") == ids)
  }

  @Test("A remark is heard where nothing else is said")
  func onlyRemarks() {
    #expect(dimension.read("our dinner is a war").understood?.ids == ["meals"])
    #expect(dimension.read("we live near a lake").understood == nil)
    #expect(
      dimension.read("how he sleeps, what food he gets").understood?.ids == ["sleep", "meals"])
    #expect(dimension.read("how he sleeps?").understood == nil)
  }

  @Test(
    "Alternatives are asked about",
    arguments: ["2 or 3", "either food or pets", "sleep and 4 or maybe 5"])
  func alternatives(text: String) {
    #expect(dimension.read(text).ambiguous?.count == 2)
    #expect(dimension.read(text.replacing(" or ", with: " and ")).ambiguous == nil)
  }

  @Test(
    "A wish of people's own is kept without its introduction, its reason and chat",
    arguments: [
      ("4 plus riding a bike lol", "money", "riding a bike"),
      ("my own: less shouting at breakfast, thanks", "", "less shouting at breakfast"),
      ("that she learns to swim", "", "that she learns to swim"),
      ("none of those exactly, I want to read more with him", "", "I want to read more with him"),
      ("My goal isn't on the list: fewer fights in shops", "", "fewer fights in shops"),
      ("more hugs before he's grown", "", "more hugs before he's grown"),
      ("no more shouting in the car", "", "no more shouting in the car"),
    ])
  func wishes(text: String, ids: String, own: String) {
    #expect(open.read(text).understood?.ids.joined(separator: " ") == ids)
    #expect(open.read(text).understood?.own == [own])
  }

  @Test(
    "Reasons, remarks and refusals are no wishes",
    arguments: [
      ("pets, we've drifted apart since the move", "pets"),
      ("3, I'm away on a ship for half of the year", "play"),
      ("as a nurse I miss a lot of evenings, so bedtime it is", "sleep"),
      ("his food, he had a rough year", "meals"),
      ("5, 6 — the other ones his teachers cover well", "pets trips"),
      ("I'd be glad if she cared for the dogs a bit, I work nights", "pets"),
    ])
  func noWishes(text: String, ids: String) {
    #expect(open.read(text).understood == Choices(ids: ids.split(separator: " ").map(String.init)))
  }

  @Test(
    "What is neither an option nor a wish gives nothing",
    arguments: [
      "haven't really thought about it yet", "no idea honestly, what do others pick",
      "the weather's too hot today", "can i skip this part", "no clue at all",
    ])
  func refused(text: String) {
    #expect(open.read(text).understood == nil)
  }

  @Test(
    "A set is edited item by item",
    arguments: [
      ("drop meals, add pets", "sleep pets"), ("also 6", "sleep meals trips"),
      ("no sleep", "meals"), ("swap meals for money", "sleep money"),
      ("and pets as well", "sleep meals pets"), ("without the first one", "meals"),
      ("remove 1 and add 4 and 5", "meals money pets"), ("money and pets", "money pets"),
      ("everything but pets now", "sleep meals play money trips"),
      ("all of them was too much, drop meals", "sleep"),
    ])
  func edited(text: String, ids: String) {
    let old = Choices(ids: ["sleep", "meals"])
    #expect(
      dimension.revise(old, by: Line(text), in: .monday).understood
        == Choices(ids: ids.split(separator: " ").map(String.init)))
  }

  @Test("A wish of people's own stays where options are edited")
  func keptWish() {
    let old = Choices(ids: ["sleep"], own: ["ride a bike"])
    #expect(
      open.revise(old, by: Line("add pets"), in: .monday).understood
        == Choices(ids: ["sleep", "pets"], own: ["ride a bike"]))
  }
}
