import ProgramRun
import Sessions

/// Where the program begins.
@main
enum Program {
  static func main() async {
    // Passwords and answers pass through it.
    CoreDump.refuse()
    await UsherWeb.runProgram()
  }
}
