import Conversation
import Foundation
import GRDB
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
    let sync = machine.sync(with: remote)
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
          of: Product.eko, from: FaultySource(machine.local, fault),
          to: FaultyTarget(remote, fault)
        ) { Example.context() }.deliverAll()
        isCutOff = fault.hasStruck
        #expect((report.failure != nil) == isCutOff)
        // Between the two tries the person goes on.
        try save(user, turns: 3..<5, on: machine)
        let again = machine.sync(with: remote).deliverAll()
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
    let report = machine.sync(with: remote).deliverAll()
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
    #expect(first.sync(with: remote).deliver("sam").failure == nil)
    let sam = try #require(User(named: "sam"))
    let sync = second.sync(with: remote)
    #expect(try sync.fetch(sam))
    let stored = try #require(try second.local.load(user: "sam"))
    #expect(stored.state == save.state)
    #expect(stored.tables.first { $0.table == "children" }?.rows.count == 1)
    #expect(try !sync.fetch(sam))
    try second.local.save(
      Example.family("sam", children: ["Mia", "Noah"], basedOn: stored.version, at: 9))
    #expect(sync.deliver("sam").conflicts.isEmpty)
    #expect(try first.sync(with: remote).fetch(sam))
    try expectSame(first, "sam")
    try expectSame(second, "sam")
  }

  @Test("Of two machines that both began, the children of both live")
  func bothBegan() throws {
    let (first, second) = (try Machine(), try Machine())
    try first.say(["Sam", "Mia"])
    #expect(first.sync(with: remote).deliver("sam").failure == nil)
    try second.say(["Sam", "Noah"])
    let report = second.sync(with: remote).deliver("sam")
    #expect(report.failure == nil)
    #expect(report.conflicts.isEmpty)
    #expect(try first.sync(with: remote).fetch(first.user))
    for machine in [first, second] {
      let children = try machine.rows("children").compactMap { $0.values["name"]?.string }
      #expect(Set(children) == ["Mia", "Noah"])
      try expectSame(machine, "sam")
    }
    #expect(second.sync(with: remote).deliverAll().total == 0)
  }

  @Test(
    "Of one question the later answer counts; the other is kept and told on both machines",
    arguments: [true, false])
  func conflict(_ isLocalLater: Bool) throws {
    let (first, second) = (try Machine(), try Machine())
    try first.say(["Sam", "Mia", "4 March 2018"])
    #expect(first.sync(with: remote).deliver("sam").failure == nil)
    #expect(try second.sync(with: remote).fetch(second.user))
    try first.say(["her birthday is 5 March 2018"], at: isLocalLater ? 100 : 300)
    #expect(first.sync(with: remote).deliver("sam").conflicts.isEmpty)
    try second.say(["her birthday is 6 March 2018", "1"], at: 200)
    let report = second.sync(with: remote).deliver("sam")
    #expect(report.conflicts.map(\.answers) == [1])
    try expectSame(second, "sam")
    _ = try first.sync(with: remote).fetch(first.user)
    try expectSame(first, "sam")
    let expected = isLocalLater ? "2018-03-06" : "2018-03-05"
    for machine in [first, second] {
      let child = try machine.rows("children").first
      #expect(child?.values["birthday"]?.string == expected)
      // What only one of them changed is there in any case.
      #expect(child?.values["goals"]?.array?.count == 1)
    }
    let loser = isLocalLater ? "2018-03-05" : "2018-03-06"
    #expect(
      try second.local.conflicts(of: "sam").map(\.conflict.lost.value) == [.string(loser)])
    // The machine whose answer was replaced by another is told as well.
    let told = try first.local.conflicts(of: "sam").map(\.conflict.lost.value)
    #expect(told == (isLocalLater ? [.string(loser)] : []))
    #expect(second.sync(with: remote).deliverAll().total == 0)
    #expect(try second.local.erase(user: "sam").rows["conflicts"] == 1)
    #expect(try second.local.conflicts(of: "sam").isEmpty)
  }

  @Test("An answer given by a clock that is years ahead is not later than one given afterwards")
  func clockAhead() throws {
    let (first, second) = (try Machine(), try Machine())
    try first.say(["Sam", "Mia", "4 March 2018"])
    #expect(first.sync(with: remote).deliver("sam").failure == nil)
    #expect(try second.sync(with: remote).fetch(second.user))
    try first.say(["her birthday is 5 March 2018"], at: 3_000_000_000)
    #expect(first.sync(with: remote).deliver("sam").failure == nil)
    // By the time of the delivery, which is that of the test.
    let later = Int(Date().timeIntervalSince1970) - Example.now.secondsSince1970 + 3600
    try second.say(["her birthday is 6 March 2018"], at: later)
    usleep(1_100_000)
    #expect(second.sync(with: remote).deliver("sam").conflicts.count == 1)
    let birthday = try second.rows("children").first?.values["birthday"]?.string
    #expect(birthday == "2018-03-06")
  }

  @Test("Two machines end in the same in orders picked from all there are", arguments: 0..<24)
  func orders(_ seed: UInt64) throws {
    var dice = Dice(seed)
    let machines = [try Machine(), try Machine()]
    try machines[0].say(["Sam", "Mia", "4 March 2018"])
    for machine in machines { _ = try machine.sync(with: remote).fetch(machine.user) }
    var syncs: [UserSync?] = [nil, nil]
    var said: [String] = []
    for turn in 0..<60 {
      let index = Int.random(in: 0...1, using: &dice)
      let machine = machines[index]
      switch Int.random(in: 0..<10, using: &dice) {
      case 0 where said.count < 6:
        let day = 10 + said.count
        said.append("2018-03-\(day)")
        try machine.say(["her birthday is \(day) March 2018"], at: 10 + turn)
      case 1: syncs[index] = nil
      default:
        var sync = syncs[index] ?? machine.userSync(with: remote)
        try sync.advance()
        syncs[index] = sync.isDone ? nil : sync
      }
    }
    for index in [0, 1, 0, 1] {
      _ = try machines[index].sync(with: remote).fetch(machines[index].user)
    }
    for machine in machines { try expectSame(machine, "sam") }
    let birthday = try machines[0].rows("children").first?.values["birthday"]?.string
    #expect(said.isEmpty ? birthday == "2018-03-04" : said.contains(birthday ?? ""))
    #expect(try machines[1].rows("children").first?.values["birthday"]?.string == birthday)
  }

  @Test("A store of before, which kept no states, goes on from what it had agreed on")
  func older() throws {
    let machine = try Machine()
    try machine.say(["Sam", "Mia"])
    #expect(machine.sync(with: remote).deliver("sam").failure == nil)
    try DatabaseQueue(path: machine.folder + "/eko.sqlite").write {
      try $0.execute(sql: "UPDATE usher_remote SET token = NULL, state = NULL")
    }
    try machine.say(["4 March 2018"], at: 60)
    let report = machine.sync(with: remote).deliver("sam")
    #expect(report.failure == nil)
    #expect(report.conflicts.isEmpty)
    try expectSame(machine, "sam")
  }

  @Test("A machine that only began again brings nothing along")
  func beganAgain() throws {
    let (first, second) = (try Machine(), try Machine())
    try first.say(["Sam", "Mia"])
    #expect(first.sync(with: remote).deliver("sam").failure == nil)
    try second.say([], at: 20)
    #expect(second.sync(with: remote).deliver("sam").conflicts.isEmpty)
    try expectSame(second, "sam")
    #expect(try second.rows("children").count == 1)
  }

  @Test(
    "Whose rows are refused is set aside; everybody behind is delivered, and the next time tries again"
  )
  func refused() throws {
    let machine = try Machine()
    for user in ["kim", "sam", "zoe"] {
      try machine.local.save(Example.family(user, children: ["Mia of \(user)"]))
    }
    try remote.prepare()
    let connection = try database.connect()
    try connection.run(
      "ALTER TABLE public.children ADD CONSTRAINT not_kim CHECK (name <> 'Mia of kim')")
    for _ in 0..<3 {
      let report = machine.sync(with: remote).deliverAll()
      #expect(report.failure == nil)
      #expect(report.setAside.map(\.id) == [Example.id(of: "kim")])
      #expect(report.setAside.map(\.reason) == [.refused(constraint: "not_kim")])
    }
    try expectSame(machine, "sam", "zoe")
    try connection.run("ALTER TABLE public.children DROP CONSTRAINT not_kim")
    let report = machine.sync(with: remote).deliverAll()
    #expect(report.setAside.isEmpty)
    #expect(report.delivered == 1)
    try expectSame(machine, "kim")
  }

  @Test("Somebody who signs in at another machine goes on with what the account has")
  func signingIn() throws {
    let (first, second) = (try Machine(), try Machine())
    let account = Example.id(of: "an account")
    let saved = signedIn(Example.family("sam", children: ["Mia"]), as: account)
    try first.local.save(saved)
    #expect(first.sync(with: remote).deliver("sam").failure == nil)
    let sync = second.sync(with: remote)
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
    let sync = machine.sync(with: remote)
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
    let gone = PostgresRepository(
      url: "postgres://192.0.2.1/x?connect_timeout=30", schema: Example.schema(of: "eko"),
      retrying: 30)
    let start = ContinuousClock.now
    let sync = machine.sync(with: gone)
    let report = QuietAttempt.run(within: 200) { sync.deliver("sam") }
    #expect(report == nil || report?.failure != nil)
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(machine.sync(with: remote).deliver("sam").failure == nil)
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
        let rows = there.tables.first { $0.table == table.table }?.rows ?? []
        #expect(rows.map(timeless) == table.rows.map(timeless), "\(table.table) of \(user)")
      }
    }
  }

  /// A row without the instants at which it was written, which a database may set itself.
  private func timeless(_ row: Onboarding.Row) -> Onboarding.Row {
    Onboarding.Row(
      id: row.id, row.values.filter { $0.key != "created_at" && $0.key != "updated_at" })
  }
}

/// A machine with a disk of its own.
private final class Machine {
  let folder = NSTemporaryDirectory() + "usher-machine-\(UUID().uuidString)"
  let local: SQLiteRepository
  private let product: any AnyProduct
  let user: User

  init(_ flow: String = "eko") throws {
    local = try SQLiteRepository(folder: folder, schema: Example.schema(of: flow), now: Example.now)
    product = try #require(Products.all.product(flow))
    user = try #require(User(named: "sam"))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func sync(with remote: PostgresRepository) -> Synchronizer {
    Synchronizer(of: product, from: local, to: remote) { Example.context() }
  }

  func userSync(with remote: PostgresRepository) -> UserSync {
    UserSync(
      user, of: product, from: local, to: remote, token: { UUID().uuidString },
      context: { Example.context() })
  }

  /// Lets Sam converse on this machine, so many seconds after the beginning.
  func say(_ lines: [String], at seconds: Int = 0) throws {
    var context = Example.context(at: seconds)
    context.nonce = UUID().uuidString
    var session = Session(
      product, user: user, repository: local, console: Lines(lines),
      voice: Voice(resumeCommand: "usher", showsIcons: false)
    ) { context }
    _ = try session.run()
  }

  func rows(_ table: String) throws -> [Onboarding.Row] {
    try local.load(user: "sam")?.tables.first { $0.table == table }?.rows ?? []
  }
}

/// Lines that are typed, whatever is said.
private final class Lines: Console {
  private var lines: ArraySlice<String>

  init(_ lines: [String]) { self.lines = lines[...] }

  func show(_ spoken: [Spoken]) throws(ConsoleError) {}

  func read(_ expectation: Conversation.Expectation) throws(ConsoleError) -> ConsoleInput {
    lines.popFirst().map(ConsoleInput.line) ?? .endOfInput
  }
}

/// Numbers that are the same each time (SplitMix64).
private struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
