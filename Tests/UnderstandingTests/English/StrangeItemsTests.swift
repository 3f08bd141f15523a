import Testing

@testable import Understanding

@Suite("Items of a list that nobody knows")
struct StrangeItemsTests {
  @Test(
    "A word of its own between commas and and that is no word is one",
    arguments: [
      ("Mon, Fri and blursday", ["blursday"]), ("Qwertz, Monday & plomf", ["Qwertz", "plomf"]),
      ("Mon, Fri and Wednesdy", []), ("Mon and Fri, because of work", []),
      ("Mon and Fri, plomf evenings", []), ("plomf", []),
    ])
  func items(text: String, expected: [String]) {
    let line = Line(text)
    #expect(line.strangeItems(expecting: WeekdaysDimension().vocabulary) == expected)
  }
}
