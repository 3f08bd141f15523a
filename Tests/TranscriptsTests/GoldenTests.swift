import Onboarding
import Testing

@testable import Transcripts

@Suite("Golden transcripts")
struct GoldenTests {
  @Test("There are golden transcripts")
  func some() {
    #expect(!Goldens.paths.isEmpty)
  }

  @Test("A golden transcript replays as it is written", arguments: Goldens.paths)
  func replays(path: String) throws {
    let tested = try Goldens.test(path)
    #expect(tested.difference == nil, "\(tested.difference?.description ?? "")")
  }

  @Test("A golden transcript says what is stored afterwards", arguments: Goldens.paths)
  func saysWhatIsStored(path: String) throws {
    let stored = try #require(try Goldens.test(path).transcript.stored)
    #expect(!stored.values.isEmpty)
  }

  @Test(
    "Killed at every turn and started again, the replies and the record are the same",
    arguments: Goldens.paths)
  func killedAtEveryTurn(path: String) throws {
    let tested = try Goldens.test(path)
    guard tested.bindsToOneLife == nil else { return }
    let program = Goldens.isOfEngine(path) ? "engine-flow" : "usher"
    let anew = ProgramName.$current.withValue(program) {
      Replay(tested.transcript, of: tested.product).perform(.anewForEachLine)
    }
    let difference = Comparison(tested.transcript, with: tested.performance)
      .firstDifference(toLivesOfOneMove: anew)
    #expect(difference == nil, "\(difference?.description ?? "")")
  }

  @Test("Two replays show the same bytes", arguments: Goldens.paths)
  func same(path: String) throws {
    let (one, other) = (try Goldens.test(path), try Goldens.test(path))
    #expect(one.performance.lives.map(\.screen) == other.performance.lives.map(\.screen))
  }

  @Test("Everything of a flow's own is reached by some transcript of it")
  func coverage() throws {
    let tested = try Goldens.paths.map(Goldens.test)
    for coverage in Goldens.suite.coverage(of: tested) {
      #expect(coverage.missing == [], "\(coverage)")
    }
  }
}
