import Library
import UsherCommands

/// Where the program begins.
@main
enum Program {
  static func main() {
    UsherCommand.main(products: onboardings)
  }
}
