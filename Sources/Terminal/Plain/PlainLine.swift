import SafeText

/// A line that grows and shrinks at its end only; each change gives what the screen is sent.
struct PlainLine {
  /// What has been typed.
  private(set) var text = ""
  /// Whether what is typed is shown.
  let echo: Bool
  private var wasMalformed = false
  private var wasCut = false

  init(echo: Bool) {
    self.echo = echo
  }

  /// The line as an answer, or why it cannot be one.
  var event: InputEvent {
    TypedLine.event(text.unicodeScalars, wasMalformed: wasMalformed, wasCut: wasCut)
  }

  /// What of the line is on the screen.
  var shown: String { echo ? Sanitizer.line(text) : "" }

  mutating func append(_ scalar: Unicode.Scalar) -> String {
    if scalar.value < 0x20 && scalar != "\0" { return "" }
    guard text.unicodeScalars.count < LineRejection.longestLine else {
      wasCut = true
      return ""
    }
    text.unicodeScalars.append(scalar)
    return echo ? Sanitizer.line(String(scalar)) : ""
  }

  mutating func appendMalformed() -> String {
    wasMalformed = true
    return append("\u{FFFD}")
  }

  mutating func deleteLast() -> String {
    guard let last = text.popLast(), echo else { return "" }
    return String(repeating: "\u{8} \u{8}", count: DisplayWidth.of(last))
  }

  mutating func deleteAll() -> String {
    var erased = ""
    while !text.isEmpty { erased += deleteLast() }
    return erased
  }

  mutating func replaceLast(_ scalars: Int, with completed: String) -> String {
    var sent = ""
    let kept = text.unicodeScalars.count - scalars
    while text.unicodeScalars.count > kept { sent += deleteLast() }
    for scalar in completed.unicodeScalars { sent += append(scalar) }
    return sent
  }
}
