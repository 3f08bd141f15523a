/// How many people there are: none, some, a number, or all of their names.
public enum Headcount: Hashable, Sendable {
  /// There are some; how many was not said.
  case any
  /// So many; 0 for none.
  case number(Int)
  /// These.
  case people([Newcomer])
}
