import Conversation
import Onboarding
import Understanding

extension Product<LibraryDraft> {
  /// The product: its flow, a table of readers, and one of the children who get a card with theirs.
  ///
  /// Lists are stored as JSON in SQLite and as arrays in PostgreSQL; hours are two columns, so that those
  /// who plan the desk can ask for "everybody who comes before noon". What a reader skipped is NULL.
  static let library = Product(
    .library, summary: "A library card: who you are, what you read, where you fetch it",
    storage: Storage(migrations: LibraryMigrations.all) {
      StoredTable("library_readers") {
        Stored("name", \.name)
        Stored("birthday", \.birthday)
        Stored("email", \.email)
        Stored("genres", \.genres)
        Stored("kits", \.kits)
        Stored("books_a_month", \.books)
        Stored("branch", \.branch)
        Stored("pickup_days", \.pickupDays)
        Stored("pickup_from", \.pickupHours?.start)
        Stored("pickup_until", \.pickupHours?.end)
        Stored("reminders", \.reminders)
        Stored("reminders_decided_at", answeredAt: "reminders")
        Stored("cards", of: { 1 + $0.draft.children.count })
        Stored.completed("is_complete")
      }
      StoredTable("library_children", forEach: "children", \.children) {
        Stored("name", \.name)
        Stored("birthday", \.birthday)
      }
    })
}
