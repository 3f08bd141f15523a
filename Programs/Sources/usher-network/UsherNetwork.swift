import ArgumentParser

/// The part of Usher that speaks to the network, run by `usher` when it is needed.
struct UsherNetwork: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "usher-network",
    abstract: "Speaks to the network for usher, which runs it when needed.",
    discussion: """
      Each command reads one request as JSON on standard input and writes events, a line of JSON \
      each, on standard output.
      """,
    subcommands: [SignIn.self, Refresh.self, SubmitPlan.self, ErasePlan.self])
}
