extension LineRejection {
  /// A sentence or two for the person who sent the line: what is wrong, and what to do.
  public var explanation: String {
    switch self {
    case .invalidUTF8:
      "That line has bytes in it that aren't text (UTF-8), so I left it out. Please type it again."
    case .utf16:
      "That line is UTF-16, and text has to be UTF-8, so I left it out. Save it as UTF-8, please."
    case .nul:
      "That line has a NUL character in it, so I left it out. Please type it again."
    case .tooLong:
      "That's more than \(Self.longestLine) characters, so I left it out. A shorter answer, please."
    }
  }
}
