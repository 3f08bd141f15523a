import Conversation

extension Session {
  /// The next thing that happens at the console.
  mutating func nextEvent() throws(SessionError) -> Event {
    while true {
      let input = try read()
      switch input {
      case .line(let text):
        lineNumber += 1
        if case .secret = expectation { return secretEvent(text) }
        return .line(text)
      case .unreadable(let problem):
        lineNumber += 1
        return .unreadable(problem)
      case .endOfInput: return .endOfInput
      case .interrupt: return .interrupt
      case .terminate(let reason): return .terminate(reason)
      case .cleared: continue
      }
    }
  }

  private func read() throws(SessionError) -> ConsoleInput {
    do {
      return try console.read(expectation)
    } catch {
      throw .console(error)
    }
  }

  /// What became of a typed secret.
  ///
  /// A command with its slash is a command here too.
  private func secretEvent(_ text: String) -> Event {
    if text.hasPrefix("/"), text.count < 12,
      Command(rawValue: String(text.dropFirst())) != nil
        || text == "/cancel"
    {
      return .line(text == "/cancel" ? "cancel" : text)
    }
    return .secret(services.secrets.take(text, in: state))
  }
}
