import Testing
import Understanding

@Suite struct ScaleTests {
  let dimension = ScaleDimension(
    words: ["talkative", "chatty"], opposites: ["shy", "quiet"])

  @Test(
    "A place on a scale is read as a number and in words",
    arguments: [
      ("7", 7), ("seven out of ten", 7), ("7/10", 7), ("a 7, I'd say", 7), ("7 of 10", 7),
      ("very", 9),
      ("extremely", 9), ("quite", 7), ("quite a bit", 7), ("a bit", 3), ("a little", 3),
      ("not at all", 1), ("in the middle", 5), ("average", 5), ("so-so", 5), ("very talkative", 9),
      ("not talkative at all", 1), ("very shy", 2), ("a bit quiet", 8), ("maximum", 10),
      ("5, no wait, 6", 6), ("about 4", 4), ("ten", 10), ("very very chatty", 9),
      ("the middle for all of them", 5), ("bang in the middle for all three", 5),
      ("call it average for both", 5), ("8 for all three", 8), ("70%", 7), ("forty percent", 4),
      ("he's a 4, his brother more of an 8", 4),
    ] as [(String, Int)])
  func understood(text: String, value: Int) {
    #expect(dimension.read(text).understood == value)
  }

  @Test(
    "A degree counts with what it is said of, and alone",
    arguments: [
      ("not in the least", 1), ("hardly ever", 2), ("barely chatty", 2), ("not very", 3),
      ("not particularly shy", 8), ("somewhere in between", 5), ("bang in the middle", 5),
      ("fairly chatty", 7), ("not shy at all", 10), ("a real chatty one", 9),
      ("off the charts", 10),
      ("never stops", 10), ("bottom of the scale", 1), ("top of the scale, I think", 10),
    ] as [(String, Int)])
  func degrees(text: String, value: Int) {
    let dimension = ScaleDimension(
      words: ["talkative", "chatty"], opposites: ["shy", "quiet"], heights: ["never stops"])
    #expect(dimension.read(text).understood == value, "\(dimension.read(text))")
  }

  @Test(
    "Two numbers that are said of the same one are asked about",
    arguments: ["he's an 8 at home and a 2 at school", "she's a 9 with us, a 3 with strangers"])
  func twoOfOne(text: String) {
    #expect(ScaleDimension().read(text).understood == nil)
  }

  @Test(
    "Of several numbers the one counts that concludes, that rates, or that was not only thought of",
    arguments: [
      ("her brother is a 3 at most, the thick-skinned one, whereas she is for sure a 9", 9),
      ("her nan says 4, we say 9, on balance I'd go with 7", 7), ("8, well, honestly 6", 6),
      ("at home 9, at school 3, so 6", 6), ("9, let's be honest, 8", 8),
      ("he's 5 and I'd give him a 3", 3), ("I wanted to say 9 but after today, 4", 4),
      ("from a 2 to a 5 this year", 5), ("on a scale of 1 to 10 I'd go for 4", 4),
      ("8, he never stops these days", 8), ("6 from 10", 6),
      ("6, he was a bit quieter last year", 6), ("not a 9 but a 6", 6),
      ("she talks a lot, 9", 9), ("6 or 7, take 7", 7), ("a 3 at school, put 6", 6),
    ] as [(String, Int)])
  func several(text: String, value: Int) {
    #expect(dimension.read(text).understood == value, "\(dimension.read(text))")
  }

  @Test("Halves and ranges are asked about")
  func doubts() {
    #expect(dimension.read("8.5").ambiguous == [8, 9])
    #expect(dimension.read("7 or 8").ambiguous == [7, 8])
    #expect(dimension.read("less than 3").ambiguous == [1, 2])
    #expect(dimension.read("it's under 5").ambiguous == [2, 3, 4])
    #expect(dimension.read("more than 7").ambiguous == [8, 9, 10])
    #expect(dimension.read("more than 9").understood == 10)
    #expect(dimension.read("more than his brother, 7").understood == 7)
    #expect(dimension.read("6-7").ambiguous == [6, 7])
    #expect(dimension.read("seven and a half").ambiguous == [7, 8])
  }

  @Test(
    "What is no place on the scale gives nothing",
    arguments: [
      "", "3/5", "very hungry", "why?", "8pm", "I don't know", "this one", "blue",
      "thank you very much", "4 tickets", "10 in the morning",
    ])
  func refused(text: String) {
    #expect(dimension.read(text).unclear == .nothingFound)
  }

  @Test("A value off the scale is refused, and how little \"not too\" is, asked")
  func bounds() {
    for text in ["11", "0", "100", "-3"] {
      guard case .refused = dimension.read(text).unclear else {
        Issue.record("\(text) was not refused")
        continue
      }
    }
    guard case .incomplete(.which, _) = dimension.read("not too").unclear else {
      Issue.record("\"not too\" was understood")
      return
    }
  }

  @Test("Every value is said back so that it reads as the same")
  func roundTrip() {
    expectRoundTrip(dimension, 1...10)
    expectRoundTrip(ScaleDimension(in: 1...5), 1...5)
    expectExamples(dimension)
  }
}
