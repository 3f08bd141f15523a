import ArgumentParser
import Conversation
import Onboarding

/// `usher schema`: what a completed profile looks like.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema (2020-12) of a completed profile.",
    discussion: HelpText.of(
      """
      It describes the member "profile" of each line that `export` writes of those who are done, with \
      bounds, options, and the names and words of the questions as titles and descriptions.
      """,
      examples: [
        "usher schema FLOW",
        "usher schema FLOW > profile.schema.json",
      ]))

  @Argument(help: "Which onboarding; see `\(ProgramName.current) flows`.")
  var flow: String

  @OptionGroup var common: CommonOptions

  func run() throws {
    try reportingFailures {
      let setting = try Setting(common)
      let product = try Catalogue.product(named: flow)
      let context = setting.clock.context(signIn: product.signIn)
      print(try JSONText.pretty(product.profileSchema(in: context)))
    }
  }
}
