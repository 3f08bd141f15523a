import Foundation
import SafeText
import Testing

@Suite("Sanitizer")
struct SanitizerTests {
  @Test(
    "What could steer a terminal is shown and does nothing",
    arguments: [
      ("\u{1B}[31mred", "\u{FFFD}[31mred"),
      ("\u{9B}31mred", "\u{FFFD}31mred"),
      ("\u{1B}]0;title\u{7}", "\u{FFFD}]0;title\u{FFFD}"),
      ("a\u{8}b\u{7F}", "a\u{FFFD}b\u{FFFD}"),
      ("evil\u{202E}txt.exe", "evil\u{FFFD}txt.exe"),
      ("a\u{2066}b\u{2069}", "a\u{FFFD}b\u{FFFD}"),
      ("a\u{2028}b", "a\u{FFFD}b"),
      ("hidden\u{E0041}", "hidden\u{FFFD}"),
      ("nul\0", "nul\u{FFFD}"),
      ("one\ttwo", "one two"),
      ("one\ntwo\r\nthree", "one two  three"),
    ])
  func harmful(text: String, shown: String) {
    #expect(Sanitizer.line(text) == shown)
  }

  @Test(
    "Text of every language and joined emoji stay as they are",
    arguments: ["", "é", "e\u{301}", "日本", "👩‍👩‍👧", "☂️", "שלום עולם", "\u{200F}שלום", "می‌خواهم"])
  func harmless(text: String) {
    #expect(Sanitizer.line(text).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test("JSON keeps its values, and only looks different")
  func json() throws {
    let name = "a\u{9B}b\u{202E}c\u{E0041}é日"
    let text = try #require(String(data: JSONEncoder().encode([name]), encoding: .utf8))
    let safe = Sanitizer.json(text)
    #expect(safe == #"["a\u009bb\u202ec\udb40\udc41é日"]"#)
    #expect(try JSONDecoder().decode([String].self, from: Data(safe.utf8)) == [name])
  }

  @Test("Text of several lines keeps its lines")
  func lines() {
    #expect(Sanitizer.lines("one\r\ntwo\n\u{1B}[2Jthree") == "one\ntwo\n\u{FFFD}[2Jthree")
  }
}
