import Testing
import Understanding

@testable import Transcripts

@Suite("Telling differences")
struct DifferenceTests {
  private func difference(_ text: String) throws -> Difference? {
    try TranscriptSuite().test(text, path: "a.txt").difference
  }

  private let opening = """
    flow: diet
    ---
    Hello. Your diet in five short steps, two minutes; say "quit" at any time.
    Step 1 of 5
    What's your main goal?
      1. Lose Weight
      2. Maintain Weight
      3. Gain Muscle

    """

  @Test("The first difference is told after the answer before it, with white space made visible")
  func said() throws {
    let difference = try #require(
      try difference(opening + "> lose weight\nLose Weight.\nStep  2 of 5\nWell?\n"))
    #expect(difference.line == 11)
    #expect(
      difference.description.hasPrefix(
        """
        a.txt:11: Usher says something else
          after     >·lose·weight
          expected
              Lose·Weight.¶
            | Step··2·of·5¶
            | Well?¶
          came
              Lose·Weight.¶
            | Step·2·of·5¶
        """))
  }

  @Test("Only the first difference is told")
  func onlyFirst() throws {
    let difference = try #require(try difference("flow: diet\n---\nHi.\n> lose weight\nHo.\n"))
    #expect(difference.line == 3)
    #expect(difference.after == nil)
  }

  @Test("Lines after the end of the conversation are told")
  func ended() throws {
    let text =
      opening + "> quit\nSaved. To go on, run:\nusher chat diet --user ana\n> lose weight\n"
    let difference = try #require(try difference(text))
    #expect(difference.kind == .ended("It had ended before, with exit code 75."))
    #expect(difference.line == 12)
  }

  @Test("Another exit code is told")
  func exit() throws {
    let text = opening + "%% eof\nSaved. To go on, run:\nusher chat diet --user ana\n%% exit 0\n"
    #expect(try difference(text)?.kind == .exit(expected: 0, actual: 75))
  }

  @Test("Right words with wrong data are a difference")
  func stored() throws {
    let text = """
      flow: diet
      ---
      > lose weight
      --- stored
      {"goal": "gain_muscle", "calorie_target": null, "eating_window_start": null}

      """
    let tested = try TranscriptSuite().test(text, path: "a.txt")
    let rewritten = tested.recording.replacing("\"lose_weight\"", with: "\"gain_muscle\"")
    let difference = try #require(try difference(rewritten))
    #expect(
      difference.kind
        == .stored([.init(name: "goal", expected: "gain_muscle", actual: "lose_weight")]))
    #expect(difference.description.contains("stored    \"lose_weight\""))
    let missing = try #require(
      try self.difference(tested.recording.replacing("\"goal\"", with: "\"aim\"")))
    #expect(missing.description.contains("expected  nothing"))
  }
}
