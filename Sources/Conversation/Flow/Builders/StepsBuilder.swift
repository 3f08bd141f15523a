/// Collects the steps of a group.
@resultBuilder
public enum StepsBuilder<D: Draft> {
  /// A step.
  public static func buildExpression(_ step: Step<D>) -> [Step<D>] { [step] }
  /// All steps in their order.
  public static func buildBlock(_ steps: [Step<D>]...) -> [Step<D>] { Array(joining: steps) }
}
