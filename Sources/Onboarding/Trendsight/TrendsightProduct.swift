import Conversation
import Understanding

extension Product<TrendsightDraft> {
  /// The event tracker.
  public static let trendsight = Product(
    .trendsight, summary: "An event tracker: an account, what you track, and a first event",
    signIn: .local,
    storage: Storage(
      migrations: TrendsightMigrations.all, profile: { TrendsightRecord($0).profile },
      holding: TrendsightRecord.held
    ) {
      TrendsightRecord.tables
    },
    restore: { TrendsightRestoration(of: $0).answers },
    analytics: { TrendsightAnalytics($0).events },
    goals: FunnelGoals(
      primary: [
        ["onboarding_completed"],
        ["onboarding_event_type_created", "onboarding_event_type_skipped"],
      ],
      secondary: [["onboarding_first_event_logged"]]))
}
