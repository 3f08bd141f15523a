import ArgumentParser
import NetworkHelper
import Onboarding
import PlanClient

/// `usher-network submit-plan`.
struct SubmitPlan: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Submits a request for a running plan.",
    discussion: """
      Reads {"service":URL,"token":TOKEN,"key":KEY,"request":{…}} and writes {"event":"waiting"} each second, \
      then {"event":"submitted","plan_id":ID} or {"event":"failed","reason":REASON}, with "field" \
      and "detail", "retry_after" or "status" where the reason has them.
      """)

  func run() async throws {
    let job = try Exchange.request(PlanJob.self)
    try await Exchange.reportPlan { () async throws(PlanServiceError) -> PlanEvent in
      let client = try PlanClient(service: job.service, token: job.token)
      return .submitted(try await client.submit(job.request, key: job.key))
    }
  }
}

extension Exchange {
  /// Reports what comes of some work for a plan, and a sign of life each second until then.
  static func reportPlan(_ work: () async throws(PlanServiceError) -> PlanEvent) async throws {
    let signOfLife = Task {
      while (try? await Task.sleep(for: .seconds(1))) != nil {
        try report(PlanEvent.waiting)
      }
    }
    let last: PlanEvent
    do {
      last = try await work()
    } catch {
      last = .failed(error)
    }
    signOfLife.cancel()
    // Once it has ended, nothing comes after the last event.
    _ = await signOfLife.result
    try report(last)
  }
}
