import Conversation
import Understanding

extension Product<EkoDraft> {
  /// The parenting app.
  public static let eko = Product(
    .eko, summary: "A parent and any number of children: goals, topics and temperament",
    storage: Storage(
      migrations: EkoMigrations.all, profile: { EkoRecord($0).profile }, holding: EkoRecord.held
    ) {
      EkoRecord.tables
    },
    restore: { EkoRestoration(of: $0).answers },
    analytics: { happening in
      let (before, after) = (children(happening.before), children(happening.after))
      guard after > before else { return [] }
      return [AnalyticsEvent("onboarding_child_added", ["children": .int(after)])]
    })

  /// How many children have a name.
  private static func children(_ answered: Answered<EkoDraft>) -> Int {
    answered.draft.children.count { $0.name != nil }
  }
}
