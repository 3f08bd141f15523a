public import Conversation

/// What a screen shows of an utterance: lines of words, a list in columns, a command to run, or a
/// picture.
public enum Spoken: Hashable, Sendable {
  /// A line of words, to be wrapped to the screen, and what it is for; empty for a blank line.
  case line(TintedLine, as: Role = .words)
  /// Short choices, laid out in as many columns as the screen has room for.
  case grid(ChoiceGrid)
  /// A command for the shell, on a line of its own that is never broken, so that it can be copied.
  case command(String)
  /// A picture, never wrapped; one that does not fit is told in words.
  case picture(Picture)

  /// What a line is for, from which a screen decides how it stands out; the words do without it.
  public enum Role: Hashable, Sendable, Codable {
    /// Words like any others.
    case words
    /// How far the conversation is.
    case progress
    /// What is asked, or offered, next.
    case question
    /// A heading over what is shown.
    case heading
    /// What was understood.
    case understood
    /// An answer that changed: its name, the answer before and after, and what else is to be said.
    case changed(label: String, from: String, to: String, remark: String)
    /// A name and its value, at some depth of indentation; neighbours are shown as a table.
    case fact(name: String, value: String, indent: Int)
  }

  /// A line in the screen's own colour.
  public static func plain(_ text: String) -> Spoken { .line(TintedLine(.init(text))) }

  /// The words alone, a string a line, as a stream of 80 columns has them before they are wrapped;
  /// none for a picture, which has words of its own.
  public var text: [String] {
    switch self {
    case .line(let line, _): [line.text]
    case .grid(let grid): grid.lines(width: 80).map(\.text)
    case .command(let command): [command]
    case .picture: []
    }
  }
}

extension Spoken: Codable {
  private enum Key: String, CodingKey {
    case line, role, grid, command, picture
  }

  /// Decodes whichever of `{"line": …, "role": …}`, `{"grid": …}`, `{"command": …}` and
  /// `{"picture": …}` is there; a line without a role has words like any others.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if let runs = try values.decodeIfPresent([TintedLine.Run].self, forKey: .line) {
      let role = try values.decodeIfPresent(Role.self, forKey: .role) ?? .words
      self = .line(TintedLine(of: runs), as: role)
    } else if let grid = try values.decodeIfPresent(ChoiceGrid.self, forKey: .grid) {
      self = .grid(grid)
    } else if let command = try values.decodeIfPresent(String.self, forKey: .command) {
      self = .command(command)
    } else {
      self = .picture(try values.decode(Picture.self, forKey: .picture))
    }
  }

  /// Encodes as an object with the key of the kind, and the role of a line that has one.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .line(let line, let role):
      try values.encode(line.runs, forKey: .line)
      if role != .words { try values.encode(role, forKey: .role) }
    case .grid(let grid): try values.encode(grid, forKey: .grid)
    case .command(let command): try values.encode(command, forKey: .command)
    case .picture(let picture): try values.encode(picture, forKey: .picture)
    }
  }
}
