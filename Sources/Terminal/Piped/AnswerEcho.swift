import SafeText

/// How an answer is shown after its prompt where no terminal shows it.
enum AnswerEcho {
  /// The answer, made safe to show; a mask for a secret; nothing for what is no answer.
  static func text(for event: InputEvent, secret: Bool) -> String {
    switch event {
    case .line(""): ""
    case .line(let text): secret ? SecretMask.text : Sanitizer.line(text)
    case .pasted(let lines): Sanitizer.line(lines.joined(separator: " "))
    case .rejected: "…"
    case .endOfInput, .interrupted, .hangUp, .terminate: ""
    }
  }
}
