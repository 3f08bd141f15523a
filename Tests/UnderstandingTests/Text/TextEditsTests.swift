import Testing
import Understanding

@Suite struct TextEditsTests {
  let dimension = TextDimension(allowsNone: true, nouns: ["note", "injuries"])

  @Test(
    "A text gains, loses or keeps words that are said before it is spoken of, or behind",
    arguments: [
      ("I get blisters, put that in the injuries too", "bad left knee, I get blisters"),
      ("and my hip clicks. Add that to the note please", "bad left knee, my hip clicks"),
      ("the knee is fine now, take that out of the injuries", ""),
      ("the rest is over, leave just the knee", "knee"),
      ("keep only the left knee in the note", "left knee"),
      ("and note that my hip clicks", "bad left knee, my hip clicks"),
      ("add a sore hip to the injuries as well", "bad left knee, a sore hip"),
      ("add a sore hip to the injuries as well as the knee", "bad left knee, a sore hip"),
      ("forget the knee", ""), ("leave the knee out of it", ""),
    ])
  func edited(line: String, text: String) {
    #expect(dimension.revise("bad left knee", by: Line(line), in: .anyDay).understood == text)
  }

  @Test("What hangs on an item goes with it, and so do the signs that part it")
  func items() {
    for (line, left) in [
      ("forget the arm", "sore shins"), ("remove the shins", "a broken arm long ago"),
    ] {
      let text = "sore shins, and a broken arm long ago"
      #expect(dimension.revise(text, by: Line(line), in: .anyDay).understood == left)
    }
    let told = dimension.revise(
      "a new knee. And I take a statin if it matters.", by: Line("take the statin out"), in: .anyDay
    )
    #expect(told.understood == "a new knee.")
  }

  @Test(
    "What is added where there is nothing is all there is",
    arguments: [
      "add a sore hip to the injuries", "add a sore hip to the injuries as well",
      "please add a sore hip to the note too",
    ])
  func addedToNothing(line: String) {
    #expect(dimension.revise("", by: Line(line), in: .anyDay).understood == "a sore hip")
  }

  @Test(
    "Words before a thing that goes are not said of another thing",
    arguments: [
      ("not my knee, my hip", "bad left knee", true),
      ("not my left knee, my right knee", "bad left knee", false),
      ("it's the right knee, not the left", "bad left knee", false),
      ("it was two days ago, not yesterday", "left side yesterday", false),
    ])
  func leavesOpen(line: String, text: String, isOpen: Bool) {
    #expect(Line(line).replacement?.leavesOpen(in: text) == isOpen)
  }

  @Test(
    "What only points, and what is to be left of words that are not there, edits nothing",
    arguments: [
      "add that to the injuries", "leave just the shin splints",
    ])
  func none(line: String) {
    #expect(dimension.edited("bad left knee", by: Line(line)) == nil)
  }

  @Test("A verb that adds leads to more, and one that has something done does not")
  func adds() {
    #expect(Line("and note that my hip clicks").addsMore)
    #expect(!Line("have that knee looked at").addsMore)
  }
}
