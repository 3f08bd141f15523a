import Conversation
import Understanding

/// The answers of somebody who wants a card of the library.
struct LibraryDraft: Draft {
  /// A branch of the library.
  enum Branch: String, CaseIterable {
    case harbour, market, online

    /// The name as it is shown.
    var title: String {
      switch self {
      case .harbour: "Harbour"
      case .market: "Market Square"
      case .online: "Online only"
      }
    }
  }

  /// A child that gets a card with the parent's.
  struct Child: Draft {
    /// What the child is called.
    var name: String?
    /// When it was born.
    var birthday: CalendarDate?
    /// Whether it may borrow films.
    var mayBorrowFilms: Bool?
  }

  /// What is printed on the card.
  var name: String?
  /// Cards are for people from five years on.
  var birthday: CalendarDate?
  /// Where reminders go.
  var email: String?
  /// Where books are picked up.
  var branch: Branch?
  /// What they read.
  var genres: Choices?
  /// How many books they mean to have at a time.
  var books: Int?
  /// The days on which books are picked up.
  var pickupDays: WeekdaySet?
  /// The hours in which they are.
  var pickupHours: TimeRange?
  /// The children that get cards too.
  var children: [Child] = []
}
