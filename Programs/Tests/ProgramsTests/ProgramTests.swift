import Foundation
import TerminalTestSupport
import Testing

@Suite("The programs beside usher")
struct ProgramTests {
  @Test(
    "An option that is none is told, and cannot steer a terminal",
    arguments: ["usher-plans", "usher-network", "usher-web"])
  func optionErrors(program: String) throws {
    let run = try PipedProgram(BuiltProgram.path(program), ["--\u{1B}[31mred"])
    let (shown, ending) = run.finish()
    #expect(ending == .exited(64))
    #expect(shown.contains("31mred"))
    #expect(!shown.contains("\u{1B}"))
  }

  @Test("The web server says its version")
  func version() throws {
    let (shown, ending) = try PipedProgram(BuiltProgram.path("usher-web"), ["--version"]).finish()
    #expect(ending == .exited(0))
    #expect(shown.contains(/^\d+\.\d+\.\d+/))
  }

  @Test("The program that holds tokens dumps no core")
  func noCoreDump() throws {
    let usher = try Usher()
    let crashing = DumpingProgram(BuiltProgram.path("usher-network"), ["sign-in"], in: usher)
    let program = try PipedProgram(
      crashing.shell, crashing.arguments, environment: usher.ownEnvironment)
    // It says nothing before it was asked, and is asked when its input ends: the limit tells when
    // it is on its way, less than a page of memory being none.
    var waited = 0
    while try #require(try DumpingProgram.limit(of: program.program.id)) >= 4096, waited < 120_000 {
      usleep(5_000)
      waited += 5
    }
    program.program.signal(SIGABRT)
    // Its input ends later: a thread that hears of that may leave before another is killed.
    #expect(program.program.wait() == .killed(by: SIGABRT))
    #expect(!program.program.hasDumpedCore)
    #expect(try usher.files().isEmpty)
  }
}
