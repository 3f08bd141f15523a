import Conversation

extension TranscriptSuite.Tested {
  /// Why the program cannot be started anew for each line of this transcript; nil when it can.
  ///
  /// What is remembered only while the program runs would be gone: an answer that could not be
  /// saved, a password that is to be typed again, a pause after words of danger.
  public var bindsToOneLife: String? {
    if transcript.head.isStrict { return "it is strict about its lines" }
    if transcript.script.moves.contains(where: { $0.action == .secret }) {
      return "it types secrets"
    }
    if transcript.directives.contains(where: \.isFault) { return "it makes the store fail" }
    // What could not be sent is sent by the next start, before any line.
    if transcript.directives.contains(where: \.isRefusal) { return "its service refuses" }
    if performance.pauses { return "its questions pause" }
    return nil
  }
}

extension Performance {
  /// Whether the questions pause somewhere, for words of danger.
  fileprivate var pauses: Bool {
    turns.contains { observed in
      observed.turn.utterances.contains { if case .rest = $0 { true } else { false } }
    }
  }
}

extension Transcript {
  /// All changes of the surroundings.
  var directives: [Directive] {
    let cues =
      script.overture + script.finale + script.moves.flatMap { $0.before + $0.after }
    return cues.map(\.directive)
  }
}

extension Directive {
  fileprivate var isFault: Bool {
    switch self {
    case .databaseFails, .erased: true
    default: false
    }
  }

  fileprivate var isRefusal: Bool {
    if case .service(.failed) = self { true } else { false }
  }
}
