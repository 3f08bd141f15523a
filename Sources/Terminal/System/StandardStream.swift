import CTerminal

/// The descriptors every process begins with.
public enum StandardStream {
  /// Where answers come from.
  public static let input: Int32 = 0
  /// Where the conversation goes.
  public static let output: Int32 = 1
  /// Where diagnostics go.
  public static let error: Int32 = 2

  /// Leads those of them that are closed to nowhere.
  ///
  /// Call it before anything is opened: a database that was opened with the number of a closed
  /// standard output would have the conversation written into it.
  public static func fillClosed() {
    cterminal_fill_closed_streams()
  }
}
