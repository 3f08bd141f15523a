import Conversation
import Foundation
import Onboarding
@testable import PostgresStore
import RepositoryContract
import SQLiteStore
import Testing
import Understanding

@Suite("Synchronizing", .enabled(if: TestDatabase.server != nil))
struct SyncTests {
  private let database: TestDatabase
  private let remote: PostgresRepository

  init() throws {
    database = try TestDatabase()
    remote = database.repository("eko")
  }

  @Test("All that waits is delivered, user by user, with progress; then nothing waits")
  func delivers() throws {
    let machine = try Machine()
    for user in ["sam", "kim", "zoe"] {
      for turn in 0..<4 {
        var save = Example.family(
          user, children: ["\(user)'s \(turn)"], current: 0, basedOn: turn, at: turn)
        save.events = [AnalyticsEvent("onboarding_step_completed", ["turn": .int(turn)])]
        try machine.local.save(save)
      }
    }
    let sync = Synchronizer(from: machine.local, to: remote)
    var seen: [Int] = []
    let report = sync.deliverAll { seen.append($0.delivered) }
    #expect(report.failure == nil)
    #expect(report.conflicts.isEmpty)
    #expect(seen == [1, 2, 3])
    try expectSame(machine, "sam", "kim", "zoe")
    var events = 0
    try remote.forEachEvent { _ in events += 1 }
    #expect(events == 12)
    #expect(sync.deliverAll().total == 0)
  }

  @Test("Cut off at any step, before or after it took hold, and run again, both sides are equal")
  func cutOff() throws {
    var step = 0
    var isCutOff = true
    while isCutOff {
      for isLate in [false, true] {
        let user = "user \(step) \(isLate)"
        let machine = try Machine()
        try save(user, turns: 0..<3, on: machine)
        let fault = Fault(at: step, isLate: isLate)
        let report = Synchronizer(
          from: FaultySource(machine.local, fault), to: FaultyTarget(remote, fault)
        ).deliverAll()
        isCutOff = fault.hasStruck
        #expect((report.failure != nil) == isCutOff)
        // Between the two tries the person goes on.
        try save(user, turns: 3..<5, on: machine)
        let again = Synchronizer(from: machine.local, to: remote).deliverAll()
        #expect(again.failure == nil)
        #expect(again.conflicts.isEmpty, "\(step) \(isLate)")
        try expectSame(machine, user)
      }
      step += 1
    }
    #expect(step > 5)
  }

  @Test("Killed at any moment and run again, a process leaves both sides equal")
  func killed() throws {
    let machine = try Machine("diet")
    let (folder, local) = (machine.folder, machine.local)
    let database = try TestDatabase()
    let remote = database.repository("diet")
    try remote.prepare()
    var (kills, wait) = (0, 10_000)
    for round in 0..<12 {
      for index in 0..<20 {
        var save = Example.save("user \(index)", basedOn: round, at: round)
        save.events = [AnalyticsEvent("onboarding_step_completed", ["round": .int(round)])]
        try local.save(save)
      }
      let program = try Program([Program.built("store-probe"), "sync", folder, database.url])
      usleep(UInt32(wait))
      if program.killNow() { wait = wait * 2 / 3 } else { kills += 1; wait += 9_000 }
    }
    #expect(kills > 0)
    let report = Synchronizer(from: local, to: remote).deliverAll()
    #expect(report.failure == nil)
    #expect(report.conflicts.isEmpty)
    for index in 0..<20 {
      let here = try #require(try local.load(user: "user \(index)"))
      let there = try #require(try remote.load(user: "user \(index)"))
      #expect(here.state == there.state)
      #expect(here.tables == there.tables)
    }
    var events = 0
    try remote.forEachEvent { _ in events += 1 }
    #expect(events == 240)
  }

  @Test("Going on at another machine with an empty disk finds everything")
  func anotherMachine() throws {
    let (first, second) = (try Machine(), try Machine())
    let save = Example.family("sam", children: ["Mia"], current: 0)
    try first.local.save(save)
    #expect(Synchronizer(from: first.local, to: remote).deliver("sam").failure == nil)
    let sam = try #require(User(named: "sam"))
    let sync = Synchronizer(from: second.local, to: remote)
    #expect(try sync.fetch(sam))
    let stored = try #require(try second.local.load(user: "sam"))
    #expect(stored.state == save.state)
    #expect(stored.tables.first { $0.table == "children" }?.rows.count == 1)
    #expect(try !sync.fetch(sam))
    try second.local.save(
      Example.family("sam", children: ["Mia", "Noah"], basedOn: stored.version, at: 9))
    #expect(sync.deliver("sam").conflicts.isEmpty)
    #expect(try Synchronizer(from: first.local, to: remote).fetch(sam))
    try expectSame(first, "sam")
    try expectSame(second, "sam")
  }

  @Test(
    "Of two machines that both went on the later one wins whole, and the other is kept",
    arguments: [true, false])
  func conflict(_ isLocalLater: Bool) throws {
    let (first, second) = (try Machine(), try Machine())
    try first.local.save(
      Example.family("sam", children: ["Mia"], at: isLocalLater ? 10 : 30))
    #expect(Synchronizer(from: first.local, to: remote).deliver("sam").failure == nil)
    try second.local.save(Example.family("sam", children: ["Noah", "Ben"], at: 20))
    let report = Synchronizer(from: second.local, to: remote).deliver("sam")
    #expect(report.conflicts.map(\.user) == ["sam"])
    #expect(report.conflicts.map(\.winner) == [isLocalLater ? .local : .remote])
    try expectSame(second, "sam")
    let state = try #require(try second.local.load(user: "sam")?.state)
    #expect(state.elements["children"] == (isLocalLater ? 2 : 1))
    let kept = try database.connect().run(
      "SELECT origin, state -> 'elements' ->> 'children' FROM usher.conflicts")
    #expect(kept == (isLocalLater ? [["remote", "1"]] : [["local", "2"]]))
    #expect(Synchronizer(from: second.local, to: remote).deliverAll().total == 0)
  }

  @Test("A machine that only began again yields to what the remote has")
  func beganAgain() throws {
    let (first, second) = (try Machine(), try Machine())
    try first.local.save(Example.family("sam", children: ["Mia"], at: 10))
    #expect(Synchronizer(from: first.local, to: remote).deliver("sam").failure == nil)
    try second.local.save(Example.family("sam", children: [], at: 20))
    let report = Synchronizer(from: second.local, to: remote).deliver("sam")
    #expect(report.conflicts.map(\.winner) == [.remote])
    try expectSame(second, "sam")
    #expect(try second.local.load(user: "sam")?.state?.elements["children"] == 1)
  }

  @Test("Somebody who signs in at another machine goes on with what the account has")
  func signingIn() throws {
    let (first, second) = (try Machine(), try Machine())
    let account = Example.id(of: "an account")
    let saved = signedIn(Example.family("sam", children: ["Mia"]), as: account)
    try first.local.save(saved)
    #expect(Synchronizer(from: first.local, to: remote).deliver("sam").failure == nil)
    let sync = Synchronizer(from: second.local, to: remote)
    let local = SyncedRepository(second.local) { (try? sync.fetch($0)) ?? false }
    // What comes before signing in is delivered too, as the remote may be asked at any time.
    try local.save(Example.family("sam", children: [], at: 1))
    #expect(sync.deliver("sam").failure == nil)
    let next = signedIn(Example.family("sam", children: [], basedOn: 1, at: 2), as: account)
    let version = try #require(try second.local.load(user: "sam")?.version) + 1
    #expect(throws: RepositoryError.conflict(current: version)) { try local.save(next) }
    let stored = try #require(try local.load(user: "sam"))
    #expect(stored.id == account)
    #expect(stored.state == saved.state)
    var again = signedIn(
      Example.family("sam", children: ["Mia", "Noah"], basedOn: version, at: 3), as: account)
    again.events = [AnalyticsEvent("onboarding_completed")]
    try local.save(again)
    #expect(sync.deliver("sam").conflicts.isEmpty)
    let there = try database.connect().run(
      "SELECT user_id, state -> 'elements' ->> 'children' FROM usher.conversations ORDER BY 2")
    #expect(there.contains([account, "2"]))
  }

  @Test("Somebody who signs in for the first time leaves nothing at the remote under the name")
  func firstSignIn() throws {
    let machine = try Machine()
    let sync = Synchronizer(from: machine.local, to: remote)
    var begin = Example.family("sam", children: [])
    begin.events = [AnalyticsEvent("onboarding_started")]
    try machine.local.save(begin)
    #expect(sync.deliver("sam").failure == nil)
    let account = Example.id(of: "an account")
    try machine.local.save(
      signedIn(Example.family("sam", children: ["Mia"], basedOn: 1, at: 1), as: account))
    #expect(sync.deliver("sam").conflicts.isEmpty)
    let connection = try database.connect()
    #expect(try connection.run("SELECT user_id FROM usher.conversations") == [[account]])
    #expect(try connection.run("SELECT user_id FROM usher.analytics") == [[account]])
    #expect(try connection.run("SELECT id FROM public.user_profiles") == [[account]])
  }

  private func signedIn(_ save: OnboardingSave, as account: String) -> OnboardingSave {
    var save = save
    save.id = account
    for table in save.tables.indices {
      for row in save.tables[table].rows.indices {
        if save.tables[table].table == "children" {
          save.tables[table].rows[row].values["user_id"] = .string(account)
        } else {
          save.tables[table].rows[row].id = account
        }
      }
    }
    return save
  }

  @Test("A remote that is away keeps nobody waiting, and nothing is lost")
  func away() throws {
    let machine = try Machine()
    try machine.local.save(Example.family("sam", children: ["Mia"]))
    let local = machine.local
    let gone = PostgresRepository(
      url: "postgres://192.0.2.1/x?connect_timeout=30", flow: "eko", patience: 30)
    let start = ContinuousClock.now
    let report = QuietAttempt.run(within: 200) {
      Synchronizer(from: local, to: gone).deliver("sam")
    }
    #expect(report == nil || report?.failure != nil)
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(Synchronizer(from: local, to: remote).deliver("sam").failure == nil)
    try expectSame(machine, "sam")
  }

  private func save(_ user: String, turns: Range<Int>, on machine: Machine) throws {
    for turn in turns {
      try machine.local.save(
        Example.family(user, children: ["Child \(turn)"], basedOn: turn, at: turn))
    }
  }

  /// Expects that both sides have the same conversation and the same rows of users.
  private func expectSame(_ machine: Machine, _ users: String...) throws {
    for user in users {
      let here = try #require(try machine.local.load(user: user))
      let there = try #require(try remote.load(user: user))
      #expect(here.state == there.state)
      #expect(here.savedAt == there.savedAt)
      for table in here.tables {
        let rows = there.tables.first { $0.table == table.table }?.rows
        #expect(rows == table.rows, "\(table.table) of \(user)")
      }
    }
  }
}

/// A machine with a disk of its own.
private final class Machine {
  let folder = NSTemporaryDirectory() + "usher-machine-\(UUID().uuidString)"
  let local: SQLiteRepository

  init(_ flow: String = "eko") throws {
    local = try SQLiteRepository(folder: folder, flow: flow, now: Example.now)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }
}
