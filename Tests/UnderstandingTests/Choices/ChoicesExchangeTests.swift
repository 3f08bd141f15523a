import Testing
import Understanding

@Suite struct ChoicesExchangeTests {
  let old = Choices(ids: ["music", "books"], own: ["to be less angry"])

  private func revised(_ line: String) -> Reading<Choices> {
    ChoicesByPlaceTests.list.revise(old, by: Line(line), in: .anyDay)
  }

  @Test(
    "An item goes and what is said comes in its place",
    arguments: [
      ("drop the angry one and put sleeping better", "music books", "sleeping better"),
      ("take music off and put sport", "sport books", "to be less angry"),
      ("get rid of the last one. Have more patience instead", "music books", "more patience"),
      ("replace less angry with sleeping better", "music books", "sleeping better"),
      ("change the angry one to: patience", "music books", "patience"),
      ("instead of books put: sleeping better", "music", "sleeping better, to be less angry"),
      ("not less angry, I meant sleeping better", "music books", "sleeping better"),
      ("the angry goal should be sleeping better", "music books", "sleeping better"),
      ("goal 3: sleeping better", "music books", "sleeping better"),
      ("swap number 3 for art", "music art", "to be less angry"),
      ("instead of being less angry I'd say sleeping better", "music books", "sleeping better"),
      ("instead of less angry can it say sleeping better", "music books", "sleeping better"),
      ("books... no, take that one off and put art", "music art", "to be less angry"),
    ])
  func exchanged(line: String, ids: String, own: String) {
    let reading = revised(line)
    #expect(reading.understood?.ids.joined(separator: " ") == ids, "\(reading)")
    #expect(reading.understood?.own.sorted().joined(separator: ", ") == own, "\(reading)")
  }

  @Test(
    "An item goes by words for it, and nothing comes",
    arguments: [
      "take the angry one out", "get rid of the angry goal", "delete the third goal",
      "the less angry one can go", "the less angry goal has to go",
      "just the less angry one, take that off",
      "take out the angry one, she's so much calmer these days",
    ])
  func takenOut(line: String) {
    #expect(revised(line).understood == Choices(ids: ["music", "books"], own: []))
  }

  @Test(
    "An option goes by what is said behind it",
    arguments: [
      "music can go", "the music one has to go", "music we can drop", "music needs to come off",
    ])
  func gone(line: String) {
    #expect(revised(line).understood == Choices(ids: ["books"], own: ["to be less angry"]))
  }

  @Test(
    "Where somebody goes, or what goes first, takes no option off",
    arguments: ["music can go first", "music where we can go out", "music I have to go"])
  func stays(line: String) {
    #expect(revised(line).understood?.ids != ["books"], "\(revised(line))")
  }

  @Test(
    "Of a list only what a text of people's own says is left",
    arguments: [
      "only the less angry goal please", "keep the less angry one, drop the other",
      "keep only the less angry one",
    ])
  func kept(line: String) {
    #expect(revised(line).understood == Choices(ids: [], own: ["to be less angry"]))
  }

  @Test(
    "What is not in the list, only to be changed or only judged exchanges nothing",
    arguments: [
      "swap the lazy one for sleeping better",
      "change the angry goal", "make goal 7 sleeping better",
      "not angry, tired", "the first goal is hard",
      "the second goal is the best",
    ])
  func none(line: String) { #expect(revised(line).understood == nil, "\(revised(line))") }
}
