/// The name by which the program is called, in the commands that people are told to run.
public enum ProgramName {
  /// The name, such as `usher`, or that of a program of one's own.
  @TaskLocal public static var current = "usher"

  /// The name in the first argument of a process, which is a path, or a name without one.
  ///
  /// - Parameter arguments: All arguments, that of the program first.
  /// - Returns: The last part of the path; `usher` where there is none.
  public static func called(_ arguments: [String]) -> String {
    let name = arguments.first?.split(separator: "/").last.map(String.init)
    return name ?? "usher"
  }
}
