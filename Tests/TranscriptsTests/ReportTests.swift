import Testing

@testable import Transcripts

@Suite("Reporting tests of transcripts")
struct ReportTests {
  private func difference(_ path: String, _ actual: String) -> Difference {
    Difference(
      path: path, line: 4, after: "> yes",
      kind: .said(expected: ["Same.", "Old words."], actual: ["Same.", actual]))
  }

  @Test("Alike differences are told once")
  func alike() {
    var report = TestReport()
    report.add(difference("a.txt", "New words."))
    report.add(difference("b.txt", "Other words."))
    report.add(difference("c.txt", "New words."))
    report.addSame()
    let text = report.description
    #expect(text.contains("a.txt:4: Usher says something else\n  after     >·yes\n"))
    #expect(text.contains("\n  the same in c.txt\n"))
    #expect(text.contains("b.txt:4: "))
    #expect(!text.contains("c.txt:4: "))
    #expect(text.hasSuffix("\n\n4 transcripts, 3 not as written"))
  }

  @Test("All is as written")
  func same() {
    var report = TestReport()
    report.addSame()
    #expect(report.description == "1 transcript, all as written")
    #expect(report.failures == 0)
  }
}
