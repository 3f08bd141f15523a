import Testing
import Understanding

@testable import Transcripts

@Suite("Transcripts that begin at a step")
struct StartTests {
  private let bare = """
    # From the third question on.
    flow: diet
    from: window ["lose weight", "1800"]
    ---
    > noon to 8pm
    > undo
    %% eof
    %% exit 75
    --- stored

    """

  private func text(from start: String) -> String {
    bare.replacing("window [\"lose weight\", \"1800\"]", with: start)
  }

  @Test("The lines before are typed and not shown; what is said to the last of them is")
  func shown() throws {
    let whole = bare.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("from:") }.joined(separator: "\n")
      .replacing("---\n>", with: "---\n> lose weight\n> 1800\n>", maxReplacements: 1)
    let recorded = try TranscriptSuite().test(bare, path: "a.txt").recording
    let all = try TranscriptSuite().test(whole, path: "a.txt").recording
    let body = try #require(recorded.split(separator: "---\n", maxSplits: 1).last)
    #expect(all.hasSuffix("> 1800\n\(body)"))
    #expect(recorded.hasPrefix("# From the third question on.\nflow: diet\nfrom: window ["))
  }

  @Test("What was recorded replays as it is written, in one life and in many")
  func replays() throws {
    let recording = try TranscriptSuite().test(bare, path: "a.txt").recording
    let again = try TranscriptSuite().test(recording, path: "a.txt")
    #expect(again.difference == nil, "\(again.difference?.description ?? "")")
    #expect(again.recording == recording)
    let anew = Replay(again.transcript, of: again.product).perform(.anewForEachLine)
    let comparison = Comparison(again.transcript, with: again.performance)
    #expect(comparison.firstDifference(toLivesOfOneMove: anew) == nil)
  }

  @Test("A difference in what is shown is told at its line")
  func difference() throws {
    let recording = try TranscriptSuite().test(bare, path: "a.txt").recording
    let lines = recording.split(separator: "\n", omittingEmptySubsequences: false)
    for index in [4, 5] {
      var changed = lines
      changed[index] += "!"
      let text = changed.joined(separator: "\n")
      let difference = try #require(try TranscriptSuite().test(text, path: "a.txt").difference)
      #expect(difference.line == index + 1)
    }
  }

  @Test(
    "Lines that lead elsewhere are a difference, at the line of the head",
    arguments: [
      (#"calories ["lose weight", "1800"]"#, "window"), (#"window ["lose weight"]"#, "calories"),
      (#"window ["lose weight", "quit", "1800"]"#, nil),
    ])
  func elsewhere(start: String, step: String?) throws {
    let text = text(from: start)
    let difference = try #require(try TranscriptSuite().test(text, path: "a.txt").difference)
    let expected = start.prefix { $0 != " " }
    #expect(difference.kind == .shownFrom(expected: String(expected), actual: step))
    #expect(difference.line == 3)
  }

  @Test(
    "A step without lines is no beginning", arguments: ["window", "window []", "window [1]", ""])
  func incomplete(start: String) throws {
    let text = text(from: start)
    #expect(throws: TranscriptFault.self) { try TranscriptParser.parse(text, path: "a.txt") }
  }
}
