import Onboarding
import Testing
import Understanding

@testable import Transcripts

@Suite("Reading transcripts")
struct ParserTests {
  @Test("A transcript has a head, a script and a record")
  func whole() throws {
    let text = """
      # What happens.
      flow: diet
      user: sam
      now: 2026-03-02T09:00
      width: 40
      clock: 24
      set: goal=lose weight
      secret: password = correct horse
      ---
      %% advance 1h
      Hello.

      > first
      Reply.
      %% database fails full 2 times
      >
      %% kill
      %% advance 2d
      Welcome back.
      > ••••••
      %% exit 75
      --- stored
      {"goal": null}

      """
    let transcript = try TranscriptParser.parse(text, path: "a.txt")
    #expect(transcript.head.user == "sam")
    #expect(transcript.head.width == 40)
    #expect(transcript.head.secrets == ["correct horse"])
    #expect(transcript.script.overture.map(\.directive) == [.advance(3600)])
    #expect(transcript.script.greeting == ["Hello.", ""])
    let moves = transcript.script.moves
    #expect(moves.map(\.action) == [.answer("first"), .answer(""), .kill, .secret])
    #expect(moves[0].said == ["Reply."])
    #expect(moves[1].before.map(\.directive) == [.databaseFails(.full, times: 2)])
    #expect(moves[2].after.map(\.directive) == [.advance(2 * 86_400)])
    #expect(moves[2].said == ["Welcome back."])
    #expect(transcript.script.finale.map(\.directive) == [.exit(75)])
    #expect(transcript.stored?.values == ["goal": .null])
  }

  @Test("An answer keeps every space and sign")
  func exact() throws {
    let transcript = try TranscriptParser.parse(
      "flow: diet\n---\n>   two  \n> > %% \r\n", path: "a.txt")
    #expect(transcript.script.moves.map(\.action) == [.answer("  two  "), .answer("> %% \r")])
  }

  @Test(
    "A broken file is told by its line and what is expected there",
    arguments: [
      ("flow: diet\n", 2, "`---`"),
      ("---\n", 1, "flow: diet"),
      ("flow: diet\nflavour: mint\n---\n", 2, "secret"),
      ("flow: diet\nwide\n---\n", 2, "KEY: VALUE"),
      ("flow: diet\nnow: yesterday\n---\n", 2, "2026-03-02T09:00"),
      ("flow: diet\nwidth: 0\n---\n", 2, "1 to 1000"),
      ("flow: diet\nclock: 13\n---\n", 2, "clock: 24"),
      ("flow: diet\nsign-in: maybe\n---\n", 2, "local"),
      ("flow: diet\nset: goal\n---\n", 2, "FIELD=TEXT"),
      ("flow: diet\nanswers: [1]\n---\n", 2, "JSON object"),
      ("flow: diet\nstore: shelf\n---\n", 2, "store: row"),
      ("flow: diet\n---\n%% jump\n", 3, "kill"),
      ("flow: diet\n---\n%% advance soon\n", 3, "2d"),
      ("flow: diet\n---\n%% database sulks\n", 3, "fails"),
      ("flow: diet\n---\n%% http 200\n", 3, "201"),
      ("flow: diet\n---\n%% sign-in maybe\n", 3, "succeeds"),
      ("flow: diet\n---\n%% exit soon\n", 3, "exit 75"),
      ("flow: diet\n---\nHello\n%% advance 1h\nWell?\n", 4, "before"),
      ("flow: diet\n---\n%% exit 75\n> a\n", 4, "%% start"),
      ("flow: diet\n---\n> ••••••\n", 3, "secret:"),
      ("flow: diet\n---\n--- end\n", 3, "--- stored"),
      ("flow: diet\n---\n--- stored\nnothing\n", 4, "profile"),
    ])
  func broken(text: String, line: Int, expected: String) {
    let fault = #expect(throws: TranscriptFault.self) {
      try TranscriptParser.parse(text, path: "transcripts/a.txt")
    }
    #expect(fault?.line == line)
    #expect(fault?.expected.contains(expected) == true, "\(fault?.expected ?? "")")
    #expect(fault?.description.hasPrefix("transcripts/a.txt:\(line): found ") == true)
  }

  @Test("A flow that is not there is told with those there are")
  func unknownFlow() {
    let fault = #expect(throws: TranscriptFault.self) {
      try TranscriptSuite().test("# Why\nflow: dite\n---\n", path: "a.txt")
    }
    #expect(fault?.line == 2)
    #expect(fault?.expected.contains("diet") == true)
  }
}
