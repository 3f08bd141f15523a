import Testing

@testable import Understanding

@Suite("Items of a list that nobody knows")
struct StrangeItemsTests {
  @Test(
    "A word of its own between commas and and that is no word is one, and a thing between two that are expected",
    arguments: [
      ("Mon, Fri and blursday", ["blursday"]), ("Qwertz, Monday & plomf", ["Qwertz", "plomf"]),
      ("Mon, Fri and Wednesdy", []), ("Mon and Fri, because of work", []),
      ("Mon and Fri, plomf evenings", []), ("plomf", []),
      ("Mon, Fri, she's away", []), ("Mon and Fri, mostly", []), ("Mon and football", []),
    ])
  func items(text: String, expected: [String]) {
    let line = Line(text)
    let all = 0..<text.utf8.count
    #expect(line.strangeItems(expecting: WeekdaysDimension().vocabulary, around: all) == expected)
  }
}
