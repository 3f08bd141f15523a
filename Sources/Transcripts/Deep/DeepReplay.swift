import Conversation
import Foundation
import Onboarding
import Understanding

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Replays transcripts with the program itself: through a pipe, and started anew for each line, over
/// a store on disk.
public struct DeepReplay {
  /// What a deep replay found.
  public enum Finding: Hashable, Sendable {
    /// The program said and stored the same.
    case same
    /// The transcript can be replayed in process only, for a reason.
    case skipped(String)
    /// The program said or stored something else, when run in a way told in words.
    case differs(manner: String, Difference)
    /// The program could not be run.
    case cannotRun(String)
  }

  private let program: String

  /// Replays with a program, by its path.
  public init(program: String) {
    self.program = program
  }

  /// Replays a transcript in both ways, and compares every byte with the replay in process.
  public func test(_ tested: TranscriptSuite.Tested) -> Finding {
    let transcript = tested.transcript
    if let reason = transcript.bindsToProcess(of: tested.product) { return .skipped(reason) }
    if !transcript.advancesWithinLife {
      let finding = run(
        transcript.script.lives, tested, expected: tested.performance, manner: "through a pipe")
      if finding != .same { return finding }
    }
    if let reason = tested.bindsToOneLife { return .skipped("\(reason): only through a pipe") }
    let anew = Replay(transcript, of: tested.product).perform(.anewForEachLine)
    let own = Comparison(transcript, with: tested.performance)
    if let difference = own.firstDifference(toLivesOfOneMove: anew) {
      return .differs(manner: "started anew for each line", difference)
    }
    return run(
      transcript.script.livesOfOneMove, tested, expected: anew,
      manner: "started anew for each line")
  }

  private func run(
    _ lives: [Life], _ tested: TranscriptSuite.Tested, expected: Performance, manner: String
  ) -> Finding {
    let head = tested.transcript.head
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "usher-transcript-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return .cannotRun("no folder can be made in \(folder.deletingLastPathComponent().path)")
    }
    let runner = LifeRunner(program: program, folder: folder, product: tested.product, head: head)
    guard runner.prepare() else { return .cannotRun("\(program) cannot be run") }
    for (index, (life, lived)) in zip(lives, expected.lives).enumerated() {
      guard let ran = runner.run(life, lived, isFirst: index == 0) else {
        return .cannotRun("\(program) cannot be run")
      }
      if let difference = difference(ran, lived, in: tested.transcript, life) {
        return .differs(manner: manner, difference)
      }
    }
    guard let record = runner.record() else { return .cannotRun("\(program) show failed") }
    let keys = ["step": JSONValue.null, "completed": .null]
    let wanted = expected.record(withKeysOf: keys)
    let names = Set(wanted.keys).union(record.keys).sorted().filter { wanted[$0] != record[$0] }
    if names.isEmpty { return .same }
    return .differs(
      manner: manner,
      Difference(
        path: tested.transcript.path, line: tested.transcript.stored?.line ?? 1, after: nil,
        kind: .stored(names.map { .init(name: $0, expected: wanted[$0], actual: record[$0]) })))
  }

  private func difference(
    _ ran: ChildProgram.Ran, _ lived: Performance.Lived, in transcript: Transcript, _ life: Life
  ) -> Difference? {
    let line = life.moves.first?.line ?? transcript.script.greetingLine
    let actual = String(decoding: ran.output, as: UTF8.self)
    if actual != lived.screen {
      let (expected, came) = (lived.screen.lines, actual.lines)
      let same = zip(expected, came).prefix { $0 == $1 }.count
      let after = expected[..<min(same, expected.count)].last { $0.hasPrefix("> ") }
      return Difference(
        path: transcript.path, line: line, after: after,
        kind: .said(expected: expected, actual: came))
    }
    guard ran.status != lived.status?.rawValue else { return nil }
    return Difference(
      path: transcript.path, line: line, after: life.moves.last?.action.text,
      kind: .exit(expected: lived.status?.rawValue ?? 137, actual: ran.status))
  }
}

extension String {
  fileprivate var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
