import Testing
import Understanding

@testable import Onboarding

@Suite("A note that was logged, and what is said of it afterwards")
struct LogEntryRevisionTests {
  private let context: Context
  private let old = LogEntry(notes: "two espressos")

  init() throws {
    context = Context(today: try #require(CalendarDate("2026-03-02")))
  }

  private func note(after line: String) -> String?? {
    let reading = LogEntryDimension(of: "coffee").revise(old, by: Line(line), in: context)
    guard case .understood(let entry, _) = reading else { return nil }
    return entry.notes
  }

  @Test(
    "Who only agrees once more keeps the note, however politely",
    arguments: [
      "log it", "yes", "yes please", "yes, thanks", "log it now, please", "ok then", "log it too",
      "log it as well",
    ])
  func agreeing(line: String) {
    #expect(note(after: line) == "two espressos")
  }

  @Test("The note is taken away or said anew")
  func changing() {
    #expect(note(after: "no note please") == .some(nil))
    #expect(note(after: "log it: three espressos") == "three espressos")
  }
}
