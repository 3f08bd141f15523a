import Testing

@testable import Terminal

@Suite("Animation")
struct AnimationTests {
  private let fire = Animation(frames: [["a", "b"], ["c"], ["d", "e", "f"]])

  @Test("Frames are drawn over each other, and the last one stays")
  func moving() throws {
    let output = RecordedOutput()
    try fire.play(on: output, moves: true, stands: { true })
    #expect(
      output.text
        == "a\nb\n\u{1B}[2Ac\u{1B}[K\n\u{1B}[J\u{1B}[1Ad\u{1B}[K\ne\u{1B}[K\nf\u{1B}[K\n\u{1B}[J")
  }

  @Test("An interruption goes straight to the last frame")
  func interrupted() throws {
    let output = RecordedOutput()
    try fire.play(on: output, moves: true, stands: { false })
    #expect(
      output.text == "a\nb\n\u{1B}[2Ad\u{1B}[K\ne\u{1B}[K\nf\u{1B}[K\n\u{1B}[J")
  }

  @Test("Where nothing moves the last frame is shown and nothing else")
  func still() throws {
    let output = RecordedOutput()
    try fire.play(on: output, capabilities: .piped)
    #expect(output.take() == "d\ne\nf\n")
    try Animation(frames: []).play(on: output, capabilities: .piped)
    #expect(output.take() == "")
  }
}
