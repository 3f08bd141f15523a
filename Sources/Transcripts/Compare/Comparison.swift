import Onboarding
import Understanding

/// Compares what happened in a replay with what a transcript says.
public struct Comparison {
  let transcript: Transcript
  let performance: Performance

  /// A comparison of a transcript with a replay of it as it is written.
  public init(_ transcript: Transcript, with performance: Performance) {
    self.transcript = transcript
    self.performance = performance
  }

  /// The first difference; nil when all is as written.
  public var firstDifference: Difference? {
    if let start = transcript.head.from, start.step != performance.shownFrom {
      return Difference(
        path: transcript.path, line: start.line, after: nil,
        kind: .shownFrom(expected: start.step, actual: performance.shownFrom))
    }
    var starter: Move?
    var moves = transcript.script.moves[...]
    for (life, lived) in zip(transcript.script.lives, performance.lives) {
      let greeting = starter?.said ?? transcript.script.greeting
      let line = (starter?.line).map { $0 + 1 } ?? transcript.script.greetingLine
      if life.unseen == 0,
        let difference = said(greeting, lived.writtenBlocks[0], at: line, after: starter)
      {
        return difference
      }
      if let difference = said(in: life, lived) { return difference }
      if let difference = ending(of: life, lived) { return difference }
      moves = moves.dropFirst(life.moves.count)
      starter = moves.popFirst()
    }
    return stored
  }

  private func said(in life: Life, _ lived: Performance.Lived) -> Difference? {
    for (index, move) in life.moves.enumerated() {
      guard index + 1 < lived.writtenBlocks.count else {
        return Difference(
          path: transcript.path, line: move.line, after: move.action.text,
          kind: .ended(reason(lived)))
      }
      // What is said to the last line that is not shown is shown.
      if index + 1 < life.unseen { continue }
      let line = move.line + 1
      if let difference = said(move.said, lived.writtenBlocks[index + 1], at: line, after: move) {
        return difference
      }
    }
    guard lived.breakdown != nil else { return nil }
    return Difference(
      path: transcript.path, line: life.moves.last?.line ?? transcript.script.greetingLine,
      after: life.moves.last?.action.text, kind: .ended(reason(lived)))
  }

  private func said(
    _ expected: [String], _ actual: [String], at line: Int, after move: Move?
  ) -> Difference? {
    guard expected != actual else { return nil }
    let same = zip(expected, actual).prefix { $0 == $1 }.count
    return Difference(
      path: transcript.path, line: line + same, after: move?.action.text,
      kind: .said(expected: expected, actual: actual))
  }

  private func ending(of life: Life, _ lived: Performance.Lived) -> Difference? {
    for cue in life.closing {
      guard case .exit(let code) = cue.directive, code != lived.status?.rawValue else { continue }
      return Difference(
        path: transcript.path, line: cue.line, after: life.moves.last?.action.text,
        kind: .exit(expected: code, actual: lived.status?.rawValue))
    }
    return nil
  }

  private func reason(_ lived: Performance.Lived) -> String {
    if let breakdown = lived.breakdown { return "It broke off: \(breakdown)." }
    return "It had ended before, with exit code \(lived.status?.rawValue ?? 0)."
  }

  private var stored: Difference? {
    guard let stored = transcript.stored else { return nil }
    let actual = performance.record(withKeysOf: stored.values)
    let keys = Set(stored.values.keys).union(actual.keys).sorted().filter {
      stored.values[$0] != actual[$0]
    }
    guard !keys.isEmpty else { return nil }
    return Difference(
      path: transcript.path, line: stored.line, after: nil,
      kind: .stored(
        keys.map { Difference.Key(name: $0, expected: stored.values[$0], actual: actual[$0]) }))
  }
}

extension Performance {
  /// The profile, with `step` and `completed` where those are among the keys.
  func record(withKeysOf values: [String: JSONValue]) -> [String: JSONValue] {
    var record = profile
    if values["step"] != nil { record["step"] = .string(step) }
    if values["completed"] != nil { record["completed"] = .bool(isComplete) }
    return record
  }
}
