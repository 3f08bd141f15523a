import Onboarding
import UsherCommands

/// A program of the one flow in which all that the engine does is tried.
@main
enum Program {
  static func main() {
    UsherCommand.main(products: [Product.garden])
  }
}
