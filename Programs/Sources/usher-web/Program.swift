import Onboarding
import WebCommands

/// Where the program begins.
@main
enum Program {
  static func main() async {
    await WebCommand.main(products: .all)
  }
}
