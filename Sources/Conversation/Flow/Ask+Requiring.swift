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
    with {
      $0.requirements.append { value, draft, _, context in
        guard let value = value as? Value, rule(value, draft, context) else { return sentence }
        return nil
      }
    }
  }

  /// The dimension with the rules of the flow, as things stand.
  func required(_ dimension: AnyDimension, _ draft: D, _ index: Int) -> AnyDimension {
    guard !requirements.isEmpty else { return dimension }
    return AnyDimension(dimension) { [requirements, typed] json, context in
      guard let value = typed(json) else { return nil }
      for requirement in requirements {
        if let sentence = requirement(value, draft, index, context) { return .custom(sentence) }
      }
      return nil
    }
  }
}
