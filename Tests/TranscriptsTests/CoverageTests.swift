import Onboarding
import Testing

@testable import Transcripts

@Suite("Coverage")
struct CoverageTests {
  private func coverage(_ texts: String...) throws -> Coverage {
    let tested = try texts.map {
      try TranscriptSuite().test("flow: diet\n---\n\($0)", path: "a.txt")
    }
    return try #require(TranscriptSuite().coverage(of: tested).first)
  }

  @Test("What was never reached is named")
  func missing() throws {
    let coverage = try coverage("> lose weight\n", "> purple\n> help\n")
    #expect(coverage.transcripts == 2)
    #expect(!coverage.isComplete)
    #expect(coverage.reaches(Aim(.step, "calories")))
    #expect(coverage.missing.contains(Aim(.step, "reveal")))
    #expect(coverage.description.contains("\n  never reached: step reveal\n"))
  }

  @Test("All there is to reach follows from the flow")
  func aims() throws {
    let coverage = try coverage("")
    let aims = coverage.aims
    for aim in [
      Aim(.choice, "goal \"gain_muscle\""), Aim(.suggestion, "eating_window"),
      Aim(.refusal, "calorie_target belowMinimum"), Aim(.refusal, "eating_window emptyRange"),
      Aim(.word, "MATADOR"), Aim(.why, "matador"), Aim(.ending, "complete"),
    ] {
      #expect(aims.contains(aim), "\(aim)")
    }
    #expect(!aims.contains(Aim(.ending, "serviceUnreachable")))
    #expect(Set(aims).count == aims.count)
  }

  @Test("A branch is reached both ways, or named")
  func branches() throws {
    guard let product = Products.all.first(where: { $0.id == "growth" }) else { return }
    let tested = try TranscriptSuite([product]).test(
      "flow: growth\n---\n> quick practice\n", path: "a.txt")
    let coverage = try #require(TranscriptSuite([product]).coverage(of: [tested]).first)
    #expect(coverage.aims.contains { $0.kind == .branch })
    #expect(coverage.missing.contains { $0.kind == .branch && $0.name.hasSuffix(" asked") })
  }
}
