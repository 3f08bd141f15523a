public import Onboarding
import ProgramRun
import Sessions

/// The command line of the web server, for a program of your own.
///
/// ```swift
/// @main
/// enum Program {
///   static func main() async {
///     await WebCommand.main(products: [Product.library])
///   }
/// }
/// ```
public enum WebCommand {
  /// Does what the arguments of the program ask for (`serve`, `migrate`, `test`), and ends it where that is
  /// an error.
  ///
  /// It is all that such a program does. Its help shows the name that the program was called by.
  ///
  /// - Parameter products: The onboardings there are, in the order they are offered.
  public static func main(products: Products) async {
    // Passwords and answers pass through it.
    CoreDump.refuse()
    let called = Called(
      program: ProgramName.called(CommandLine.arguments), products: products)
    await Called.$now.withValue(called) { await WebProgram.runProgram() }
  }
}
