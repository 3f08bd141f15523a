import Testing

@testable import Understanding

@Suite("Agreeing and holding back")
struct HoldingBackTests {
  @Test(
    "Who asks to wait, says no or asks something behind a friendly word does not agree",
    arguments: [
      "good, hold on", "ok wait", "great, not yet", "fine, give me a minute", "right, one moment",
      "okay, but is it safe?", "great, who reads this?", "sure, hang on a second", "ok. not now",
      "nice, let me think",
    ])
  func holds(text: String) {
    #expect(Line(text).holdsBack(in: .monday), "\(text)")
  }

  @Test(
    "A remark takes nothing from a yes, and a yes in so many words stands beside a question",
    arguments: [
      "great, thanks", "ok, that's me", "yes, is it far?", "fine, can't wait",
      "good, my dog agrees",
      "sure, why not", "yes please", "ok, no problem", "great, just what I wanted",
    ])
  func agrees(text: String) {
    #expect(!Line(text).holdsBack(in: .monday), "\(text)")
  }
}
