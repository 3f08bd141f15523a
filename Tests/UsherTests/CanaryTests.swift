import Foundation
import GRDB
import TerminalTestSupport
import Testing

@Suite("Secrets, with the program itself")
struct CanaryTests {
  static let password = "Quokka-canary-7319"
  private static let wrong = "Quokka-canari-7319"
  static let email = "canary.7319@example.org"
  static let chat = ["chat", "trendsight", "--now", "2026-03-02T09:00"]

  /// The lines from the welcome to the end; the note is nobody's business either.
  private static let script =
    ["get started", email, password, password, "coffee", "log it: Quokka-note"]
    + ["yes", "not now", "not now", "go to dashboard"]

  @Test("A whole conversation leaves no password in any byte, and an email with the account only")
  func piped() throws {
    let usher = try Usher()
    let events = usher.home + "/events.jsonl"
    let run = try usher.run(
      Self.chat + ["--events", events], lines: Self.script + ["sign out"])
    #expect(run.code == 0)
    #expect(!run.output.contains(Self.password))
    let back = try usher.run(
      Self.chat + ["--events", events],
      lines: [Self.email, Self.wrong, Self.email, Self.password, "review"])
    #expect(back.output.contains("The email or the password isn't right."))
    #expect(back.output.contains("Quokka-note"))
    #expect(!back.output.contains("Quokka-canar"))
    try expectNoSecrets(in: usher)
    #expect(try String(contentsOfFile: events, encoding: .utf8).contains("onboarding_completed"))
  }

  @Test("A change of the password leaves neither the old one nor the new one anywhere")
  func passwordChange() throws {
    let usher = try Usher()
    let run = try usher.run(
      Self.chat,
      lines: ["get started", Self.email, Self.wrong, Self.wrong, "change my password"]
        + [Self.wrong, Self.password, Self.password, "coffee", "sign out"])
    #expect(run.output.contains("Your password is changed."))
    #expect(!run.output.contains("Quokka"))
    try expectNoSecrets(in: usher)
    let back = try usher.run(
      Self.chat, lines: [Self.email, Self.wrong, Self.email, Self.password, "quit"])
    #expect(back.output.contains("The email or the password isn't right."))
    #expect(back.output.contains("You're signed in as \(Self.email)."))
  }

  @Test("At a terminal a password is not shown, and left in no byte")
  func terminal() throws {
    let usher = try Usher()
    let terminal = try PseudoTerminal(
      BuiltProgram.path("usher"), Self.chat, environment: usher.ownEnvironment)
    var shown = ""
    func answer(_ line: String, until text: String) throws {
      terminal.type(line + "\r")
      shown += try terminal.expect(text)
    }
    shown += try terminal.expect("> ")
    try answer("I have an account", until: "> ")
    try answer(Self.email, until: "It isn't shown.")
    shown += try terminal.expect("> ")
    try answer(Self.wrong, until: "isn't right.")
    shown += try terminal.expect("> ")
    try answer("sign up", until: "> ")
    try answer(Self.email, until: "It isn't shown.")
    shown += try terminal.expect("> ")
    try answer(Self.password, until: "once more")
    shown += try terminal.expect("> ")
    try answer(Self.password, until: "What will you track first?")
    shown += try terminal.expect("> ")
    // Up brings back what was typed before, but never a secret.
    terminal.type("\u{1B}[A")
    shown += try terminal.expect(Self.email)
    terminal.type("\u{15}quit\r")
    let rest = terminal.finish()
    #expect(rest.ending == .exited(75))
    #expect(!(shown + rest.shown).contains("Quokka"))
    try expectNoSecrets(in: usher)
  }

  @Test("Nothing of it is in the arguments or the environment, nor anywhere after kill -9")
  func killed() throws {
    for stage in ["once more", "What will you track first?"] {
      let usher = try Usher()
      let program = try PipedProgram(
        BuiltProgram.path("usher"), Self.chat, environment: usher.ownEnvironment)
      try program.expect("> ")
      program.send("sign up\n\(Self.email)\n\(Self.password)\n")
      try program.expect("once more")
      if stage != "once more" {
        program.send("\(Self.password)\n")
        try program.expect(stage)
      }
      try expectNoSecrets(ofProcess: program.program.id)
      program.program.signal(9)
      _ = program.finish()
      try expectNoSecrets(in: usher)
    }
  }

  /// Looks through what other programs can see of a process.
  func expectNoSecrets(ofProcess id: Int32) throws {
    for name in ["cmdline", "environ"] {
      let text = try Data(contentsOf: URL(filePath: "/proc/\(id)/\(name)"))
      #expect(!text.isEmpty)
      #expect(!holds(text, Self.password) && !holds(text, Self.email), "\(name)")
    }
  }

  /// Looks through every byte the program has written.
  func expectNoSecrets(in usher: Usher) throws {
    var places: Set<String> = []
    for file in try usher.files() {
      let bytes = try Data(contentsOf: URL(filePath: "\(usher.home)/\(file)"))
      for secret in [Self.password, Self.wrong] {
        #expect(!holds(bytes, secret), "\(file)")
        #expect(!holds(bytes, Data(secret.utf8).base64EncodedString()), "\(file)")
      }
      if holds(bytes, Self.email) { places.insert(file) }
    }
    // With the account, its session and the answers, and in no other file.
    for place in places {
      let isKnown = ["store/accounts.sqlite", "store/sessions/ana.json", "store/trendsight.sqlite"]
        .contains { place.hasPrefix($0) }
      #expect(isKnown, "\(place)")
    }
    try expectNoAnswers(in: "usher_analytics", "usher_outbox", of: usher)
  }

  private func expectNoAnswers(in tables: String..., of usher: Usher) throws {
    let database = try DatabaseQueue(path: usher.folder + "/trendsight.sqlite")
    for table in tables {
      let rows = try database.read { try Row.fetchAll($0, sql: "SELECT * FROM \(table)") }
      #expect(!rows.isEmpty)
      for row in rows {
        #expect(!"\(row)".contains(Self.email) && !"\(row)".contains("Quokka"), "\(table)")
      }
    }
  }

  private func holds(_ bytes: Data, _ text: String) -> Bool {
    bytes.range(of: Data(text.utf8)) != nil
  }
}

extension Usher {
  /// Runs the program with some lines on a pipe.
  func run(_ arguments: [String], lines: [String]) throws -> Run {
    let input = lines.map { $0 + "\n" }.joined()
    return try run(arguments, bytes: Array(input.utf8), environment: ownEnvironment)
  }
}
