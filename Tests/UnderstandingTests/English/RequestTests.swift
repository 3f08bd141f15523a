import Testing

@testable import Understanding

@Suite struct RequestTests {
  @Test(
    "The words that ask politely for what a verb says are found",
    arguments: [
      ("can you add health", "can you"), ("Could you please include art", "Could you please"),
      ("would you swap art for sport", "would you"), ("could you take out the first", "could you"),
      ("and can we also put sport in", "and can we also"),
    ])
  func asked(text: String, words: String) throws {
    let line = Line(text)
    #expect(line.text(at: try #require(line.openingRequest)) == words)
  }

  @Test(
    "A question of another verb, and a plain wish, ask for nothing so",
    arguments: [
      "can you hear me", "add health", "I would", "can I go on",
    ])
  func plain(text: String) { #expect(Line(text).openingRequest == nil) }
}
