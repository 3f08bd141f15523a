import Foundation
import Onboarding
import PlanClient
import Testing

@Suite("kill -9 of the service under load")
struct KillTests {
  @Test("every acknowledged plan is there afterwards, and no draft has two", arguments: 1...5)
  func kill(round: Int) async throws {
    let folder = try Folder()
    let first = try await RunningService.start(in: folder)
    let client = try PlanClient(service: first.address, policy: .once)
    // Eight people's clients submit draft after draft until the service is gone.
    let known = await withTaskGroup(of: [String: PlanID].self) { group in
      for person in 1...8 {
        group.addTask {
          var acknowledged = [String: PlanID]()
          while let id = try? await client.submit(
            .sample(), key: key("draft-\(person)-\(acknowledged.count)"))
          {
            acknowledged["draft-\(person)-\(acknowledged.count)"] = id
            if person == 1, acknowledged.count == round * 5 { first.signal(SIGKILL) }
          }
          return acknowledged
        }
      }
      return await group.reduce(into: [:]) { $0.merge($1) { $1 } }
    }
    #expect(try await first.waitForEnd() == nil)

    try #require(known.count >= round * 5)
    let second = try await RunningService.start(in: folder, port: first.port)
    // Every draft is sent again, as people would whose answer never came: the eight that were
    // under way too.
    for person in 1...8 {
      let count = known.keys.count { $0.hasPrefix("draft-\(person)-") }
      for draft in 0...count {
        let text = "draft-\(person)-\(draft)"
        let id = try await client.submit(.sample(), key: key(text))
        #expect(known[text] == nil || known[text] == id)
      }
    }
    let stored = try second.storedPlans()
    #expect(stored.count == known.count + 8)
    #expect(Set(stored.map(\.key)).count == stored.count)
    #expect(Set(stored.map(\.id)).count == stored.count)
  }
}
