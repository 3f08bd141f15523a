import SafeText

/// A line that grows and shrinks at its end only; each change gives what the screen is sent.
struct PlainLine {
  /// What has been typed.
  private(set) var text = ""
  /// What is shown in place of each character; nil shows what is typed.
  let mask: Character?
  private var wasMalformed = false
  private var wasCut = false

  init(mask: Character? = nil) {
    self.mask = mask
  }

  /// The line as an answer, or why it cannot be one.
  var event: InputEvent {
    TypedLine.event(text.unicodeScalars, wasMalformed: wasMalformed, wasCut: wasCut)
  }

  /// What of the line is on the screen.
  var shown: String {
    mask.map { String(repeating: $0, count: text.count) } ?? Sanitizer.line(text)
  }

  mutating func append(_ scalar: Unicode.Scalar) -> String {
    if scalar.value < 0x20 && scalar != "\0" { return "" }
    guard text.unicodeScalars.count < LineRejection.longestLine else {
      wasCut = true
      return ""
    }
    let count = text.count
    text.unicodeScalars.append(scalar)
    // What joins the character before it shows no mark of its own.
    return mask.map { String(repeating: $0, count: text.count - count) }
      ?? Sanitizer.line(String(scalar))
  }

  mutating func appendMalformed() -> String {
    wasMalformed = true
    return append("\u{FFFD}")
  }

  mutating func deleteLast() -> String {
    guard let last = text.popLast() else { return "" }
    return String(repeating: "\u{8} \u{8}", count: mask == nil ? DisplayWidth.of(last) : 1)
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
