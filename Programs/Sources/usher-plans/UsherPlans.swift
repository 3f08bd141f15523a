import ArgumentParser

/// The command line of the plan service.
struct UsherPlans: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "usher-plans",
    abstract: "The service that Coach George submits to.",
    subcommands: [Serve.self])
}
