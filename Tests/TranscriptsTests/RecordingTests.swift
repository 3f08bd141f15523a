import Testing
import Understanding

@testable import Transcripts

@Suite("Recording transcripts")
struct RecordingTests {
  private let bare = """
    # A script.
    flow: diet
    now: 2026-03-02T09:00
    ---
    %% database fails 2 times
    > lose  weight
    > yes
    %% kill
    %% advance 2d
    %% unreadable nul
    >
    %% eof
    %% exit 75
    --- stored

    """

  @Test("What was recorded replays as it is written")
  func replays() throws {
    let recording = try TranscriptSuite().test(bare, path: "a.txt").recording
    let again = try TranscriptSuite().test(recording, path: "a.txt")
    #expect(again.difference == nil, "\(again.difference?.description ?? "")")
    #expect(again.recording == recording)
    #expect(again.transcript.stored?.values["step"] == "window")
  }

  @Test("The head, what is typed and what happens stay as they were")
  func keeps() throws {
    let recording = try TranscriptSuite().test(bare, path: "a.txt").recording
    func kept(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { $0.hasPrefix(">") || $0.hasPrefix("%%") }
    }
    #expect(kept(recording) == kept(bare))
    #expect(recording.hasPrefix("# A script.\nflow: diet\nnow: 2026-03-02T09:00\n---\n"))
  }

  @Test("A record that is still true stays as it is written")
  func keepsRecord() throws {
    let text = """
      flow: diet
      ---
      --- stored
      { "goal": null, "calorie_target": null,
        "eating_window_start": null, "eating_window_end": null }

      """
    let recording = try TranscriptSuite().test(text, path: "a.txt").recording
    #expect(recording.hasSuffix("  \"eating_window_start\": null, \"eating_window_end\": null }\n"))
  }
}
