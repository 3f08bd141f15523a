extension ChoicesDimension {
  /// All options but those that a line leaves out and says no more of: "without school", "not the first
  /// one"; nil for any other line.
  ///
  /// Whether all others are meant is not said, so that they are to be asked about.
  package func leftOver(by line: Line, in context: Context) -> Choices? {
    let list = list(in: line, context: context)
    let items = list.excluded
    guard list.included.isEmpty, list.own.isEmpty, !list.isAll, !list.isRest, !items.isEmpty,
      items.allSatisfy({ !$0.places.isEmpty && ($0.takesAll || $0.places.count == 1) }),
      !line.isOwnQuestion
    else { return nil }
    let out = Set(items.flatMap(\.places))
    let left = choices(options.indices.filter { !out.contains($0) })
    return violation(of: left, in: context) == nil ? left : nil
  }
}
