import Foundation
import TerminalTestSupport
import Testing

@Suite("A database that stands still", .enabled(if: Database.server != nil))
struct StandingStillTests {
  private let usher: Usher
  private let database: Database
  private let proxy: StillProxy
  private let url: String

  init() throws {
    usher = try Usher()
    database = try Database()
    let folder = try #require(database.url.firstMatch(of: #/host=([^&]*)/#)).output.1
    proxy = try StillProxy(before: String(folder))
    url = database.url.replacingOccurrences(of: folder, with: proxy.folder)
  }

  @Test("At the start it is told with 69, and Ctrl-C is 130")
  func atTheStart() throws {
    defer { proxy.stop() }
    proxy.stand()
    let run = try usher.run("chat", "diet", "--store", url, "--store-timeout", "0.5")
    #expect(run.code == 69)
    #expect(run.errors.contains("out of reach (the database does not answer)"))
    let terminal = try usher.terminal("chat", "diet", "--store", url, "--store-timeout", "600")
    usleep(1_000_000)
    terminal.program.signal(SIGINT)
    #expect(terminal.finish().ending == .exited(130))
  }

  @Test("In the middle the last answer is said to be unsaved, and what came before is there")
  func inTheMiddle() throws {
    defer { proxy.stop() }
    let chat = try usher.piped("chat", "diet", "--store", url, "--store-timeout", "1")
    try chat.expect("> ")
    chat.send("lose weight\n")
    try chat.expect("Step 2 of 5")
    try chat.expect("> ")
    proxy.stand()
    chat.send("1800\n")
    try chat.expect("I couldn't save that: the store can't be reached right now.")
    let (shown, ending) = chat.finish()
    #expect(ending == .exited(69))
    #expect(shown.contains("The last answer could not be saved; what came before it is."))
    proxy.goOn()
    let stored = try usher.run("show", "diet", "--json", "--store", database.url).output
    #expect(stored.contains("\"goal\":\"lose_weight\""))
    #expect(stored.contains("\"calorie_target\":null"))
  }

  @Test("Ctrl-C ends it while an answer is being saved, and does not say that it was")
  func interrupted() throws {
    defer { proxy.stop() }
    let chat = try usher.terminal("chat", "diet", "--store", url, "--store-timeout", "600")
    try chat.expect("> ")
    chat.type("lose weight\n")
    try chat.expect("Step 2 of 5")
    try chat.expect("> ")
    proxy.stand()
    chat.type("1800\n")
    usleep(1_000_000)
    chat.program.signal(SIGINT)
    let (shown, ending) = chat.finish()
    #expect(ending == .exited(130))
    #expect(shown.contains("The last answer could not be saved; what came before it is."))
    #expect(!shown.contains("Saved."))
  }

  @Test("Once it goes on, what could not be saved is saved after all, once")
  func goesOn() throws {
    defer { proxy.stop() }
    let chat = try usher.piped("chat", "diet", "--store", url, "--store-timeout", "1")
    try chat.expect("> ")
    chat.send("lose weight\n")
    try chat.expect("> ")
    proxy.stand()
    chat.send("1800\n")
    try chat.expect("Shall I try again?")
    proxy.goOn()
    chat.send("yes\n")
    try chat.expect("Step 3 of 5")
    _ = chat.finish()
    let stored = try usher.run("show", "diet", "--json", "--store", database.url).output
    #expect(stored.contains("\"calorie_target\":1800"))
  }

  @Test("A remote that stands still keeps nobody waiting for long, and Ctrl-C ends that too")
  func remote() throws {
    defer { proxy.stop() }
    proxy.stand()
    let start = ContinuousClock.now
    let run = try usher.run(
      "chat", "diet", "--user", "ana", "--remote", url, "--store-timeout", "600",
      input: "lose weight\n1800\nnoon to 8pm\n\nyes\n")
    #expect(run.code == 0)
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
