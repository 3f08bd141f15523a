#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The keys of this program and those of the user's `~/.editrc`.
enum EditorSettings {
  /// Binds the keys, then does what the user's file says, which so wins.
  ///
  /// - Parameters:
  ///   - file: The text of the user's file, if there is one.
  ///   - line: What the keys are bound in.
  static func apply(_ file: String?, to line: EditLine) {
    bindKeys(of: line, emacs: true)
    for setting in (file ?? "").split(whereSeparator: \.isNewline) {
      let words = line.configure(String(setting))
      // Choosing Emacs or vi keys throws away what was bound before, so it is bound again.
      guard let command = words.first, command == "bind" || command.hasSuffix(":bind") else {
        continue
      }
      if words.dropFirst().first == "-v" { bindKeys(of: line, emacs: false) }
      if words.dropFirst().first == "-e" { bindKeys(of: line, emacs: true) }
    }
    // `edit off` would leave a terminal that is set for editing without an editor.
    _ = line.configure("edit on")
  }

  /// Reads `$EDITRC`, or `~/.editrc`.
  static func userFile() -> String? {
    let path =
      getenv("EDITRC").map { String(cString: $0) }
      ?? getenv("HOME").map { String(cString: $0) + "/.editrc" }
    guard let path else { return nil }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor != -1 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while bytes.count < largestFile,
      case .success(let more) = SystemCall.read(descriptor, upTo: 4096),
      !more.isEmpty
    {
      bytes += more
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A file of settings is a screenful; more than this is something else.
  private static let largestFile = 65_536

  private static func bindKeys(of line: EditLine, emacs: Bool) {
    if emacs {
      // Of two bindings of a key the later one counts: keys without a meaning come first.
      for key in KeySequences.withoutMeaning { line.bind(key, to: EditorCommand.ignore.name) }
      for (command, keys) in KeySequences.commands {
        for key in keys { line.bind(key, to: command) }
      }
    }
    for command in EditorCommand.allCases {
      for key in command.keys + (emacs ? command.emacsKeys : []) {
        line.bind(key, to: command.name)
      }
    }
  }
}
