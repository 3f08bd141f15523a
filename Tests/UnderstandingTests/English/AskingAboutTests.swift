import Testing

@testable import Understanding

@Suite("Asking about a value")
struct AskingAboutTests {
  /// The place of the first number or day of a line.
  private func place(in line: Line) -> Range<Int> {
    let token = line.tokens.first { $0.kind == .digits || $0.word == "friday" }
    return token?.span ?? 0..<0
  }

  @Test(
    "A question that begins like one asks about what it names",
    arguments: [
      "is 1700 too much?", "would 1700 be wiser", "are 40 minutes any use?", "so, is 3 quiet?",
      "should I say 1700?", "1700?? that's less than now", "1700 for my size? how is that",
      "does Friday count?", "isn't 1700 a bit low?", "ok but is Friday a good day?",
      "I asked how you got to 1700", "I was wondering if 1700 is enough",
      "not sure whether Friday is a good day", "1700, is that with drinks?",
      "how's 1700 for a tall man", "1700? or is that too much",
      "could I live on 1700", "can I change to 1700 later",
      "can we swap Friday then", "1700?? bro", "1700? I eat that by noon",
      "the 1700 is safe for me?", "no idea what is 1700 for a runner", "okay tell me about 1700",
    ])
  func asks(text: String) {
    let line = Line(text)
    #expect(line.asksAbout(place(in: line)), "\(text)")
  }

  @Test("What is said of a value may be how much it seems")
  func muchOrLittle() {
    for (text, isCalled) in [
      ("1700 sounds low", true), ("1700? seems like a lot", true), ("1700 is not much", true),
      ("1700 thats a lot", true), ("1700 thats fine", false),
      ("1700 sounds right", false), ("1700, I eat a lot", false), ("1700 it is", false),
    ] {
      let line = Line(text)
      #expect(line.callsMuchOrLittle(place(in: line)) == isCalled, "\(text)")
    }
  }

  @Test("What is said of a value may take nothing of it")
  func criticized() {
    for (text, isCriticized) in [
      ("1700 wouldn't keep a bird alive", true), ("1700 wouldnt feed a cat", true),
      ("well 1700 is arbitrary", true), ("1700 isn't bad", false), ("1700 won't hurt", false),
      ("1700 is fine", false), ("1700 is my number", false), ("1700", false),
    ] {
      let line = Line(text)
      #expect(line.criticizes(place(in: line)) == isCriticized, "\(text)")
    }
  }

  @Test("Who asks whether they could have, take or do something wishes for it")
  func wishes() {
    for text in [
      "can I have 1700", "could we do 1700", "could you include Friday",
      "could I start an hour later than 9",
    ] {
      let line = Line(text)
      #expect(!line.asksAbout(place(in: line)), "\(text)")
    }
  }

  @Test("What one could do in some case, or as well, is asked and not wished")
  func possible() {
    for (text, isAsked) in [
      ("can I have 1700 if I run?", true), ("could I have 1700 too?", true),
      ("can I have 1700?", false), ("can you make it 1700 too?", false),
    ] {
      let line = Line(text)
      #expect(line.asksWhatIsPossible(around: place(in: line)) == isAsked, "\(text)")
    }
  }

  @Test("A statement with a question mark asks whether it is so, and a wish does not")
  func statements() {
    for (text, isAsked) in [
      ("so I can train on Friday?", true), ("ok and it gives me 1700?", true),
      ("I can train on Friday", false), ("I'd like 1700?", false), ("1700?", false),
      ("make it 1700?", false), ("I need 1700. Is that ok?", false),
    ] {
      let line = Line(text)
      #expect(line.asksByStatement(around: place(in: line)) == isAsked, "\(text)")
    }
  }

  @Test(
    "A polite answer and a doubtful one are answers",
    arguments: [
      "could we say 1700?", "can I have 1700?", "1700?", "maybe 1700?", "1700? I'd like that",
      "it's 1700", "is 1700",
      "do 1700 my way",
      "how about Friday?", "my number is 1700", "not sure how many, but 1700", "1700, is that ok?",
      "I know how this works, 1700", "is it late? 1700 then", "will do 1700",
    ])
  func says(text: String) {
    let line = Line(text)
    #expect(!line.asksAbout(place(in: line)), "\(text)")
  }

  @Test("A form of be before a thing asks how that is; what leaves its subject out says so")
  func things() {
    for (text, isAsked) in [
      ("is metformin ok with this", true), ("are eggs allowed", true), ("is coffee fine", true),
      ("is perfectly fine", false), ("is pretty good for a start", false), ("is ok", false),
      ("is just fine with me", false), ("sounds like a good plan", false), ("it's fine", false),
      ("looks about right, fine", false),
    ] {
      #expect(Line(text).asksHowSomethingIs == isAsked, "\(text)")
    }
  }

  @Test("Whoever is addressed is asked for a change, and not whether one can be made")
  func changes() {
    for (text, isAsked) in [
      ("can you fix that", true), ("could you change it please", true), ("can I change it", false),
      ("can you change", true), ("can you see that", false), ("you can change it", false),
    ] {
      #expect(Line(text).asksForChange == isAsked, "\(text)")
    }
  }
}
