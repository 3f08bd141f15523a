import ArgumentParser
import Conversation
import Onboarding

/// `usher signout`: ends the session with an identity provider.
struct SignOut: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "signout",
    abstract: "Sign out: session and tokens go, answers stay.",
    discussion: HelpText.of(
      examples: [
        "usher signout",
        "usher signout --user ana",
      ]))

  @OptionGroup var common: CommonOptions
  @OptionGroup var service: ServiceOptions

  func run() throws {
    try reportingFailures {
      let setting = try Setting(common)
      let identity = try ServiceChoice(service, setting).identity(.google)
      do {
        try identity.signOut()
      } catch {
        throw Failure(.inputOutput, "\(error)")
      }
      StandardOutput.say("\(setting.user.name) is signed out. The answers are kept.")
    }
  }
}
