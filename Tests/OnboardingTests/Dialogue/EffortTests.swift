import Conversation
import FlowCheck
import Onboarding
import Testing
import Understanding

@Suite("What a line costs")
struct EffortTests {
  /// What made lines dear that were not bounded, and what is made of such things.
  static let patterns = [
    "a,", "½,", "1, ", "teh ", "1-", "5 out of 10 ", "no, ", "mon, ", "yes but ", "Mia and ",
  ]

  /// Questions of every kind, by what is said before them.
  static let questions: [(flow: String, before: [String])] = [
    ("eko", []), ("eko", Array(ActScene.family.prefix(5))), ("eko", ActScene.family),
    ("diet", ["lose weight"]), ("george", Array(ActScene.race.prefix(7))), ("growth", []),
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
      var line = String(repeating: pattern, count: 2000 / pattern.count)
      #expect(steps(line, in: scene) <= most, "\(pattern)")
      // About the longest that is heard.
      while Line(line).isTooLong { line = String(line.prefix(line.count * 9 / 10)) }
      #expect(steps(line, in: scene) <= most, "\(pattern), \(line.count) characters")
    }
  }
}
