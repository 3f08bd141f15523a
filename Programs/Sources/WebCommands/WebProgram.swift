import ArgumentParser
import Onboarding

/// The command line of the web server.
struct WebProgram: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Called.now.program,
    abstract: "Onboarding conversations over HTTP and on a page.",
    version: ProgramVersion.text,
    subcommands: [Serve.self, Migrate.self, Deliveries.self, Test.self])
}
