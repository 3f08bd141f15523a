import Conversation
import Garden
import Onboarding
import Understanding

extension Product<GardenDraft> {
  /// The garden, which no program offers but the one of the tests.
  static let garden = Product(
    .garden, summary: "A plot in the garden: all that the engine does, once",
    storage: Storage(migrations: GardenMigrations.all) {
      StoredTable("garden_plots") {
        Stored("name", \.name)
        Stored("birthday", \.birthday)
        Stored("plot", \.plot)
        Stored("plants", \.plants)
        Stored("crops", \.crops)
        Stored("start", \.start)
        Stored("hours", \.hours)
        Stored("note", \.note)
        Stored("wants_key", \.wantsKey)
        Stored("plot_id", \.plotID)
        Stored.completed("is_complete")
      }
      StoredTable("garden_helpers", forEach: "helpers", \.helpers) {
        Stored("name", \.name)
        Stored("days", \.days)
      }
    })
}
