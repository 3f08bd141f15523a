import Conversation

/// What a reply does.
extension Dialogue {
  /// The most characters of a line, as at a terminal.
  private static let longestLine = 4096

  /// The line of a reply that has words of danger; nil where none has.
  func danger(in reply: Reply) -> Event? {
    guard case .line(let text) = reply else { return nil }
    return exchange.danger(in: Self.lines(of: text).map(String.init))
  }

  /// How many lines of a request were taken already.
  func taken(of request: String) -> Int {
    guard let last = exchange.state.request, last.hasPrefix(request + "/") else { return 0 }
    return Int(last.dropFirst(request.count + 1)) ?? 0
  }

  /// What a reply does, one event after the other.
  func moves(of reply: Reply) throws(DialogueError) -> [(inout Exchange) -> Event] {
    let asksForSecret = exchange.state.asksForSecret
    exchange.expectation = asksForSecret ? .secret : .line(completions: [])
    switch reply {
    case .line(let text):
      if takesLines { return [{ Self.event(of: text[...], in: &$0) }] }
      let lines = Self.lines(of: text)
      guard !asksForSecret || lines.count == 1 && Exchange.command(in: text) != nil else {
        throw .secretWanted
      }
      return lines.map { line in { Self.event(of: line, in: &$0) } }
    case .secret(let secret):
      guard asksForSecret else { throw .noSecretWanted }
      let text = secret.withBytes { String(decoding: $0, as: UTF8.self) }
      return [{ $0.typed(text) }]
    case .choice(let number):
      guard number > 0, choiceCount >= number else { throw .noSuchChoice }
      return [{ $0.typed("\(number)") }]
    case .value(let value):
      guard
        let line = exchange.product.line(
          saying: value, in: exchange.state, exchange.context())
      else { throw .noSuchValue }
      return [{ $0.typed(line) }]
    case .command(let command):
      return [{ $0.typed("/\(command.word)") }]
    case .unreadable(let problem):
      return [{ _ in .unreadable(problem) }]
    }
  }

  /// Whether all lines of a text are one answer.
  private var takesLines: Bool {
    let asked = exchange.product.asked(in: exchange.state, exchange.context())
    return asked.kind == .value && asked.question?.takesLines == true
  }

  private var choiceCount: Int {
    let asked = exchange.product.asked(in: exchange.state, exchange.context())
    return asked.readings.isEmpty ? asked.question?.choices.count ?? 0 : asked.readings.count
  }

  /// The lines of a text; an empty one is a line too.
  private static func lines(of text: String) -> [Substring] {
    // A CR and an LF are one character to Swift.
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func event(of line: Substring, in exchange: inout Exchange) -> Event {
    let problem: UnreadableLine? =
      line.unicodeScalars.contains("\0")
      ? .containsNUL : line.unicodeScalars.count > longestLine ? .tooLong : nil
    guard let problem else { return exchange.typed(String(line)) }
    exchange.lineNumber += 1
    return .unreadable(problem)
  }
}

extension ConversationState {
  /// Whether a password is to be typed next.
  fileprivate var asksForSecret: Bool {
    switch pending {
    case .signIn(.password), .signIn(.repeatPassword), .passwordChange(.current),
      .passwordChange(.new), .passwordChange(.repeated):
      true
    default: false
    }
  }
}
