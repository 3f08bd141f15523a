import Terminal
import Testing

@Suite("Style")
struct StyleTests {
  private let orange = TextStyle.rgb(red: 255, green: 135, blue: 0, otherwise: 3)

  @Test("Each level shows the nearest colour it has")
  func levels() {
    #expect(Style(level: .none).apply(.bold, orange, to: "fire") == "fire")
    #expect(Style(level: .basic).apply(orange, to: "fire") == "\u{1B}[33mfire\u{1B}[0m")
    #expect(Style(level: .palette).apply(orange, to: "fire") == "\u{1B}[38;5;214mfire\u{1B}[0m")
    #expect(
      Style(level: .full).apply(orange, to: "fire") == "\u{1B}[38;2;255;135;0mfire\u{1B}[0m")
  }

  @Test("Styles combine, and bright colours are bright")
  func combining() {
    #expect(
      Style(level: .basic).apply(.bold, .color(9), to: "!") == "\u{1B}[1;91m!\u{1B}[0m")
    #expect(Style(level: .basic).apply(.dim, to: "") == "")
  }
}
