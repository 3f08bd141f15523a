import ArgumentParser
import Conversation
import FlowCheck
import Onboarding

/// `usher map`: a flow as a picture.
struct Map: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Draw a flow as a picture.",
    discussion: HelpText.of(
      examples: [
        "usher map FLOW",
        "usher map FLOW --format mermaid",
        "usher map FLOW --format dot | dot -Tsvg > FLOW.svg",
      ]))

  @Argument(help: "Which onboarding; see `\(ProgramName.current) flows`.")
  var flow: String

  @OptionGroup var common: CommonOptions

  @Option(help: "mermaid, dot or text.")
  var format: FlowMap.Format = .text

  func run() throws {
    try reportingFailures {
      let setting = try Setting(common)
      let product = try Catalogue.product(named: flow)
      print(product.map(in: setting.clock.context(signIn: product.signIn)).text(format))
    }
  }
}

extension FlowMap.Format: WordOption {}
