import Foundation
import TerminalTestSupport
import Testing

@Suite("Accounts, with the program itself")
struct SignInTests {
  private static let password = "correct horse battery"
  private static let signUp = ["get started", "ana@example.org", password, password]
  private static let rest = ["coffee", "log it", "not now to all", "go to dashboard"]
  private static let tracker = ["chat", "trendsight", "--now", "2026-03-02T09:00"]
  private static let parenting = [
    "chat", "eko", "--sign-in", "local", "--now", "2026-03-02T09:10",
  ]

  @Test("A session lasts from one run to the next, and another onboarding takes it up")
  func session() throws {
    let usher = try Usher()
    let first = try usher.run(Self.tracker, lines: Self.signUp + ["coffee"])
    #expect(first.code == 75)
    let second = try usher.run(Self.tracker, lines: Array(Self.rest.dropFirst()))
    #expect(
      second.output.hasPrefix("Welcome back. You've told me: Coffee (event type).\nStep 3 of 4"))
    #expect(second.code == 0)
    let other = try usher.run(Self.parenting, lines: ["Sam"])
    #expect(other.output.hasPrefix("You're signed in as ana@example.org.\nStep 2 of 7\n"))
    #expect(try usher.stored("eko").contains("\"display_name\":\"Sam\""))
  }

  @Test("--now neither passes the wait after failures nor makes it longer")
  func wait() throws {
    let usher = try Usher()
    _ = try usher.run(Self.tracker, lines: Self.signUp + ["sign out"])
    func attempt(_ now: String, _ password: String) throws -> String {
      try usher.run(
        ["chat", "trendsight", "--now", now], lines: ["ana@example.org", password]
      ).output
    }
    for _ in 0..<5 {
      #expect(try attempt("2099-01-01T00:00", "wrong").contains("isn't right"))
    }
    for now in ["2026-03-02T09:00", "2099-01-01T00:00", "2199-01-01T00:00"] {
      let output = try attempt(now, Self.password)
      let seconds = output.split(separator: "Please wait ").dropFirst().first?
        .prefix { $0.isNumber }
      #expect((seconds.flatMap { Int($0) } ?? 0) <= 30, "\(output)")
      #expect(output.contains("There were too many tries."))
    }
  }

  @Test("--now ends nobody's session")
  func sessionsOfOthers() throws {
    let usher = try Usher()
    _ = try usher.run(Self.tracker, lines: Self.signUp + ["coffee"])
    _ = try usher.run(
      ["chat", "trendsight", "--user", "ben", "--now", "2099-01-01T00:00"],
      lines: ["get started", "ben@example.org", Self.password, Self.password])
    for now in ["2026-03-02T09:10", "2099-01-01T00:00"] {
      let run = try usher.run(["chat", "trendsight", "--now", now], lines: [])
      #expect(run.output.hasPrefix("Welcome back."))
    }
  }

  @Test("Signing out asks for the account again, and keeps the answers to it")
  func signOut() throws {
    let usher = try Usher()
    _ = try usher.run(Self.tracker, lines: Self.signUp + ["coffee"])
    let run = try usher.run("signout")
    #expect(run.code == 0)
    #expect(run.output == "ana is signed out. The answers are kept.\n")
    #expect(try usher.files().contains { $0.contains("sessions/") } == false)
    let back = try usher.run(
      Self.tracker, lines: ["review", "ana@example.org", Self.password] + Self.rest.dropFirst())
    #expect(back.output.contains("Please sign in to go on; your answers are all here."))
    #expect(back.code == 0)
    #expect(try usher.stored("trendsight").contains("\"auth_method\":\"email_signup\""))
  }

  @Test("A session that cannot be removed is told, with 74")
  func signOutFails() throws {
    let usher = try Usher()
    try FileManager.default.createDirectory(
      atPath: usher.folder + "/sessions/ana.json", withIntermediateDirectories: true)
    let run = try usher.run("signout")
    #expect(run.code == 74)
    #expect(run.errors.contains("the file of the session"))
    #expect(run.output == "")
  }

  @Test("What an account has is known under another user's name")
  func known() throws {
    let usher = try Usher()
    _ = try usher.run(Self.tracker, lines: Self.signUp + ["mood", "log it"])
    let run = try usher.run(
      Self.tracker + ["--user", "bob"],
      lines: ["I have an account", "ana@example.org", Self.password])
    #expect(run.output.contains("Log your first mood?"))
    #expect(!run.output.contains("What will you track first?"))
  }

  @Test("Forgetting takes the account, its session and what was told of it along")
  func forget() throws {
    let usher = try Usher()
    _ = try usher.run(Self.tracker, lines: Self.signUp + Self.rest)
    let asked = try usher.run("forget", "trendsight", input: "no\n")
    #expect(asked.output.contains("the account included"))
    let run = try usher.run("forget", "trendsight", "--yes")
    #expect(run.code == 0)
    for line in [
      "accounts: 1 row", "sessions: 1 row", "session_files: 1 row", "event_types: 1 row",
      "profiles: 1 row",
    ] {
      #expect(run.output.contains("  \(line)\n"), "\(line)")
    }
    #expect(run.output.contains("analytics: "))
    for file in try usher.files() {
      let bytes = try Data(contentsOf: URL(filePath: "\(usher.home)/\(file)"))
      #expect(bytes.range(of: Data("ana@example.org".utf8)) == nil, "\(file)")
    }
    let again = try usher.run(
      Self.tracker, lines: ["I have an account", "ana@example.org", Self.password])
    #expect(again.output.contains("The email or the password isn't right."))
    #expect(try usher.run("forget", "trendsight", "--yes").code == 0)
  }

  @Test("An account that another onboarding needs stays")
  func forgetOne() throws {
    let usher = try Usher()
    _ = try usher.run(Self.tracker, lines: Self.signUp + Self.rest)
    _ = try usher.run(Self.parenting, lines: ["Sam"])
    let run = try usher.run("forget", "trendsight", "--yes")
    #expect(run.output.contains("event_types: 1 row"))
    #expect(!run.output.contains("accounts"))
    let eko = try usher.run(Self.parenting, lines: [])
    #expect(eko.output.hasPrefix("Welcome back."))
  }
}
