/// Whether to use colour, as `--color` says it.
public enum ColorChoice: String, Sendable, CaseIterable {
  /// On a terminal that can show it, unless NO_COLOR or TERM=dumb is set.
  case auto
  /// Always, also into a pipe or a file.
  case always
  /// Never.
  case never
}
