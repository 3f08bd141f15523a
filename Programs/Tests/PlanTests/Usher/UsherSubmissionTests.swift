import Foundation
import Onboarding
import SocketTestSupport
import Synchronization
import TerminalTestSupport
import Testing

@Suite("usher, usher-network and usher-plans together")
struct UsherSubmissionTests {
  private let george: GeorgeRun

  init() throws {
    george = try GeorgeRun()
  }

  /// An address that takes no connections, kept so that nobody else listens there meanwhile.
  private final class Nowhere {
    private let socket: Socket

    init() throws { socket = try Socket.bound() }

    deinit { socket.close() }

    var address: String { "http://127.0.0.1:\(socket.port)" }
  }

  private func planID(in text: String) throws -> String {
    let found = try #require(text.firstRange(of: "your plan id is "))
    return String(text[found.upperBound...].prefix { $0 != "." && $0 != "\n" })
  }

  @Test("The script of a marathon ends with a plan, and with exactly what was said")
  func success() async throws {
    let service = try await RunningService.start()
    let run = try await george.chat(GeorgeRun.answers + ["yes"], service: service.address)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    let plan = try planID(in: run.output)
    #expect(try service.storedPlans().map(\.id.text) == [plan])
    let shown = try await onThread { [george] in try george.usher.stored("george") }
    #expect(
      shown == #"{"completed":true,"flow":"george","profile":{"consent":true,"#
        + #""consented_at":"2026-03-02T09:00:00Z","goal_time_s":13500,"injuries":"","#
        + #""plan_id":"\#(plan)","race_date":"2026-09-26","race_distance_m":42195,"#
        + #""race_name":"Berlin Marathon","session_minutes":60,"strava_intent":true,"#
        + #""training_days":["mon","wed","sat"]},"step":"complete","user":"ana"}"# + "\n")
    #expect(try !service.log().contains("Berlin"))
  }

  @Test("A service that is down costs no answer: it is said, and sent later by usher submit")
  func submittedLater() async throws {
    let down = try Nowhere()
    let run = try await george.chat(GeorgeRun.answers + ["yes"], service: down.address)
    #expect(run.code == 69)
    #expect(run.output.contains("I couldn't reach the plan service"))
    let kept = try await george.profile()
    #expect(kept["step"] as? String == "submit")
    #expect(kept["completed"] as? Bool == false)
    let profile = try #require(kept["profile"] as? [String: Any])
    #expect(profile.filter { $0.value is NSNull }.keys.sorted() == ["plan_id"])

    #expect(try await george.submit(service: down.address).code == 69)
    let service = try await RunningService.start()
    let sent = try await george.submit(service: service.address)
    #expect(sent.code == 0, "\(sent.output)\(sent.errors)")
    #expect(try service.storedPlans().map(\.id.text) == [planID(in: sent.output)])
    let again = try await george.submit(service: service.address)
    #expect(again.output == "It has been sent already.\n")
    #expect(again.code == 0)
    #expect(try service.storedPlans().count == 1)
  }

  @Test("What waits to be sent is sent by the next start, without another word")
  func submittedByTheNextStart() async throws {
    let down = try Nowhere()
    _ = try await george.chat(GeorgeRun.answers + ["yes"], service: down.address)
    let service = try await RunningService.start()
    let run = try await george.chat([], service: service.address)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(try service.storedPlans().map(\.id.text) == [planID(in: run.output)])
  }

  @Test("Killed after the plan is made and before the answer, a retry gives the same plan")
  func killedBeforeTheAnswer() async throws {
    let service = try await RunningService.start()
    let holding = try FaultyServer(.stallAfterForwarding(port: service.port))
    _ = try await george.chat(GeorgeRun.answers)
    try await george.submitUntilKilled(service: holding.address) {
      try service.storedPlans().count == 1
    }
    let plan = try #require(try service.storedPlans().first).id.text
    let run = try await george.chat(["yes"], service: service.address)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(try planID(in: run.output) == plan)
    #expect(try service.storedPlans().count == 1)
  }

  @Test("Killed at any step, it goes on there with all answers")
  func killedAtEachStep() async throws {
    for line in GeorgeRun.answers { try await george.chatUntilKilled(after: [line]) }
    let service = try await RunningService.start()
    let run = try await george.chat(["yes"], service: service.address)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    let straight = try GeorgeRun()
    _ = try await straight.chat(GeorgeRun.answers + ["yes"], service: service.address)
    var (killed, whole) = try await (george.profile(), straight.profile())
    for key in ["plan_id"] {
      killed = killed["profile"] as? [String: Any] ?? [:]
      whole = whole["profile"] as? [String: Any] ?? [:]
      #expect(killed.removeValue(forKey: key) != nil)
      #expect(whole.removeValue(forKey: key) != nil)
    }
    #expect(NSDictionary(dictionary: killed) == NSDictionary(dictionary: whole))
  }

  @Test("A person who waits sees a sign of life, and what comes of it in a line of its own")
  func waiting() async throws {
    _ = try await george.chat(GeorgeRun.answers)
    let stalling = Mutex<FaultyServer?>(try FaultyServer(.stall(after: "")))
    let address = try #require(stalling.withLock { $0?.address })
    let shown = try await onThread { [george] in
      let terminal = try george.usher.terminal(
        "chat", "george", "--plain", "--now", "2026-03-02T09:00", "--service", address)
      try terminal.expect("> ")
      terminal.type("yes\r")
      try terminal.expect("Sending it off.\r\n.")
      stalling.withLock { $0 = nil }
      let shown = try terminal.expect("Shall I try again?")
      terminal.type("quit\r")
      _ = terminal.finish()
      return shown
    }
    let lines = shown.split(separator: "\r\n")
    #expect(lines.count > 1)
    #expect(lines.first?.allSatisfy { $0 == "." } ?? false, "\(shown)")
  }

  @Test("Only the owner can read what is kept")
  func permissions() async throws {
    try await george.chatUntilKilled(after: Array(GeorgeRun.answers.prefix(3)))
    let folder = george.usher.folder
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.contains("george.sqlite"))
    for file in files {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(file)")
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(file)")
    }
  }

  @Test("Without a service, or without the program that sends, everything is kept all the same")
  func nothingToSendWith() async throws {
    let run = try await george.chat(GeorgeRun.answers + ["yes"])
    #expect(run.code == 69)
    #expect(run.output.contains("none is set up here"))
    let missing = try await onThread { [george] in
      try george.usher.run(
        "submit", "george", "--service", "http://127.0.0.1:1", "--now", "2026-03-02T09:00",
        environment: ["USHER_NETWORK": "/nonexistent"])
    }
    #expect(missing.code == 69)
    #expect(missing.errors.contains("didn't start"))
    let named = try await RunningService.start()
    let sent = try await onThread { [george] in
      try george.usher.run(
        "submit", "george", "--now", "2026-03-02T09:00",
        environment: ["USHER_SERVICE": named.address])
    }
    #expect(sent.code == 0, "\(sent.output)\(sent.errors)")
  }

  @Test("usher submit sends nothing while there are questions left, and only where there is a plan")
  func tooEarly() async throws {
    _ = try await george.chat(Array(GeorgeRun.answers.prefix(3)))
    let run = try await george.submit(service: "http://127.0.0.1:1")
    #expect(run.code == 75)
    #expect(run.errors.contains("There are questions left"))
    let diet = try await onThread { [george] in try george.usher.run("submit", "diet") }
    #expect(diet.code == 64)
    #expect(diet.errors.contains("There is nothing to send"))
  }
}
