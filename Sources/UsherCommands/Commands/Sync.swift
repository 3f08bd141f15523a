import ArgumentParser
import Conversation
import Onboarding
import PostgresStore

/// `usher sync`: brings what is kept on this machine and in PostgreSQL together.
struct Sync: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Bring what is kept here and in PostgreSQL together; safe to repeat, safe to stop.",
    discussion: HelpText.of(
      """
      What waits here is delivered; then PostgreSQL is asked about everybody else who is known here.

      Somebody whose answers the database refuses is set aside, the rest is delivered, and the exit \
      code is 65; the next sync tries again.
      """,
      examples: [
        "usher sync FLOW --to postgres://db.example.org/FLOW"
      ]))

  @Argument(help: "Which onboarding; see `\(ProgramName.current) flows`.")
  var flow: String

  @Option(help: ArgumentHelp("The PostgreSQL database.", valueName: "url"))
  var to: String

  @OptionGroup var common: CommonOptions

  func run() throws {
    try reportingFailures {
      let setting = try Setting(common)
      let product = try Catalogue.product(named: flow)
      let local = try Stores(setting).repository(of: product, at: setting.clock.now)
      guard let source = local as? any SyncSource else {
        throw Failure(.usage, "Only a store in a folder is sent. Name one with --store.")
      }
      guard to.namesPostgres else {
        throw Failure(.usage, "--to takes a postgres:// address.")
      }
      DatabaseWarning.check(to)
      let target = PostgresRepository(
        url: to, schema: product.schema, role: setting.options.role.postgres,
        patience: setting.patience)
      let clock = setting.clock
      let synchronizer = Synchronizer(of: product, from: source, to: target) {
        clock.context(signIn: .none)
      }
      let report = synchronizer.deliverAll(andFetch: try names(in: local)) { progress in
        StandardError.say("\(progress.delivered) of \(progress.total)")
      }
      print("\(report.delivered) of \(report.total) delivered.")
      if report.fetched > 0 {
        let are = report.fetched == 1 ? "is" : "are"
        print("\(report.fetched) had changed there, and \(are) the same here now.")
      }
      for conflict in report.conflicts {
        let answers = conflict.answers == 1 ? "1 answer" : "\(conflict.answers) answers"
        StandardOutput.say(
          "\(conflict.user): \(answers) had changed on both sides; the later count. "
            + "`\(ProgramName.current) conflicts \(product.id)` lists what was replaced.")
      }
      for user in report.setAside {
        StandardError.say("\(ProgramName.current): \(user.id) was set aside: \(user.reason)")
      }
      if let failure = report.failure { throw Failure(failure) }
      guard report.setAside.isEmpty else {
        throw Failure(
          .dataError,
          "\(report.setAside.count) of \(report.total) were set aside; the next sync "
            + "tries them again.")
      }
    }
  }

  /// Everybody who is known in a store; of whom nothing can be read, nothing is fetched.
  private func names(in local: any OnboardingRepository) throws -> [String] {
    var names: [String] = []
    do {
      try local.forEachStanding { user, _, _ in
        names.append(user)
        return true
      }
    } catch {
      throw Failure(error)
    }
    return names
  }
}
