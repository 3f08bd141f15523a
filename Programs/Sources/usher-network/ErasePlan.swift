import ArgumentParser
import NetworkHelper
import Onboarding
import PlanClient

/// `usher-network erase-plan`.
struct ErasePlan: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Erases a running plan at its service.",
    discussion: """
      Reads {"service":URL,"token":TOKEN,"plan":ID} and writes {"event":"waiting"} each second, then \
      {"event":"erased","was_there":BOOLEAN} or what submit-plan writes when it failed.
      """)

  func run() async throws {
    let job = try Exchange.request(PlanErasureJob.self)
    try await Exchange.reportPlan { () async throws(PlanServiceError) -> PlanEvent in
      let client = try PlanClient(service: job.service, token: job.token)
      return .erased(wasThere: try await client.erase(job.plan))
    }
  }
}
