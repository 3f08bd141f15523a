import Testing

@testable import Terminal

@Suite("Terminal capabilities")
struct TerminalCapabilitiesTests {
  private func detect(
    columns: Int? = 100, color: ColorChoice = .auto, plain: Bool = false,
    _ environment: [String: String] = ["TERM": "xterm-256color"]
  ) -> TerminalCapabilities {
    .detect(columns: columns, color: color, plain: plain) { environment[$0] }
  }

  @Test("A terminal has its own width, colour and animation")
  func terminal() {
    let found = detect()
    #expect(found.isTerminal && found.animates && found.showsGlyphs && !found.isPlain)
    #expect(found.width == 100)
    #expect(found.colorLevel == .palette)
    #expect(detect(["TERM": "xterm", "COLORTERM": "truecolor"]).colorLevel == .full)
    #expect(detect(["TERM": "xterm"]).colorLevel == .basic)
  }

  @Test("A pipe is 80 columns wide and has no colour, whatever the environment says")
  func piped() {
    #expect(detect(columns: nil, ["TERM": "dumb", "COLUMNS": "40"]) == .piped)
  }

  @Test("COLUMNS helps a terminal that does not say how wide it is")
  func columns() {
    #expect(detect(columns: 0, ["TERM": "xterm", "COLUMNS": "132"]).width == 132)
    #expect(detect(columns: 0, ["TERM": "xterm", "COLUMNS": "wide"]).width == 80)
    #expect(detect(columns: 0, ["TERM": "xterm", "COLUMNS": "-3"]).width == 1)
    #expect(detect(columns: 40, ["TERM": "xterm", "COLUMNS": "132"]).width == 40)
  }

  @Test("NO_COLOR takes colour and movement away, and only --color wins over it")
  func noColor() {
    let environment = ["TERM": "xterm", "NO_COLOR": "1"]
    #expect(detect(environment).colorLevel == .none)
    #expect(!detect(environment).animates)
    #expect(!detect(environment).isPlain)
    #expect(detect(color: .always, environment).colorLevel == .basic)
    #expect(detect(["TERM": "xterm", "NO_COLOR": ""]).colorLevel == .basic)
    #expect(detect(color: .never).colorLevel == .none)
    #expect(detect(columns: nil, color: .always).colorLevel == .palette)
  }

  @Test(
    "Plain is plain, however it is asked for",
    arguments: [["TERM": "dumb"], ["TERM": "xterm", "ACCESSIBLE": "1"], [:]])
  func plain(environment: [String: String]) {
    let found = detect(color: .always, environment)
    #expect(found.isPlain && !found.animates && !found.showsGlyphs)
    #expect(found.colorLevel == .none)
    #expect(detect(plain: true).isPlain)
    #expect(!detect(["TERM": "xterm", "ACCESSIBLE": "0"]).isPlain)
  }
}
