extension LibeditInput: EditLineDelegate {
  func nextScalar() -> Unicode.Scalar? {
    // Quoting a key with Ctrl-V sets the terminal anew, and so may the user's settings.
    hold.take(reading: true)
    while ending == nil {
      switch keyboard.next() {
      // libedit would wait for the other half of a command, and take it from the next word.
      case .typed("\u{1B}") where !line.hasViKeys && keyboard.isSilent: continue
      case .typed(let scalar): return scalar
      case .pasted(let scalar):
        guard line.count < LineRejection.longestLine else {
          wasCut = true
          continue
        }
        guard scalar == "\n" else { return scalar == Self.lineMark ? " " : scalar }
        hasPastedLines = true
        return Self.lineMark
      case .malformed:
        wasMalformed = true
        return "\u{FFFD}"
      case .signal(let signal): receive(signal)
      case .end: end(.endOfInput)
      case .failed(let code): ending = .failure(.readFailed(code))
      }
    }
    return nil
  }

  private func receive(_ signal: Signal) {
    if let event = signal.event(hadText: line.count > 0) { return end(event) }
    switch signal {
    case .stop:
      line.holdTerminal(false)
      show("")
      hold.stop()
      resume()
    case .resume: resume()
    case .resize:
      let erase = eraseLine
      line.resize()
      show(erase)
      line.redraw()
    case .interrupt, .terminate, .hangUp: break
    }
  }

  private func resume() {
    // Off first: libedit does not know that somebody else has set the terminal.
    line.holdTerminal(false)
    holdTerminal(reading: true)
    show("\r")
    line.redraw()
  }
}
