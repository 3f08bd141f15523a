import Foundation
import Testing

@testable import Terminal

@Suite("Lines out of bytes")
struct LineAssemblerTests {
  private func lines(_ bytes: [UInt8]) -> [InputEvent] {
    var assembler = LineAssembler()
    let ended = bytes.compactMap { assembler.take($0) }
    return ended + [assembler.takeEnd()].compactMap { $0 }
  }

  @Test(
    "A line ends at its newline or at the end, without CR and BOM",
    arguments: [
      ("", []), ("one", ["one"]), ("one\n", ["one"]), ("one\ntwo", ["one", "two"]),
      ("\n\n", ["", ""]), ("one\r\ntwo\r\n", ["one", "two"]), ("\u{FEFF}one\n", ["one"]),
      ("one\n\u{FEFF}two\n", ["one", "\u{FEFF}two"]), ("a\rb\n", ["a\rb"]), ("é日本👩‍👩‍👧\n", ["é日本👩‍👩‍👧"]),
    ])
  func accepted(text: String, expected: [String]) {
    #expect(lines(Array(text.utf8)) == expected.map(InputEvent.line))
  }

  @Test(
    "Bytes that are no text are refused, and the next line is read",
    arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]])
  func malformed(bytes: [UInt8]) {
    let input = Array("a".utf8) + bytes + Array("\nnext\n".utf8)
    #expect(lines(input) == [.rejected(.invalidUTF8), .line("next")])
  }

  @Test(
    "UTF-16 is called that, with a mark and without, in every line",
    arguments: [
      String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian,
    ])
  func utf16(encoding: String.Encoding) throws {
    let input = try #require("lose weight\n1800\n".data(using: encoding))
    let found = lines(Array(input))
    #expect(found.count >= 2)
    #expect(found.allSatisfy { $0 == .rejected(.utf16) })
  }

  @Test("A NUL is refused")
  func nul() {
    #expect(lines(Array("a\0b\nnext".utf8)) == [.rejected(.nul), .line("next")])
  }

  @Test("A line may have 4096 characters and no more")
  func length() {
    let longest = String(repeating: "日", count: LineRejection.longestLine)
    #expect(lines(Array((longest + "\r\n").utf8)) == [.line(longest)])
    #expect(lines(Array((longest + "!\nnext").utf8)) == [.rejected(.tooLong), .line("next")])
    let endless = [UInt8](repeating: UInt8(ascii: "x"), count: 100_000)
    #expect(lines(endless + Array("\nnext".utf8)) == [.rejected(.tooLong), .line("next")])
  }
}
