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

  @Test("At the start it is told with 69")
  func atTheStart() throws {
    defer { proxy.stop() }
    proxy.stand()
    let run = try usher.run("chat", "diet", "--store", url, "--store-timeout", "0.5")
    #expect(run.code == 69)
    #expect(run.errors.contains("out of reach (the database does not answer)"))
  }

  /// How somebody, or the system, has a program in a terminal end.
  enum Departure: Int32, CaseIterable {
    case controlC = 130
    case terminated = 143
    case windowClosed = 129

    func depart(from terminal: PseudoTerminal) {
      switch self {
      case .controlC: terminal.type("\u{3}")
      case .terminated: terminal.program.signal(SIGTERM)
      case .windowClosed: terminal.hangUp()
      }
    }
  }

  @Test("Ctrl-C, SIGTERM and a closed window end it at the start", arguments: Departure.allCases)
  func leftAtTheStart(departure: Departure) throws {
    defer { proxy.stop() }
    proxy.stand()
    let chat = try usher.terminal("chat", "diet", "--store", url, "--store-timeout", "600")
    proxy.waitUntilAsked()
    departure.depart(from: chat)
    #expect(chat.program.wait() == .exited(departure.rawValue))
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

  @Test(
    "Ctrl-C, SIGTERM and a closed window end it while an answer is being saved, and none says it was",
    arguments: Departure.allCases)
  func leftWhileSaving(departure: Departure) throws {
    defer { proxy.stop() }
    let chat = try usher.terminal("chat", "diet", "--store", url, "--store-timeout", "600")
    try chat.expect("> ")
    chat.type("lose weight\n")
    try chat.expect("Step 2 of 5")
    try chat.expect("> ")
    proxy.stand()
    chat.type("1800\n")
    proxy.waitUntilAsked()
    departure.depart(from: chat)
    #expect(chat.program.wait() == .exited(departure.rawValue))
    if departure != .windowClosed {
      let shown = chat.finish().shown
      #expect(shown.contains("The last answer could not be saved; what came before it is."))
      #expect(!shown.contains("Saved."))
    }
    proxy.goOn()
    let stored = try usher.run("show", "diet", "--json", "--store", database.url).output
    #expect(stored.contains("\"goal\":\"lose_weight\""))
    #expect(stored.contains("\"calorie_target\":null"))
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

  @Test(
    "Ctrl-C, SIGTERM and a closed window end the waiting for a remote",
    arguments: Departure.allCases)
  func leftAtTheRemote(departure: Departure) throws {
    defer { proxy.stop() }
    proxy.stand()
    let chat = try usher.terminal(
      "chat", "diet", "--user", "ana", "--remote", url, "--store-timeout", "600")
    proxy.waitUntilAsked()
    departure.depart(from: chat)
    #expect(chat.program.wait() == .exited(departure.rawValue))
  }

  @Test("A remote that stands still keeps nobody waiting for long")
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
