extension Line {
  /// Whether there is somebody in the line who speaks or is spoken to, as sentences have and names have
  /// not.
  package var hasSpeaker: Bool { tokens.contains { [.i, .we, .you, .me].contains($0.lexeme) } }
}
