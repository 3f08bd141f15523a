import Testing
import Understanding

@Suite struct WeekdaysEditTests {
  let dimension = WeekdaysDimension()

  @Test("What may take a day out or exchange it is asked about, and what exchanges none is left")
  func contrasted() {
    let old = WeekdaySet([.mon, .wed, .sat])
    func revised(_ text: String) -> Reading<WeekdaySet> {
      dimension.revise(old, by: Line(text), in: .monday)
    }
    #expect(
      revised("not Monday, Wednesday").ambiguous
        == [WeekdaySet([.sat]), WeekdaySet([.wed, .sat])])
    for text in ["Tuesday should be Thursday", "swap Tuesday for Thursday"] {
      #expect(revised(text).unclear == .nothingFound)
    }
  }
}
