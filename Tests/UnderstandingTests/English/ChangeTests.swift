import Testing

@testable import Understanding

@Suite("What a line changes, and what it leaves as it is")
struct ChangeTests {
  @Test(
    "What stays is left out of what is changed",
    arguments: [
      ("take out health but keep the others", "take out health"),
      ("strike health and leave the remaining three", "strike health"),
      ("drop wednesday, the rest is fine", "drop wednesday"),
      ("keep the first two, drop family", "drop family"),
      ("move the start to 9am but leave the end where it is", "move the start to 9am"),
      ("leave the others out", "leave the others out"),
      ("keep Monday and add Friday", "keep Monday and add Friday"),
      ("that's right, 1800", "that's right, 1800"),
    ])
  func staying(text: String, changed: String) throws {
    let left = Line(text).withoutWhatStays
    let words = left.tokens.filter { $0.kind != .sign && $0.lexeme != .but && $0.lexeme != .and }
    let wanted = Line(changed).tokens
      .filter { $0.kind != .sign && $0.lexeme != .but && $0.lexeme != .and }
    #expect(words.map(\.word) == wanted.map(\.word))
  }

  @Test(
    "Something is pushed to a later time, or brought to an earlier one",
    arguments: [
      ("push it back two weeks", 1), ("postponed by two weeks", 1), ("push it two weeks", 1),
      ("bring it forward by two weeks", -1), ("move it back two weeks", nil),
      ("push it forward two weeks", nil), ("two weeks", nil), ("bring two weeks", nil),
    ] as [(String, Int?)])
  func shifts(text: String, sign: Int?) throws {
    let line = Line(text)
    let amount = try #require(line.tokens.firstIndex { $0.lexeme == .small })
    #expect(line.shift(of: amount..<amount + 2) == sign)
    #expect(line.saysShift == (sign != nil))
  }

  @Test(
    "A value is made so many times as large",
    arguments: [
      ("double it", 2), ("double the calories pls", 2), ("half of that", 0.5),
      ("twice that please", 2), ("a half marathon", nil), ("twice a week", nil), ("double", nil),
    ] as [(String, Double?)])
  func factors(text: String, factor: Double?) {
    #expect(Line(text).factor?.0 == factor)
  }

  @Test("A value so many times as large stays one")
  func multiples() {
    #expect(1800.multiplied(by: 0.5) == 900)
    #expect(Int.max.multiplied(by: 2) == nil)
    #expect(2.5.multiplied(by: 2) == 5)
    #expect(Energy(kcal: 1200).multiplied(by: 2) == Energy(kcal: 2400))
    #expect(Distance(metres: 5000).multiplied(by: 2) == Distance(metres: 10_000))
    #expect(TimeSpan(seconds: 3600).multiplied(by: 0.5) == TimeSpan(seconds: 1800))
    #expect(TimeSpan(months: 1).multiplied(by: 0.5) == nil)
  }

  @Test(
    "What a line lets be again is none of it",
    arguments: [
      ("I eat till 8 in summer, but leave it. Why?", "Why?"),
      ("make it 1900. Never mind, leave it", ""), ("make it 1900", "make it 1900"),
      ("leave it. 1900", "leave it. 1900"), ("yes, leave it", "yes, leave it"),
    ])
  func letBe(text: String, left: String) {
    let words = Line(text).withoutWhatIsLeft.tokens.filter { $0.kind != .sign }.map(\.word)
    let expected = Line(left).tokens.filter { $0.kind != .sign }.map(\.word)
    #expect(words.suffix(max(1, expected.count)) == (expected.isEmpty ? ["it"] : expected)[...])
    #expect(!words.contains("1900") || expected.contains("1900"))
  }

  @Test("What a text is to become stands behind a sentence on what is wrong with it")
  func newText() {
    for (text, new) in [
      ("the note is nonsense. Change it to 'a sore knee'", "a sore knee"),
      ("the note is wrong. It should say a sore knee", "a sore knee"),
      ("the note is a sore knee, change it", nil),
      ("no, just put: a sore knee", "a sore knee"),
      ("it should only read a sore knee", "a sore knee"),
      ("can you change it to: a sore knee, mild", "a sore knee, mild"),
      ("I want it to read \"a sore knee\" and nothing else", "a sore knee"),
      ("the note reads oddly", nil), ("I'd have a sore knee", nil),
      ("it says: nonsense", nil), ("write it better please: a sore knee", "a sore knee"),
      ("it should just be a sore knee", "a sore knee"),
      ("it should say a sore knee. And no more of this", "a sore knee"),
    ] {
      let line = Line(text)
      let place = line.placeOfNewText(in: 0..<text.utf8.count)
      #expect(place.map(line.text(at:)) == new, "\(text)")
    }
  }

  @Test("A courtesy between the name of a text and its colon is none of it")
  func courtesy() {
    for (text, new) in [
      ("change the note, please: a sore knee", "a sore knee"),
      ("add to the note: a sore knee", nil),
    ] {
      let line = Line(text)
      let name = line.tokens.first { $0.word == "note" }?.span
      let place = line.placeOfNewText(in: 0..<text.utf8.count, called: name)
      #expect(place.map(line.text(at:)) == new, "\(text)")
    }
  }

  @Test("Words that only put a text somewhere do not say plainly that it follows")
  func plainlyNewText() {
    for (text, isPlain) in [
      ("put a sore knee", false), ("just put a sore knee", true), ("put: a sore knee", true),
    ] {
      let line = Line(text)
      let place = line.placeOfNewText(in: 0..<text.utf8.count, plainly: true)
      #expect((place != nil) == isPlain, "\(text)")
    }
  }

  @Test("How a text reads now is no new one")
  func standingText() {
    for (text, stands) in [
      ("the note still says nonsense", true), ("the note sounds odd", true),
      ("the note should say sore", false), ("the note: sore", false), ("it says note: sore", true),
    ] {
      let line = Line(text)
      let name = line.tokens.first { $0.word == "note" }
      #expect(name.map { line.tellsWhatStands(around: $0.span) } == stands, "\(text)")
    }
  }

  @Test("A name that is to be left is no other, and one that is left out is")
  func left() {
    for (text, isLeft) in [
      ("leave the name, dashboard please", true), ("leave my name", false),
      ("change the name, please", false),
    ] {
      let line = Line(text)
      let name = line.tokens.first { $0.word == "name" }
      #expect(name.map { line.isLeft($0.span) } == isLeft, "\(text)")
    }
  }

  @Test("A no that goes on to keep something is one")
  func keeping() {
    #expect(Line("no leave 2018! it's right").refusesByKeeping)
    #expect(!Line("no problem, leave it").refusesByKeeping)
    #expect(!Line("keep it").refusesByKeeping)
  }

  @Test(
    "Something is put back to what it was",
    arguments: [
      ("put the hours back to what they were", true), ("go back to the old window", true),
      ("revert the calories", true), ("back to the original hours please", true),
      ("go back to the first question", false), ("go back", false), ("back in May", false),
      ("my back was fine before", false), ("no, not 1550. the one before that", true),
      ("the one before please", true), ("the one before lunch", false),
    ])
  func restoring(text: String, restores: Bool) {
    #expect(Line(text).restores == restores)
  }

  @Test(
    "All of some things are spoken of",
    arguments: [
      ("make them all 5", true), ("set all of them to 6", true), ("all three yes", true),
      ("both of them", true), ("all", false), ("all of them except location", false),
      ("5", false),
    ])
  func all(text: String, speaks: Bool) {
    #expect(Line(text).speaksOfAllOfThem == speaks)
  }

  @Test(
    "A copy ends where something is left out or added",
    arguments: [
      ("same as Ben but without school", "same as Ben"), ("same as Ben", "same as Ben"),
      ("same as Ben plus health", "same as Ben"),
    ])
  func exceptions(text: String, copy: String) throws {
    let line = Line(text)
    #expect(line.words(try #require(line.beforeException)) == copy)
    #expect(Line("").beforeException == nil)
  }

  @Test("One of several is described by age, by place, or as the other one")
  func descriptions() {
    #expect(DescribingWords.phrases(for: .oldest, noun: "child").contains(["elder", "one"]))
    #expect(DescribingWords.phrases(for: .youngest, noun: "child").contains(["youngest"]))
    #expect(DescribingWords.phrases(for: .other, noun: "guest").contains(["other", "guest"]))
    #expect(DescribingWords.phrases(for: .last, noun: "guest") == [["last", "guest"]])
    // "The second one" may be a thing.
    #expect(!DescribingWords.phrases(for: .at(1), noun: "child").contains(["second", "one"]))
    #expect(DescribingWords.phrases(for: .at(7), noun: "child").isEmpty)
    #expect(DescribingWords.areSaid(in: Line("the older one's goals")))
    #expect(!DescribingWords.areSaid(in: Line("Mia's goals")))
  }

  @Test(
    "A line that moves something to a value corrects it",
    arguments: [
      ("bump it to 1900", true), ("move the start to 9am", true), ("bring it down to 1500", true),
      ("move it to Friday", true), ("move more", false), ("drop Sunday", false),
      ("ok bump that up to 2250 please", true), ("it should be 1900", true),
      ("I should be eating 3200 so put that", false), ("we should be done by 8", false),
      ("please change the note to two teas", true), ("could you set it to 1900", true),
      ("can I change it later", false), ("could you change it later?", false),
      ("raise money to live", false), ("bring her up to be kind", false),
    ])
  func moving(text: String, isCorrection: Bool) {
    #expect((CorrectionCue(Wording(Line(text))) == .replacing) == isCorrection)
  }

  @Test(
    "The words of a text are changed, some are added, and some taken out",
    arguments: [
      ("change two to three in that note", "three espressos"),
      ("please swap espressos for lattes", "two lattes"),
      ("add to the note that it was raining", "two espressos, it was raining"),
      ("add oat milk to the note", "two espressos, oat milk"),
      ("add oat milk to my note too please", "two espressos, oat milk"),
      ("put oat milk in the note", "two espressos, oat milk"),
      ("change one to three in that note", nil), ("add it", nil), ("add Sunday", nil),
      ("add oat milk to my injuries", nil), ("three espressos", nil),
      ("another note: oat milk", "two espressos, oat milk"), ("another note", nil),
      ("take two out of the note", "espressos"), ("remove 'two' from my note", "espressos"),
      ("delete oat milk from the note", nil), ("remove two espressos from the note", nil),
      ("remove", nil), ("take", nil), ("remove it", nil), ("another note:", nil),
    ])
  func texts(line: String, text: String?) {
    #expect(TextDimension().edited("two espressos", by: Line(line))?.text == text)
  }

  @Test(
    "What is so stands in the place of what was said",
    arguments: [
      ("I told you 1500, but the sheet says 1600", "1500"),
      ("I said noon but it's 1pm", "noon"),
      ("I put 1500, but I'm looking at the sheet and it actually says 1600", "1500"),
      ("I said 1500, but thanks", nil), ("Tuesdays, but not only", nil),
    ])
  func told(line: String, rejected: String?) {
    #expect(Line(line).replacement?.rejected.content.map { Line(line).text(at: $0) } == rejected)
  }

  @Test(
    "The other of two things is pointed at",
    arguments: [
      ("oops, I wanted the other", true), ("the other way please", true),
      ("the other child is older", false), ("another one", false),
    ])
  func theOther(line: String, points: Bool) {
    #expect((Line(line).theOther != nil) == points)
  }

  @Test(
    "A line wishes that something were otherwise",
    arguments: [
      ("can the colour be green?", true), ("could my calories be 1900", true),
      ("can you be quick", false), ("can you please be quick", false),
      ("will the colour be green?", false), ("is the colour green?", false),
    ])
  func wishes(line: String, isWish: Bool) {
    #expect(QuestionForm.wishes(Wording(Line(line))) == isWish)
  }

  @Test(
    "A star marks what should have stood in the line before",
    arguments: [
      ("Sophie*", "Sophie"), ("*9pm", "9pm"), ("Sophie* sorry, fat fingers", "Sophie"),
      ("*Sophie*", nil), ("2 * 3", nil), ("*", nil), ("5* hotels 4", nil), ("Sophie", nil),
      ("log it: 2 cups*", nil), ("we meet on every other Tuesday*", nil),
    ] as [(String, String?)])
  func starred(text: String, meant: String?) {
    #expect(Line(text).starred.map { $0.words(0..<$0.tokens.count) } == meant)
  }

  @Test(
    "The clause that switches something says nothing else",
    arguments: [
      ("not now, and switch the lamp off as well", true), ("lamp on, the rest off", true),
      ("the lamp is broken", false), ("switch the lamp in the hall off", false),
    ])
  func switching(line: String, switches: Bool) throws {
    let line = Line(line)
    let name = try #require(line.tokens.first { $0.word == "lamp" })
    #expect((line.switchingClause(around: name.span) != nil) == switches)
  }

  @Test(
    "Days are exchanged, whatever is said of those that go",
    arguments: [
      ("swap Friday for Saturday, Fridays are mad", 1), ("swap Friday for Saturday", 1),
      ("swap Friday for Saturday, Sundays are mad", 0), ("Friday and Saturday", 0),
    ])
  func exchanges(line: String, count: Int) {
    let line = Line(line)
    #expect(line.exchanges(of: Array(line.tokens.indices)).count == count)
  }

  @Test(
    "Somebody thinks again between two values",
    arguments: [("7 hmm 8", true), ("7 um 8", false), ("7 or 8", false)])
  func thinkingAgain(text: String, isReconsidered: Bool) {
    #expect(Line(text).isReconsidered(1..<2) == isReconsidered)
  }

  @Test(
    "Nothing but a place is said behind a name",
    arguments: [
      ("I was about to type my injuries here", true), ("injuries there now", true),
      ("my injuries", false), ("my injuries here are bad", false),
    ])
  func pointing(text: String, onlyPoints: Bool) throws {
    let line = Line(text)
    let name = try #require(line.tokens.first { $0.word == "injuries" })
    #expect(line.onlyPoints(behind: name.span) == onlyPoints)
  }
}
