import ArgumentParser
import Conversation
import Onboarding

/// `usher check`: whether a flow is sound.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Prove a flow sound by walking through all of it.",
    discussion: """
      Every step can be reached and left, every question answered, every example, hint and \
      suggestion holds, and what is said back reads as the very same value: on every weekday, where \
      months and years turn, on 29 February, when clocks change, and just before midnight; with \
      --now, at that instant only. Findings end with exit code 65.

      Examples:
        usher check
        usher check diet
        usher check diet --now 2028-02-29T12:00
      """)

  @Argument(help: "Which onboarding; all of them without one.")
  var flow: String?

  @OptionGroup var common: CommonOptions

  func run() throws {
    try reportingFailures {
      let setting = try Setting(common)
      let products =
        try flow.map { [try Catalogue.product(named: $0)] } ?? Array(Catalogue.products)
      var count = 0
      for product in products {
        let findings = findings(in: product, setting)
        count += findings.count
        for finding in findings { print(finding) }
        if findings.isEmpty { print("\(product.id): sound") }
      }
      if count > 0 { throw Failure(.dataError, "\(count) findings.") }
    }
  }

  /// What would go wrong at the instant that is handed in, or else at any that may matter.
  private func findings(in product: any AnyProduct, _ setting: Setting) -> [Finding] {
    guard common.now == nil else {
      return product.findings(in: setting.clock.context(signIn: product.signIn))
    }
    return product.findings(
      at: CheckInstant.all, signIn: product.signIn, clock: common.clock.style)
  }
}
