import ProgramRun
import Sessions

/// Where the program begins.
@main
enum Program {
  static func main() async {
    // It holds tokens, also when it is run by something other than `usher`.
    CoreDump.refuse()
    await UsherNetwork.runProgram()
  }
}
