import Conversation
import FlowCheck
import Onboarding
import Testing
import Understanding

@Suite("What a line costs")
struct EffortTests {
  /// What made lines dear that were not bounded, and what is made of such things.
  static let patterns = [
    "a,", "½,", "1,", "1, ", "teh ", "1-", "½ ", "1.", "5 out of 10 ", "no, ", "not 7, ", "and ",
    "mon, ",
    "yes but ", "sesions ", "a b, ", "to ", "Mia and ", "8 to 4 ", "\"a\" ",
  ]

  /// Questions of every kind, by what is said before them.
  static let questions: [(flow: String, before: [String])] = [
    ("eko", []), ("eko", ["Sam"]), ("eko", Array(ActScene.family.prefix(5))),
    ("eko", ActScene.family),
    ("diet", ["lose weight"]), ("diet", ActScene.diet),
    ("george", Array(ActScene.race.prefix(7))), ("george", ActScene.race),
    ("growth", []),
  ]

  /// Ordinary prose with slips in it.
  private static let prose = """
    my lef knee has been a bit sore since the spring and the physio tole me to run less, so I took it easy \
    for a while, but now it is mostly fine again and I would like to get back to it, perhaps three times a week \

    """

  private func steps(_ line: String, in scene: ActScene) -> Int { scene.report(on: line).steps }

  @Test(
    "Of any pattern no line costs ten times what prose of its length does",
    arguments: 0..<questions.count)
  func bounded(place: Int) throws {
    let question = Self.questions[place]
    let scene = try ActScene(question.flow, after: question.before)
    let prose = String(String(repeating: Self.prose, count: 8).prefix(1200))
    let most = steps(prose, in: scene) * 10
    for pattern in Self.patterns {
      // The longest line of the pattern that is heard, and one of two thousand characters.
      var count = 2000 / pattern.count
      let long = steps(String(repeating: pattern, count: count), in: scene)
      while Line(String(repeating: pattern, count: count)).isTooLong { count -= 1 }
      let heard = steps(String(repeating: pattern, count: count), in: scene)
      #expect(long <= most, "\(pattern)")
      #expect(heard <= most, "\(pattern) \(count) times")
    }
  }
}
