/// Collects the items of a step.
@resultBuilder
public enum ItemsBuilder<D: Sendable> {
  /// A question.
  public static func buildExpression(_ ask: Ask<D>) -> [Item<D>] { [.ask(ask)] }
  /// An explanation.
  public static func buildExpression(_ explain: Explain<D>) -> [Item<D>] { [.explain(explain)] }
  /// A review.
  public static func buildExpression(_ review: Review<D>) -> [Item<D>] { [.review(review)] }
  /// A sign-in.
  public static func buildExpression(_ signIn: SignIn) -> [Item<D>] { [.signIn(signIn)] }
  /// A submission.
  public static func buildExpression(_ submit: Submit<D>) -> [Item<D>] { [.submit(submit)] }
  /// Some items.
  public static func buildExpression(_ items: [Item<D>]) -> [Item<D>] { items }
  /// All items in their order.
  public static func buildBlock(_ items: [Item<D>]...) -> [Item<D>] { Array(joining: items) }
  /// The items of a loop.
  public static func buildArray(_ items: [[Item<D>]]) -> [Item<D>] { Array(joining: items) }
}
