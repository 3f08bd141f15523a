extension WeekdaysDimension {
  /// What the line makes of the earlier days: "add Sunday", "not Friday", "Thursday instead of
  /// Friday", or other days altogether.
  public func revise(
    _ old: WeekdaySet, by line: Line, in context: Context
  ) -> Reading<WeekdaySet> {
    let matches = matches(in: line, context: context).filter { $0.missing == nil }
    guard let edited = edited(old, by: matches, in: line) else { return read(line, in: context) }
    let evidence = line.evidence(edited.tokens, rule: "weekdays.\(Evidence.editing)")
    if let violation = violation(of: edited.days, in: context) {
      return .unclear(.refused(edited.days, violation, evidence))
    }
    return .understood(edited.days, evidence)
  }
}
