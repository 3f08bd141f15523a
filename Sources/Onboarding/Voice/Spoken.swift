public import Conversation

/// What a screen shows of an utterance: lines of words, a command to run, or a picture.
public enum Spoken: Hashable, Sendable {
  /// A line of words, to be wrapped to the screen; empty for a blank line.
  case line(TintedLine)
  /// A command for the shell, on a line of its own that is never broken, so that it can be copied.
  case command(String)
  /// A picture, never wrapped; one that does not fit is told in words.
  case picture(Picture)

  /// A line in the screen's own colour.
  public static func plain(_ text: String) -> Spoken { .line(TintedLine(.init(text))) }
}

extension Spoken: Codable {
  private enum Key: String, CodingKey {
    case line, command, picture
  }

  /// Decodes whichever of `{"line": …}`, `{"command": …}` and `{"picture": …}` is there.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if let runs = try values.decodeIfPresent([TintedLine.Run].self, forKey: .line) {
      self = .line(TintedLine(of: runs))
    } else if let command = try values.decodeIfPresent(String.self, forKey: .command) {
      self = .command(command)
    } else {
      self = .picture(try values.decode(Picture.self, forKey: .picture))
    }
  }

  /// Encodes as an object with one key, that of the kind.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .line(let line): try values.encode(line.runs, forKey: .line)
    case .command(let command): try values.encode(command, forKey: .command)
    case .picture(let picture): try values.encode(picture, forKey: .picture)
    }
  }
}
