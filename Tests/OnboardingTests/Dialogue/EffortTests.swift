import Conversation
import FlowCheck
import Onboarding
import Testing
import Understanding

@Suite("What a line costs")
struct EffortTests {
  /// What made lines dear that were not bounded, and what is made of such things.
  static let patterns = [
    "a,", "½,", "teh ", "yes but ",
  ]

  /// The questions at which lines were dearest, by what is said before them.
  static let questions: [(flow: String, before: [String])] = [
    ("eko", []), ("eko", ActScene.family), ("george", Array(ActScene.race.prefix(7))),
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
      // Too long to be heard, and about the longest that is.
      for count in [2000 / pattern.count, 55] {
        let line = String(repeating: pattern, count: count)
        #expect(steps(line, in: scene) <= most, "\(pattern) \(count) times")
      }
    }
  }
}
