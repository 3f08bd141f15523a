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
    let folder = NSTemporaryDirectory() + "usher-machine-\(UUID().uuidString)"
    let local = try SQLiteRepository(folder: folder, flow: "diet", now: Example.now)
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
private struct Machine {
  let folder: String
  let local: SQLiteRepository

  init() throws {
    folder = NSTemporaryDirectory() + "usher-machine-\(UUID().uuidString)"
    local = try SQLiteRepository(folder: folder, flow: "eko", now: Example.now)
  }
}
