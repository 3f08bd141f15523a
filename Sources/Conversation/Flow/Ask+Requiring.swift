public import Understanding

extension Ask {
  /// A rule of the flow that values have to keep, and what is said of one that does not.
  ///
  /// It holds for every way in: answers, corrections, suggestions and what is handed in.
  ///
  /// ```swift
  /// .requiring({ (day: CalendarDate, draft, context) in
  ///   day.weekday != .sun || draft.branch == .harbour
  /// }, saying: "Only the branch at the harbour is open on Sundays.")
  /// ```
  ///
  /// - Parameters:
  ///   - rule: Whether a value may be stored. Its type, which has to be written, is that of the property;
  ///     no value of another type is let through.
  ///   - sentence: What is said of a value that may not.
  /// - Returns: The question with the rule.
  public func requiring<Value: SendableMetatype>(
    _ rule: @escaping @Sendable (_ value: Value, _ draft: D, _ context: Context) -> Bool,
    saying sentence: String
  ) -> Self {
    let requirement = Requirement<D>(sentence: sentence) { value, draft, _, context in
      (value as? Value).map { rule($0, draft, context) } ?? false
    }
    return with { $0.requirements.append(requirement) }
  }

  /// Whether other answers decide which values are allowed.
  var dependsOnAnswers: Bool {
    if case .dependent = reader { return true }
    return !requirements.isEmpty
  }

  /// The dimension with the rules of the flow, as things stand.
  func required(_ dimension: AnyDimension, _ draft: D, _ index: Int) -> AnyDimension {
    guard !requirements.isEmpty else { return dimension }
    return AnyDimension(dimension) { [requirements, typed] json, context in
      guard let value = typed(json) else { return nil }
      let broken = requirements.first { !$0.isKept(value, draft, index, context) }
      return broken.map { .custom($0.sentence) }
    }
  }
}
