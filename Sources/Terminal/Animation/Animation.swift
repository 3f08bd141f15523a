import CTerminal

/// A picture that moves, where pictures may; where not, its last frame.
public struct Animation: Sendable, Equatable {
  /// The frames, each a list of lines; what stays is the last.
  public let frames: [[String]]

  /// How long each frame stands, in milliseconds.
  public let pace: Int

  /// Shows these frames one after the other.
  ///
  /// - Parameters:
  ///   - frames: Lines narrower than the window, styled already.
  ///   - pace: How long each frame stands, in milliseconds.
  public init(frames: [[String]], pace: Int = 90) {
    self.frames = frames
    self.pace = pace
  }

  /// Plays the frames in place, and leaves the last one standing.
  ///
  /// A key or a signal goes straight to the last frame; it is still there to be read afterwards.
  /// Nothing moves where ``TerminalCapabilities/animates`` is false, where a frame is higher than
  /// the window, and where somebody has typed ahead.
  ///
  /// - Throws: ``TerminalError/readerLeft`` or ``TerminalError/writeFailed(_:)``.
  public func play(
    on output: any ScreenOutput, capabilities: TerminalCapabilities
  ) throws(TerminalError) {
    let highest = frames.map(\.count).max() ?? 0
    let moves = capabilities.animates && highest < Int(cterminal_rows(StandardStream.output))
    try play(on: output, moves: moves) { Interruption.wait(milliseconds: pace) }
  }

  /// Draws each frame and lets it stand, for as long as `stands` says that nothing disturbed it;
  /// then, or when nothing may move, the last.
  func play(
    on output: any ScreenOutput, moves: Bool, stands: () -> Bool
  ) throws(TerminalError) {
    guard let last = frames.last else { return }
    var drawn = 0
    for frame in moves ? frames.dropLast() : [] {
      try output.write(Self.drawing(frame, over: drawn))
      try output.flush()
      drawn = frame.count
      guard stands() else { break }
    }
    try output.write(Self.drawing(last, over: drawn))
    try output.flush()
  }

  /// The lines of a frame, drawn over so many lines of the one before.
  private static func drawing(_ frame: [String], over drawn: Int) -> String {
    guard drawn > 0 else { return frame.map { $0 + "\n" }.joined() }
    // Back to the first line; each line clears what is left of the one it covers, and at the end
    // whatever lines the frame before had more.
    return "\u{1B}[\(drawn)A" + frame.map { $0 + "\u{1B}[K\n" }.joined() + "\u{1B}[J"
  }
}
