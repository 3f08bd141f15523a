import Understanding

/// A transcript file as it is written anew from what happened.
public struct Recording {
  private let transcript: Transcript
  private let performance: Performance

  /// A recording of a replay as it is written.
  ///
  /// The head, what is typed and the `%%` lines stay as they are.
  public init(_ transcript: Transcript, of performance: Performance) {
    self.transcript = transcript
    self.performance = performance
  }

  /// The text of the file.
  public var text: String {
    var lines = transcript.headLines
    lines += transcript.script.overture.map(\.text)
    var starter: Move?
    var moves = transcript.script.moves[...]
    for (life, lived) in zip(transcript.script.lives, performance.lives) {
      if let starter { lines += opening(of: starter) }
      if life.unseen == 0 { lines += lived.writtenBlocks[0] }
      for (index, move) in life.moves.enumerated().dropFirst(max(0, life.unseen - 1)) {
        if index >= life.unseen { lines += opening(of: move) }
        lines +=
          lived.writtenBlocks.indices.contains(index + 1) ? lived.writtenBlocks[index + 1] : []
      }
      moves = moves.dropFirst(life.moves.count)
      starter = moves.popFirst()
    }
    lines += transcript.script.finale.map(\.text)
    lines += stored
    return lines.joined(separator: "\n") + "\n"
  }

  private func opening(of move: Move) -> [String] {
    move.before.map(\.text) + [move.action.text] + move.after.map(\.text)
  }

  /// What is stored, a key a line; as it is in the file where that is still true.
  private var stored: [String] {
    guard let stored = transcript.stored else { return [] }
    var keys = stored.values
    if keys.isEmpty { keys = ["step": .null, "completed": .null] }
    let record = performance.record(withKeysOf: keys)
    guard record != stored.values else { return stored.lines }
    let fields = record.sorted { $0.key < $1.key }.map { "  \($0.key.json): \($0.value.json)" }
    return ["--- stored", "{", fields.joined(separator: ",\n"), "}"]
  }
}
