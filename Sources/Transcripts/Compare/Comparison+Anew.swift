import Understanding

extension Comparison {
  /// The first reply that is another when the program is started anew for each line, or what is
  /// stored otherwise in the end; nil when all is the same.
  ///
  /// What is said before the line is not compared: a greeting stands there.
  public func firstDifference(toLivesOfOneMove anew: Performance) -> Difference? {
    let moves = transcript.script.moves.filter { !$0.action.startsAnew }
    let asWritten = performance.lives.flatMap { $0.blocks.dropFirst() }
    let replies = anew.lives.filter { $0.blocks.count > 1 }.map { $0.blocks[1] }
    for (move, (expected, actual)) in zip(moves, zip(asWritten, replies))
    where expected != actual {
      return Difference(
        path: transcript.path, line: move.line, after: move.action.text,
        kind: .said(expected: expected, actual: actual))
    }
    let keys = ["step": JSONValue.null, "completed": .null]
    let (expected, actual) = (performance.record(withKeysOf: keys), anew.record(withKeysOf: keys))
    guard expected != actual else { return nil }
    let names = Set(expected.keys).union(actual.keys).sorted().filter { expected[$0] != actual[$0] }
    return Difference(
      path: transcript.path, line: transcript.stored?.line ?? 1, after: nil,
      kind: .stored(
        names.map { Difference.Key(name: $0, expected: expected[$0], actual: actual[$0]) }))
  }
}
