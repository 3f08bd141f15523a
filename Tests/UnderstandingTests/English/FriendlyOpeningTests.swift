import Testing
import Understanding

@Suite("A friendly opening")
struct FriendlyOpeningTests {
  @Test(
    "Friendly words before more are a clause of their own",
    arguments: [
      ("ok, 2800", "2800"), ("ok 2800", "2800"),
      ("great, and make it 9 to 5", "and make it 9 to 5"),
      ("lol, 1900", "1900"), ("thanks, change the goal", "change the goal"),
      ("oh, great, 1900", "1900"),
      ("Cool! Tuesday instead", "Tuesday instead"),
    ])
  func opens(text: String, rest: String) {
    let line = Line(text).withoutFriendlyOpening
    #expect(line.text.trimmingWhitespace == rest)
  }

  @Test(
    "Alone, before other courtesies, or as the beginning of what is said they are none",
    arguments: [
      "ok", "great, thanks", "ok then", "great north run", "good morning runs", "right knee",
      "2800, ok",
    ])
  func stays(text: String) {
    #expect(Line(text).withoutFriendlyOpening.text == text)
  }

  @Test(
    "It grants nothing before something else",
    arguments: ["great, and make it 9 to 5", "ok, my email is a@example.org", "lol, blue"])
  func grantsNothing(text: String) {
    #expect(BooleanDimension().read(text).understood == nil)
  }
}
