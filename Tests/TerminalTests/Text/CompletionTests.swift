import Testing

@testable import Terminal

@Suite("Completion")
struct CompletionTests {
  private static let candidates = ["lose weight", "maintain", "gain muscle", "help", "heal"]

  @Test(
    "One match completes, several are listed, a common beginning is filled in",
    arguments: [
      ("l", Completion.replace(scalars: 1, with: "lose weight")),
      ("lose w", .replace(scalars: 6, with: "lose weight")),
      ("  LOSE", .replace(scalars: 4, with: "lose weight")),
      ("h", .replace(scalars: 1, with: "he")),
      ("he", .list(["help", "heal"])),
      ("", .list(candidates)),
      ("maintain, g", .replace(scalars: 1, with: "gain muscle")),
      ("I want to m", .replace(scalars: 1, with: "maintain")),
      ("maintain", .replace(scalars: 8, with: "maintain")),
      ("zebra", .none),
      ("maintain ", .none),
      ("maintain, ", .none),
    ])
  func completing(text: String, completion: Completion) {
    #expect(Completion.of(text, among: Self.candidates) == completion)
  }

  @Test("What is replaced is counted in code points")
  func codePoints() {
    let typed = "e\u{301}t"
    #expect(
      Completion.of(typed, among: ["e\u{301}tude"]) == .replace(scalars: 3, with: "e\u{301}tude"))
  }

  @Test("Without candidates Tab does nothing")
  func noCandidates() {
    #expect(Completion.of("", among: []) == .none)
  }
}
