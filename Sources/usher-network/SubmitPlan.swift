import ArgumentParser
import NetworkHelper
import Onboarding
import PlanClient

/// `usher-network submit-plan`.
struct SubmitPlan: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Submits a request for a running plan.",
    discussion: """
      Reads {"service":URL,"key":KEY,"request":{…}} and writes {"event":"waiting"} each second, \
      then {"event":"submitted","plan_id":ID} or {"event":"failed","reason":REASON}, with "field" \
      and "detail", "retry_after" or "status" where the reason has them.
      """)

  func run() async throws {
    let job = try Exchange.request(PlanJob.self)
    let signOfLife = Task {
      while (try? await Task.sleep(for: .seconds(1))) != nil {
        try Exchange.report(PlanEvent.waiting)
      }
    }
    let last: PlanEvent
    do {
      last = .submitted(
        try await PlanClient(service: job.service).submit(job.request, key: job.key))
    } catch {
      last = .failed(error)
    }
    signOfLife.cancel()
    // Once it has ended, nothing comes after the last event.
    _ = await signOfLife.result
    try Exchange.report(last)
  }
}
