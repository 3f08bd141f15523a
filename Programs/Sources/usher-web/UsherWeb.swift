import ArgumentParser
import Onboarding

/// The command line of the web server.
struct UsherWeb: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "usher-web",
    abstract: "Onboarding conversations over HTTP and on a page.",
    version: ProgramVersion.text,
    subcommands: [Serve.self, Migrate.self, Test.self])
}
