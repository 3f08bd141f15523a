import Testing
import Understanding

@Suite struct ChoicesByPlaceTests {
  static let list = ChoicesDimension(options: ChoicesTests.options, count: 1...3, allowsOwn: true)
  let old = Choices(ids: ["music", "books"], own: ["more sleep"])

  @Test(
    "A place before the name of a list counts what was chosen",
    arguments: [
      ("change the second goal to art", "music art", "more sleep"),
      ("the first goal should be sport", "sport books", "more sleep"),
      ("replace the last goal with more play", "music books", "more play"),
      ("make the third goal animals", "music books animals", ""),
      ("the second goal is that he laughs", "music", "more sleep, that he laughs"),
    ])
  func exchanged(line: String, ids: String, own: String) {
    let reading = Self.list.revise(old, by: Line(line), in: .anyDay)
    #expect(reading.understood?.ids.joined(separator: " ") == ids, "\(reading)")
    #expect(
      reading.understood.map { Set($0.own) }
        == Set(own.isEmpty ? [] : own.split(separator: ", ").map(String.init)))
  }

  @Test(
    "A place that is not there, or that is to change without a value, says no option",
    arguments: ["the fifth goal is art", "change the second goal", "fix the first goal"])
  func open(line: String) {
    #expect(Self.list.revise(old, by: Line(line), in: .anyDay).understood == nil)
  }
}
