import ArgumentParser
import Onboarding

/// `usher flows`: what there is to set up.
struct Flows: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flows",
    abstract: "List the onboardings there are, a line each.",
    discussion: HelpText.of(
      examples: [
        "usher flows",
        "usher flows --json",
      ]))

  @Flag(help: "Print a JSON array.")
  var json = false

  func run() throws {
    try reportingFailures {
      let products = Catalogue.products
      if json {
        print(
          try JSONText.line(
            products.map {
              Listed(
                flow: $0.id, title: $0.title, summary: $0.summary, steps: $0.steps + [$0.endStep])
            }))
      } else {
        for product in products { print("\(product.id.padded(to: 11)) \(product.summary)") }
      }
    }
  }

  private struct Listed: Encodable {
    let flow: String
    let title: String
    let summary: String
    let steps: [String]
  }
}

extension String {
  /// The text with spaces after it, to a width in characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
