import ArgumentParser
import Onboarding

/// `usher check`: whether a flow is sound.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Prove a flow sound by walking through all of it.",
    discussion: """
      Every step can be reached and left, every question answered, every example and suggestion \
      holds, and what is said back reads as the very same value. Findings end with exit code 65.

      Examples:
        usher check
        usher check diet
      """)

  @Argument(help: "Which onboarding; all of them without one.")
  var flow: String?

  @OptionGroup var common: CommonOptions

  func run() throws {
    try reportingFailures {
      let setting = try Setting(common)
      let products = try flow.map { [try Products.named($0)] } ?? Products.all
      var count = 0
      for product in products {
        let findings = product.findings(in: setting.clock.context(signIn: product.signIn))
        count += findings.count
        for finding in findings { print(finding) }
        if findings.isEmpty { print("\(product.id): sound") }
      }
      if count > 0 { throw Failure(.dataError, "\(count) findings.") }
    }
  }
}
