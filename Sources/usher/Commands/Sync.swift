import ArgumentParser
import Onboarding
import PostgresStore

/// `usher sync`: sends what is kept on this machine to PostgreSQL.
struct Sync: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Send what is kept here to PostgreSQL; safe to repeat, safe to stop.",
    discussion: """
      Examples:
        usher sync diet --to postgres://db.example.org/diet
      """)

  @Argument(help: "Which onboarding; see `usher flows`.")
  var flow: String

  @Option(help: ArgumentHelp("The PostgreSQL database.", valueName: "url"))
  var to: String

  @OptionGroup var common: CommonOptions

  func run() throws {
    try reportingFailures {
      let setting = try Setting(common)
      let product = try Products.named(flow)
      let local = try Stores(setting).repository(of: product, at: setting.clock.now)
      guard let source = local as? any SyncSource else {
        throw Failure(.usage, "Only a store in a folder is sent. Name one with --store.")
      }
      guard to.hasPrefix("postgres://") || to.hasPrefix("postgresql://") else {
        throw Failure(.usage, "--to takes a postgres:// address.")
      }
      let target = PostgresRepository(
        url: to, flow: product.id, role: setting.options.role.postgres)
      let report = Synchronizer(from: source, to: target).deliverAll { progress in
        StandardError.say("\(progress.delivered) of \(progress.total)")
      }
      print("\(report.delivered) of \(report.total) delivered.")
      for conflict in report.conflicts {
        let side = conflict.winner == .local ? "this machine's" : "the remote's"
        StandardOutput.say(
          "\(conflict.user): both sides had changed; \(side) answers are the later ones.")
      }
      if let failure = report.failure { throw Failure(failure) }
    }
  }
}
