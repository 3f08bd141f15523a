import Testing
import Understanding

@Suite struct HealthTests {
  private let dimension = TextDimension(allowsNone: true)

  @Test(
    "Whoever has nothing to complain about says nothing",
    arguments: [
      "nothing, knock on wood mate", "nope fit as a fiddle touch wood", "touch wood none so far",
      "Thanks God no, all healthy", "injury free for two years now", "knock wood, nothing",
      "had a bad knee two years ago but it's totally healed, so put none", "I'm fit",
      "fit as a fiddle", "no pains anywhere", "fully fit",
      "I'm in good shape, no problems", "in great health",
      "a clean bill of health", "no injury coach", "injury free at last",
      "None. At the last check-up they could not find anything.", "nothing to declare",
      "my brother's got a bad hip, I've got nowt", "my wife has a bad knee, I have none",
      "my husband has a bad back but I'm fine, nothing", "I'm better now, none",
      "nope, somehow, after ten years of judo, no injuries", "zero, which is a small miracle",
    ])
  func none(text: String) {
    #expect(dimension.read(text).understood?.isEmpty == true)
    #expect(dimension.read(text).rule == "text.none")
  }

  @Test("A part of the body that is an adverb behind its verb is none")
  func adverbs() {
    #expect(!Line("if I bring back tofu").namesWhatHurts)
    #expect(Line("I hurt my back").namesWhatHurts)
    #expect(Line("I have got back problems").namesWhatHurts)
  }

  @Test("A bare number says nothing of health", arguments: ["45", "2", "7 8"])
  func number(text: String) { #expect(dimension.read(text).unclear == .nothingFound) }

  @Test(
    "A clause alone may say it, so that the others are left for something else",
    arguments: [("none, and the music is on", "none"), ("fully fit. No photos", "fully fit")])
  func clause(text: String, words: String) {
    guard case .understood("", let evidence) = dimension.read(text) else {
      Issue.record("\(dimension.read(text))")
      return
    }
    #expect(evidence.words == words)
  }

  @Test(
    "What hurts or hurt is kept as it was said",
    arguments: [
      "none, apart from my left knee", "no, but my hip clicks", "nothing serious, just a sore heel",
      "fit now, tore a muscle last year", "no running downhill", "none, I broke my wrist in 2019",
      "not my knee, my ankle", "nothing new, the old shin splints", "fit but stiff in the mornings",
      "no pain if I tape it", "my brother's ankle brace hurts me",
      "my physio says my knee is bad, none otherwise", "my wife has a bad knee and so do I",
      "I'm fine, just a sore knee", "right knee, otherwise I'm fine, nothing",
      "nope no hills", "my back hurts, so none of that", "my knee hurts so no",
      "nope just the wonky collarbone",
      "nope not at all but no hills", "shin splints now and then",
    ])
  func kept(text: String) {
    #expect(dimension.read(text).understood == text)
  }

  @Test(
    "Who does not know, or speaks of a day, does not say that there is none",
    arguments: [
      "not sure, why is that needed?", "no idea, what counts?", "don't know, is it important?",
    ])
  func unsure(text: String) { #expect(dimension.read(text).unclear == .nothingFound) }

  @Test("A day that is none is no none", arguments: ["no Mondays please", "not on weekends"])
  func days(text: String) { #expect(dimension.read(text).understood?.isEmpty != true) }

  @Test(
    "None stays none beside a question", arguments: ["none, why?", "no injuries, does it matter?"])
  func asking(text: String) { #expect(dimension.read(text).understood?.isEmpty == true) }
}
