import ProgramRun

/// Where the program begins.
@main
enum Program {
  static func main() async {
    await UsherWeb.runProgram()
  }
}
