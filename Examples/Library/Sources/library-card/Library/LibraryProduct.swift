import Conversation
import Onboarding
import Understanding

extension Product<LibraryDraft> {
  /// The membership card of the library.
  static let library = Product(
    .library, summary: "A card of the library: who you are, where you pick up, what you read",
    storage: Storage(migrations: LibraryMigrations.all) {
      StoredTable("library_cards") {
        Stored("name", \.name)
        Stored("birthday", \.birthday)
        Stored("email", \.email)
        Stored("branch", \.branch)
        Stored("genres", \.genres)
        Stored("books", \.books)
        Stored("pickup_days", \.pickupDays)
        Stored("pickup_from", \.pickupHours?.start)
        Stored("pickup_until", \.pickupHours?.end)
        Stored.completed("is_complete")
      }
      StoredTable("library_children", forEach: "children", \.children) {
        Stored("name", \.name)
        Stored("birthday", \.birthday)
        Stored("may_borrow_films", \.mayBorrowFilms)
      }
    })
}
