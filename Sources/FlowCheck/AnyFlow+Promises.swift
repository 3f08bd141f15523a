public import Conversation

extension AnyFlow {
  /// What only the makers can promise and this flow does not: a warning for each.
  ///
  /// People ask for it in every flow; Usher can only say that the makers have to answer.
  public var missingPromises: [Finding] {
    facts.missing.map { name in
      var finding = Finding(
        flow: id, what: "its facts do not say \(name)",
        why: "people who ask would be told that the makers have to answer",
        remedy: "say it with declaring(Facts(\(name): …))")
      finding.isWarning = true
      return finding
    }
  }
}
