import Testing

@testable import Understanding

@Suite("Words that take something back in a line")
struct RepairTests {
  @Test(
    "What stands before and behind them are its parts, from the last on",
    arguments: [
      ("3 July 2017, oh no, 2016", [["3 July 2017", "2016"]]),
      ("4, sorry, 5, no wait, 6", [["4, sorry, 5", "6"], ["4", "5, no wait, 6"]]),
      ("no, 4", []), ("4 then", []), ("no more than 4", []),
    ])
  func parts(text: String, parts: [[String]]) {
    let repairs = Line(text).repairs.map { repair in
      [repair.before, repair.after].map { line in
        line.content.map { line.text(at: $0) } ?? ""
      }
    }
    #expect(repairs == parts)
  }

  @Test(
    "A text ends before a denial of what it was, and of nothing else",
    arguments: [
      ("the right knee, not the left", "left knee", "the right knee"),
      ("three espressos not two, half asleep here", "two espressos", "three espressos"),
      ("not two", "two espressos", "not two"),
      ("a stiff hip, not from running", "left knee", "a stiff hip, not from running"),
    ])
  func denials(text: String, old: String, new: String) {
    let line = Line(text)
    let place = line.words(0..<line.text.utf8.count, withoutDenialOf: old)
    #expect(line.text(at: place) == new)
  }
}
