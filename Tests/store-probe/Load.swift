import Conversation
import Foundation
import Onboarding
import PostgresStore
import RepositoryContract
import Synchronization
import Understanding

/// Many people at once, each of whom completes an onboarding over a connection of their own.
struct Load: Sendable {
  let url: String
  let people: Int

  private static let answers = ["lose weight", "1800", "noon to 8pm", "", "yes"]

  /// Lets all of them in at once, and tells how it went.
  ///
  /// - Returns: The report, and whether everybody got to the end.
  func run() throws -> (report: String, isComplete: Bool) {
    try PostgresRepository(url: url, schema: Example.schema(of: "diet")).prepare()
    let results = Mutex<[Result<[Duration], any Error>]>([])
    let done = DispatchSemaphore(value: 0)
    let start = ContinuousClock.now
    for number in 0..<people {
      // A thread for each: they wait for the server, not for one another.
      let thread = Thread {
        let result = Result { try converse(number) }
        results.withLock { $0.append(result) }
        done.signal()
      }
      thread.stackSize = 1 << 20
      thread.start()
    }
    for _ in 0..<people { done.wait() }
    return Self.report(results.withLock { $0 }, after: ContinuousClock.now - start)
  }

  /// One person's conversation; its result is how long each save took.
  private func converse(_ number: Int) throws -> [Duration] {
    let product = Product.diet
    guard let user = User(named: "person \(number)"), let today = Example.now.date else {
      preconditionFailure("a plain name and an instant of this year")
    }
    let repository = TimedRepository(PostgresRepository(url: url, schema: product.schema))
    let context = TurnContext(
      now: Example.now, day: Context(today: today, now: Example.now.time))
    var session = Session(
      product, user: user, repository: repository, console: ScriptedPerson(Self.answers),
      voice: Voice(resumeCommand: "usher chat", showsIcons: false), context: { context })
    let outcome = try session.run()
    guard outcome.ending == .complete else { throw Incomplete(ending: outcome.ending) }
    return repository.saves
  }

  private struct Incomplete: Error {
    let ending: Ending
  }

  private static func report(
    _ results: [Result<[Duration], any Error>], after time: Duration
  ) -> (String, Bool) {
    var saves: [Duration] = []
    var failures: [any Error] = []
    for result in results {
      switch result {
      case .success(let times): saves += times
      case .failure(let error): failures.append(error)
      }
    }
    saves.sort()
    let rate = Int(Double(saves.count) / (time / .seconds(1)))
    let (median, late) = (milliseconds(saves, 50), milliseconds(saves, 99))
    let lines = [
      "\(results.count - failures.count) of \(results.count) onboardings, \(failures.count) failed",
      "\(saves.count) saves, \(rate) a second, median \(median) ms, p99 \(late) ms",
    ]
    return ((lines + failures.prefix(5).map { "\($0)" }).joined(separator: "\n"), failures.isEmpty)
  }

  private static func milliseconds(_ times: [Duration], _ percent: Int) -> Int {
    guard !times.isEmpty else { return 0 }
    return Int(times[min(times.count - 1, times.count * percent / 100)] / .milliseconds(1))
  }
}
