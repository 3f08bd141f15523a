/// The name by which the program is called, in the commands that people are told to run.
public enum ProgramName {
  /// The name, such as `usher`, or that of a program of one's own.
  @TaskLocal public static var current = "usher"

  /// The name in the first argument of a process, which is a path, or a name without one.
  ///
  /// - Parameter arguments: All arguments, that of the program first.
  /// - Returns: The last part of the path; `usher` where there is none, or one that a shell would not take
  ///   as a single word: whoever starts a program may call it anything, and people copy these commands.
  public static func called(_ arguments: [String]) -> String {
    guard let name = arguments.first?.split(separator: "/").last,
      name.first.map({ $0 != "-" }) == true,
      name.utf8.allSatisfy({ byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte) || "-_.+".utf8.contains(byte)
      })
    else { return "usher" }
    return String(name)
  }
}
