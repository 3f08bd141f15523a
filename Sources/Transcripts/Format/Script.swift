/// What is said in a conversation, and what happens around it, in order.
public struct Script: Hashable, Sendable {
  /// What happens before the program starts.
  public var overture: [Cue] = []
  /// What Usher says before the first line is typed.
  public var greeting: [String] = []
  /// The line of the file the greeting begins at.
  public var greetingLine = 1
  /// The moves, in order.
  public var moves: [Move] = []
  /// How many of the moves, the first, are not in the conversation that is shown.
  public var unseen = 0
  /// What happens after the last move.
  public var finale: [Cue] = []
}

/// Something that is done to the program, and what Usher says next.
public struct Move: Hashable, Sendable {
  /// What happens before it, without being shown.
  public var before: [Cue] = []
  /// What is done.
  public var action: Action
  /// The number of the line of the file, from 1.
  public var line: Int
  /// What happens after it and before anything is said, where the program is started again.
  public var after: [Cue] = []
  /// What Usher says next.
  public var said: [String] = []
}

extension Script {
  /// The script with lines that are typed first and not shown; what it begins with is said to the last.
  func following(_ start: TranscriptHead.Start) -> Script {
    var script = self
    var typed = start.lines.map { Move(action: .answer($0), line: start.line) }
    typed[typed.count - 1].line = greetingLine - 1
    typed[typed.count - 1].said = greeting
    script.greeting = []
    script.moves = typed + moves
    script.unseen = typed.count
    return script
  }
}

/// A change of the surroundings, and the line of the file it is in.
public struct Cue: Hashable, Sendable {
  /// What changes.
  public var directive: Directive
  /// The number of the line, from 1.
  public var line: Int
  /// The line as it is in the file.
  public var text: String
}
