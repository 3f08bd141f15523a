import Onboarding
import Testing

@testable import Transcripts

@Suite("Coverage of the engine")
struct EngineCoverageTests {
  private static func reached() throws -> Set<EngineAim> {
    try Goldens.paths.filter(Goldens.isOfEngine).reduce(into: []) { reached, path in
      for turn in try Goldens.test(path).performance.turns {
        reached.formUnion(EngineAim.reached(by: turn))
      }
    }
  }

  @Test("Everything that the engine does is reached by a transcript of the flow made for it")
  func all() throws {
    let reached = try Self.reached()
    #expect(EngineAim.all.filter { !reached.contains($0) } == [])
  }

  @Test("Nothing is reached that is not known to be the engine's")
  func known() throws {
    let known = Set(EngineAim.all)
    #expect(try Self.reached().filter { !known.contains($0) } == [])
    #expect(known.count == EngineAim.all.count)
    #expect(EngineAim.elsewhere.isDisjoint(with: known))
  }

  @Test("The flow made for the engine is none that a program of Usher offers")
  func hidden() {
    #expect(TranscriptSuite().products.product("garden") == nil)
  }
}
