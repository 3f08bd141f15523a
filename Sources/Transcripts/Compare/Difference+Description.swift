import Understanding

extension Difference: CustomStringConvertible {
  /// The place, what was done before, and a few lines of what was expected and what came, with
  /// white space made visible.
  public var description: String {
    let heading = after.map { "\n  after     \($0.visible)" } ?? ""
    return "\(path):\(line): \(summary)\(heading)\n" + details.joined(separator: "\n")
  }

  private var summary: String {
    switch kind {
    case .shownFrom: "the lines of `from` lead elsewhere"
    case .said: "Usher says something else"
    case .ended: "the conversation was over"
    case .exit: "another exit code"
    case .stored: "something else is stored"
    }
  }

  private var details: [String] {
    switch kind {
    case .said(let expected, let actual):
      let same = zip(expected, actual).prefix { $0 == $1 }.count
      let begin = max(0, same - 1)
      return part("expected", expected, from: begin, same: same)
        + part("came", actual, from: begin, same: same)
    case .shownFrom(let expected, let actual):
      return ["  expected  \(expected)", "  came      \(actual ?? "the end")"]
    case .ended(let reason):
      return ["  \(reason)"]
    case .exit(let expected, let actual):
      return ["  expected  \(expected)", "  came      \(actual.map(String.init) ?? "killed")"]
    case .stored(let keys):
      return keys.flatMap { key in
        [
          "  \(key.name)", "    expected  \(key.expected?.json ?? "nothing")",
          "    stored    \(key.actual?.json ?? "nothing")",
        ]
      }
    }
  }

  /// The last line that is the same, and the first few that are not.
  private func part(
    _ name: String, _ lines: [String], from begin: Int, same: Int
  ) -> [String] {
    let shown = lines[min(begin, lines.count)...].prefix(5)
    var text = ["  \(name)"]
    for (offset, line) in shown.enumerated() {
      text.append("    \(begin + offset < same ? " " : "|") \(line.visible)¶")
    }
    if lines.count <= same { text.append("    | (nothing more)") }
    if lines.count > begin + 5 { text.append("      (\(lines.count - begin - 5) more)") }
    return text
  }
}

extension String {
  /// The text with its white space and control characters made visible: `·` for a space, `→` for a
  /// tab, `␛` and its like for control characters.
  var visible: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.value {
          case 0x20: "·"
          case 0x09: "→"
          case 0x7F: "\u{2421}"
          case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? scalar
          case 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
          default: scalar
          }
        }))
  }
}
