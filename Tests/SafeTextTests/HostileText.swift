import Foundation

/// Texts that try to break out of whatever they are written into, the same for each seed.
struct HostileText {
  private var generator: Generator

  init(seed: UInt64) {
    generator = Generator(state: seed)
  }

  /// Characters with a meaning somewhere, and scalars that make one character with what is before.
  private static let pieces: [String] =
    "\"',;|&$`\\!*?[]{}()<>~#%=+-@:/ \t\r\n".unicodeScalars.map { String($0) } + [
      "\u{301}", "\u{20DD}", "\u{200D}", "\u{FE0F}", "\u{200C}", "\u{1F3FD}", "\u{0E33}",
      "\u{1F1E9}",
      "\u{202E}", "\u{2066}", "\u{2028}", "\u{1B}", "\u{7F}", "\u{85}", "\u{E0041}", "\u{FEFF}",
      "\r\n", "''", "\"\"", "$(", "${", "%s", "\\n", "--user", "-x", "a", "Z", "0", "é", "e\u{301}",
      "日", "👩‍👩‍👧", "𝕏", "\u{1100}\u{1161}",
    ]

  /// A text of up to 12 pieces, with no end of line at its end and no NUL.
  mutating func next() -> String {
    let count = Int.random(in: 0...12, using: &generator)
    let text = (0..<count).map { _ in
      Self.pieces.randomElement(using: &generator) ?? ""
    }.joined()
    let scalars = text.unicodeScalars.reversed().drop { $0 == "\n" }
    return String(String.UnicodeScalarView(scalars.reversed()))
  }

  /// A small generator (xorshift64*), so that a failure can be had again.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state >> 12
      state ^= state << 25
      state ^= state >> 27
      return state &* 2_685_821_657_736_338_717
    }
  }
}

/// What a program writes on its standard output, given some input.
func output(of program: String, _ arguments: [String], input: Data) throws -> Data {
  let folder = FileManager.default.temporaryDirectory.appending(path: "safe-text-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let (from, to) = (folder.appending(path: "in"), folder.appending(path: "out"))
  try input.write(to: from)
  _ = FileManager.default.createFile(atPath: to.path, contents: nil)
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  process.standardInput = try FileHandle(forReadingFrom: from)
  process.standardOutput = try FileHandle(forWritingTo: to)
  try process.run()
  process.waitUntilExit()
  return try Data(contentsOf: to)
}
