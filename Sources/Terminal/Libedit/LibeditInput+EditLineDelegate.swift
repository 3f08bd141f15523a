extension LibeditInput: EditLineDelegate {
  func nextScalar() -> Unicode.Scalar? {
    // Quoting a key with Ctrl-V sets the terminal anew, and so may the user's settings.
    hold.take(reading: true)
    while ending == nil {
      switch keyboard.next() {
      case .typed(let scalar): return scalar
      case .pasted(let scalar):
        if line.count < LineRejection.longestLine { return scalar }
        wasCut = true
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
