import Foundation

/// A program that may dump its core into the home folder, as far as this machine lets anyone.
public struct DumpingProgram {
  /// The shell that starts it.
  public let shell = "/bin/sh"
  /// What the shell is given.
  public let arguments: [String]

  /// A program with some arguments, in the home folder of an ``Usher``.
  public init(_ program: String, _ arguments: [String], in usher: Usher) {
    let script = #"cd "$0" && ulimit -c "$(ulimit -H -c)" && exec "$@""#
    self.arguments = ["-c", script, usher.home, program] + arguments
  }

  /// The size that a core dump of a process may be raised to, in bytes; nil when nothing tells it.
  public static func limit(of id: Int32) throws -> Int? {
    let limits = try String(contentsOfFile: "/proc/\(id)/limits", encoding: .utf8)
    let line = limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") }
    guard let words = line?.split(separator: " "), words.count > 5 else { return nil }
    return Int(words[5]) ?? .max
  }
}
