import ArgumentParser
import Onboarding
import PlanClient

/// Submits many plans at once and tells how that went.
@main
struct LoadPlans: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "load-plans",
    abstract: "Measures a running plan service from outside, with the real client.",
    discussion: """
      Each submission is tried once and timed; then those that were refused are sent again until \
      they are taken, and at last all are sent once more: the service must give every draft the \
      plan it gave before. Exits with 1 when it does not, or when something failed other than by \
      an answer of 503 with Retry-After.
      """)

  @Option(help: "The address of the service.")
  var service: String

  @Option(help: "How many plans to submit.")
  var submissions = 1000

  @Option(help: "How many to have under way at a time.")
  var concurrent = 64

  @Option(help: "The longest 99 of 100 submissions may take, in milliseconds.")
  var p99: Int?

  @Flag(help: "Fail unless something was refused with 503.")
  var overload = false

  func run() async throws {
    let first = try await load(.once).run()
    print(first)
    guard first.failures.isEmpty else { throw ExitCode.failure }
    guard overload || first.refused == 0, !overload || first.refused > 0 else {
      print(overload ? "Nothing was refused." : "Something was refused.")
      throw ExitCode.failure
    }
    if let p99, first.latency(percent: 99) > .milliseconds(p99) {
      print("The 99th percentile is beyond \(p99) ms.")
      throw ExitCode.failure
    }
    let patient = try load(RetryPolicy(patience: .seconds(120), tries: 100))
    let plans = await patient.run().plans
    let again = await patient.run().plans
    let changed = first.plans.count { plans[$0.key] != $0.value }
    guard plans.count == submissions, again == plans, changed == 0,
      Set(plans.values).count == submissions
    else {
      print("Plans were lost, doubled or changed.")
      throw ExitCode.failure
    }
    print("Every draft has one plan, the one that was acknowledged first.")
  }

  private func load(_ policy: RetryPolicy) throws -> Load {
    guard let request = PlanRequest.load else { throw ExitCode.failure }
    return Load(
      client: try PlanClient(service: service, policy: policy), request: request,
      submissions: submissions, concurrent: concurrent)
  }
}
