import ArgumentParser
import Onboarding

/// How the program was called, and what its commands are about.
struct Called: Sendable {
  /// The name of the program.
  var program = "usher-web"
  /// The onboardings there are.
  var products = Products.all

  /// Those of this program, once it has begun.
  @TaskLocal static var now = Called()

  /// Makes sure that there are flows of some names.
  func check(_ flows: [String]) throws {
    for name in flows where products.product(name) == nil {
      throw ValidationError(
        "There is no flow '\(name)'. There are: \(products.ids.joined(separator: ", ")).")
    }
  }

  /// A command's discussion, with its own name in the place of `usher-web`, and one of its flows in that of
  /// `FLOW` in examples.
  func help(_ text: String) -> String {
    text.replacing("usher-web", with: program)
      .replacing("--flow FLOW", with: "--flow \(products.ids.first ?? "FLOW")")
  }
}
