import Onboarding
import PlanClient

/// Many submissions, so many at a time.
struct Load: Sendable {
  let client: PlanClient
  let request: PlanRequest
  let submissions: Int
  let concurrent: Int

  /// Submits drafts 1 to ``submissions``, each under its own key, the same at every run.
  func run() async -> LoadReport {
    let clock = ContinuousClock()
    let start = clock.now
    let entries = await withTaskGroup(of: [LoadReport.Entry].self) { group in
      for worker in 0..<concurrent {
        group.addTask {
          var entries = [LoadReport.Entry]()
          for number in stride(from: worker, to: submissions, by: concurrent) {
            guard let key = IdempotencyKey("draft-\(number)") else { continue }
            let begin = clock.now
            let outcome: Result<PlanID, PlanServiceError>
            do throws(PlanServiceError) {
              outcome = .success(try await client.submit(request, key: key))
            } catch {
              outcome = .failure(error)
            }
            entries.append(.init(key: key, outcome: outcome, latency: clock.now - begin))
          }
          return entries
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    return LoadReport(entries: entries, time: clock.now - start)
  }
}
