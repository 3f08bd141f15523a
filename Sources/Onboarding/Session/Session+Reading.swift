import Conversation

extension Session {
  /// The next thing that happens at the console.
  mutating func nextEvent() throws(SessionError) -> Event {
    while true {
      if let line = try nextPasted() { return exchange.typed(line) }
      switch try read() {
      case .line(let text): return exchange.typed(text)
      case .pasted(let lines):
        if let event = try event(ofPasted: lines) { return event }
      case .unreadable(let problem):
        exchange.lineNumber += 1
        return .unreadable(problem)
      case .endOfInput: return .endOfInput
      case .interrupt: return .interrupt
      case .terminate(let reason): return .terminate(reason)
      case .cleared: continue
      }
    }
  }

  func read() throws(SessionError) -> ConsoleInput {
    do {
      return try console.read(exchange.expectation)
    } catch {
      throw .console(error)
    }
  }
}
