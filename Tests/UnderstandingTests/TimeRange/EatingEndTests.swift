import Testing
import Understanding

@Suite("Ends of an eating window")
struct EatingEndTests {
  private let dimension = TimeRangeDimension.eatingWindow

  @Test(
    "An hour of a clock of 24 hours puts the other end on it",
    arguments: [
      ("5-19", "05:00", "19:00"), ("6 to 20:30", "06:00", "20:30"), ("7h-21h", "07:00", "21:00"),
      ("6:30-20", "06:30", "20:00"), ("from 9 to 22", "09:00", "22:00"),
      ("10-18", "10:00", "18:00"), ("12-24", "12:00", "00:00"), ("2-21", "14:00", "21:00"),
      ("21-5", "21:00", "05:00"), ("7 to 8pm", "19:00", "20:00"), ("1 to 9", "13:00", "21:00"),
    ])
  func clocks(text: String, start: String, end: String) {
    let value = dimension.read(text).understood
    #expect(value?.start.description == start, "\(text)")
    #expect(value?.end.description == end, "\(text)")
  }

  @Test("Beside the meals of a day, when one sleeps is no end of it")
  func bedtime() {
    for (text, end) in [
      ("breakfast at 7, lunch at 1, dinner at 6, bed by 10", "18:00"),
      ("breakfast at 7, tea at half five. In bed by nine", "17:30"),
      ("eat from 12 till bed at 10", "22:00"),
    ] {
      #expect(dimension.read(text).understood?.end.description == end, "\(text)")
    }
  }

  @Test(
    "Four digits beside an end are no start",
    arguments: ["1850 and I finish at 8", "1600, till 7pm", "2300 and I eat until 9"])
  func calories(text: String) {
    #expect(dimension.read(text).understood == nil)
  }

  @Test(
    "Four digits that a range begins with are",
    arguments: [
      ("from 1100 until 7", "11:00"), ("1230 to 8pm", "12:30"), ("1300-2100", "13:00"),
    ])
  func packed(text: String, start: String) {
    #expect(dimension.read(text).understood?.start.description == start)
  }

  @Test(
    "What is denied before or behind a time says which end is missing",
    arguments: [
      ("no dinner after 8", Missing.start), ("nothing after 7 in the evening", .start),
      ("no coffee before 10", .end), ("I never eat before noon", .end), ("no, after 9", .end),
    ])
  func denied(text: String, missing: Missing) {
    guard case .unclear(.incomplete(let found, _)) = dimension.read(text) else {
      Issue.record("\(text): \(dimension.read(text))")
      return
    }
    #expect(found == missing, "\(text)")
  }

  @Test(
    "One end changes and the other stays",
    arguments: [
      ("I stop eating at 6", "12:00", "18:00"), ("my final meal is dinner at 7", "12:00", "19:00"),
      ("last bite at 9pm", "12:00", "21:00"), ("the last meal is at seven", "12:00", "19:00"),
      ("I start eating at 10", "10:00", "20:00"), ("first bite at 11", "11:00", "20:00"),
      ("my shift starts at 7", "12:00", "20:00"), ("no snacks after 9", "12:00", "21:00"),
      ("nothing past 7pm", "12:00", "19:00"), ("no breakfast before 10", "10:00", "20:00"),
      ("I don't stop eating until 10pm", "12:00", "22:00"), ("no, I start at 11", "11:00", "20:00"),
    ])
  func ends(text: String, start: String, end: String) throws {
    let old = try #require(dimension.value(from: ["start": "12:00", "end": "20:00"]))
    let value = dimension.revise(old, by: Line(text), in: .monday).understood ?? old
    #expect(value.start.description == start, "\(text)")
    #expect(value.end.description == end, "\(text)")
  }
}
