import Foundation
import SafeText
import Testing

@Suite("Comma-separated values")
struct CSVTests {
  /// What Python's reader, which knows RFC 4180, makes of a file: a list of lists.
  private func read(_ text: String) throws -> [[String]] {
    let script = """
      import csv, io, json, sys
      text = io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8", newline="")
      json.dump(list(csv.reader(text, strict=True)), sys.stdout)
      """
    let json = try output(of: "/usr/bin/env", ["python3", "-c", script], input: Data(text.utf8))
    return try JSONDecoder().decode([[String]].self, from: json)
  }

  /// The value as it is read: an apostrophe stands before what would be a formula.
  private func shown(_ value: String) -> String {
    guard let first = value.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) else {
      return value
    }
    return "'" + value
  }

  @Test("A standard reader finds every value in its column, whatever is in it", arguments: 1...4)
  func fuzz(seed: Int) throws {
    var hostile = HostileText(seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    let rows = (0..<500).map { _ in ["row"] + (0..<4).map { _ in hostile.next() } }
    let text = rows.map { CSV.line($0) + "\r\n" }.joined()
    let found = try read(text)
    #expect(found.count == rows.count)
    for (row, found) in zip(rows, found) {
      let isSame =
        row.count == found.count
        && zip(row.map(shown), found).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
      #expect(isSame, "\(row.map(\.debugDescription)) was read as \(found.map(\.debugDescription))")
    }
  }

  @Test("A quotation mark with a mark on it shifts no column")
  func marks() throws {
    let row = ["\"\u{301}", ",\u{200D}", "=\u{301}1+1", "\"\u{FE0F},"]
    #expect(CSV.line(row) == "\"\"\"\u{301}\",\",\u{200D}\",'=\u{301}1+1,\"\"\"\u{FE0F},\"")
  }
}
