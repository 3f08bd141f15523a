/// Collects the parts of a flow.
@resultBuilder
public enum FlowBuilder<D: Draft> {
  /// A step.
  public static func buildExpression(_ step: Step<D>) -> [Part<D>] { [.step(step)] }
  /// A group of steps that repeats.
  public static func buildExpression<Element: Draft>(_ group: ForEach<D, Element>) -> [Part<D>] {
    group.parts
  }
  /// All parts in their order.
  public static func buildBlock(_ parts: [Part<D>]...) -> [Part<D>] { Array(joining: parts) }
}
