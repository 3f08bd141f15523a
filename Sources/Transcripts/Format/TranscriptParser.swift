import Foundation
import Understanding

/// Reads transcript files: a head, `---`, the conversation, and perhaps `--- stored`.
public struct TranscriptParser {
  private let path: String
  private let lines: [String]
  private var script = Script()
  private var cues: [Cue] = []

  private init(path: String, lines: [String]) {
    self.path = path
    self.lines = lines
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - text: The text; lines end with a newline alone, and every other byte counts.
  ///   - path: The path to name in faults.
  /// - Returns: The transcript.
  /// - Throws: ``TranscriptFault`` naming the line and what is expected there.
  public static func parse(
    _ text: String, path: String
  ) throws(TranscriptFault) -> Transcript {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    if lines.last == "" { lines.removeLast() }
    var parser = TranscriptParser(path: path, lines: lines)
    return try parser.transcript()
  }

  private mutating func transcript() throws(TranscriptFault) -> Transcript {
    guard let rule = lines.firstIndex(of: "---") else {
      throw fault(
        lines.count + 1, "the end of the file", "a line `---` between the head and the conversation"
      )
    }
    var head = HeadParser(path: path)
    for (index, line) in lines[..<rule].enumerated() {
      try head.take(line, number: index + 1)
    }
    let storedRule = lines[(rule + 1)...].firstIndex(of: "--- stored")
    let end = storedRule ?? lines.count
    script.greetingLine = rule + 2
    for index in rule + 1..<end { try take(lines[index], number: index + 1) }
    script.finale = cues
    let finished = try head.finish(line: rule + 1)
    try checkSecrets(finished.secrets.count)
    return Transcript(
      path: path, head: finished, script: finished.from.map(script.following) ?? script,
      stored: try storedRule.map { index throws(TranscriptFault) in try stored(after: index) },
      headLines: Array(lines[...rule]))
  }

  private mutating func take(_ line: String, number: Int) throws(TranscriptFault) {
    // By scalars: an answer may begin with a mark that makes one character with the space.
    if line == ">" || line.unicodeScalars.starts(with: "> ".unicodeScalars) {
      let text = String(line.unicodeScalars.dropFirst(2))
      try add(text == "••••••" ? .secret : .answer(text), number)
    } else if line.unicodeScalars.starts(with: "%%".unicodeScalars) {
      let parser = DirectiveParser(path: path, line: number)
      switch try parser.parse(line) {
      case .action(let action): try add(action, number)
      case .directive(let directive): take(Cue(directive: directive, line: number, text: line))
      }
    } else if line.unicodeScalars.starts(with: "--- ".unicodeScalars) {
      throw fault(number, "\"\(line)\"", "`--- stored`, or something that was said")
    } else if !cues.isEmpty {
      throw fault(
        cues[0].line, "a `%%` line in the middle of what Usher says",
        "it before a `> ` line, a `%%` line that does something, or the end")
    } else if script.moves.isEmpty {
      script.greeting.append(line)
    } else {
      script.moves[script.moves.count - 1].said.append(line)
    }
  }

  private mutating func add(_ action: Action, _ number: Int) throws(TranscriptFault) {
    if action != .start, let cue = cues.first(where: \.endsInput) {
      throw fault(number, "\"\(action.text)\" after `\(cue.text)`", "`%% start`, or the end")
    }
    script.moves.append(Move(before: cues, action: action, line: number))
    cues = []
  }

  /// Before the program starts a change holds for its greeting; otherwise for the next line.
  private mutating func take(_ cue: Cue) {
    if cue.endsInput {
      cues.append(cue)
    } else if script.moves.isEmpty, script.greeting.isEmpty {
      script.overture.append(cue)
    } else if let last = script.moves.last, last.action.startsAnew, last.said.isEmpty {
      script.moves[script.moves.count - 1].after.append(cue)
    } else {
      cues.append(cue)
    }
  }

  private func checkSecrets(_ count: Int) throws(TranscriptFault) {
    let typed = script.moves.filter { $0.action == .secret }
    guard typed.count > count else { return }
    throw fault(
      typed[count].line, "a secret that is not in the head",
      "a line `secret: NAME = TEXT` in the head for each `> ••••••`")
  }

  private func stored(after rule: Int) throws(TranscriptFault) -> StoredRecord {
    let text = lines[(rule + 1)...].joined(separator: "\n")
    let isEmpty = !text.contains { !$0.isWhitespace }
    var values: [String: JSONValue] = [:]
    if !isEmpty {
      guard let json = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)),
        case .object(let object) = json
      else {
        throw fault(rule + 2, "no JSON object", "the stored profile, such as { \"goal\": null }")
      }
      values = object
    }
    return StoredRecord(values: values, line: rule + 1, lines: Array(lines[rule...]))
  }

  private func fault(_ line: Int, _ found: String, _ expected: String) -> TranscriptFault {
    TranscriptFault(path: path, line: line, found: found, expected: expected)
  }
}

extension Cue {
  /// Whether the program has ended where it stands.
  fileprivate var endsInput: Bool {
    if case .exit = directive { true } else { false }
  }
}
