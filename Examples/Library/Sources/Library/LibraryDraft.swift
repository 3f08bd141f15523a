import Conversation
import Understanding

/// What a reader has told the library so far; nil is what has not been said yet.
struct LibraryDraft: Draft {
  /// What stands on the card.
  var name: String?
  /// Readers are five years old at least.
  var birthday: CalendarDate?
  /// Where reminders go; nil also for who skipped it.
  var email: String?
  /// Whether reminders may be sent there.
  var reminders: Bool?
  /// What they like to read, as ids of the options.
  var genres: Choices?
  /// Whether they borrow things to cook or to experiment with, too.
  var kits: Bool?
  /// Books a month.
  var books: Int?
  /// Where the books are handed over.
  var branch: Branch?
  /// The days on which they come by.
  var pickupDays: WeekdaySet?
  /// From when to when they come by on these days.
  var pickupHours: TimeRange?
  /// Who gets a card with theirs.
  var children: [Child] = []

  /// Where books are handed over, as ids of the options.
  enum Branch: String, CaseIterable {
    case central, riverside, hillside, online
  }

  /// A child who gets a card with the reader's.
  struct Child: Draft {
    /// What stands on the child's card.
    var name: String?
    /// Children are younger than eighteen.
    var birthday: CalendarDate?
    /// The name on the reader's card, which is to stand on no child's.
    var readerName: String?
  }
}

extension LibraryDraft {
  /// Whether they read what one can try out, with a kit.
  var triesThingsOut: Bool {
    genres.map { $0.ids.contains("cooking") || $0.ids.contains("science") } ?? false
  }

  /// Whether they come to a branch; online, nobody has to.
  var comesBy: Bool {
    branch.map { $0 != .online } ?? false
  }

  /// Whether a child's card has that name, in small letters or capitals.
  func hasChild(named name: String) -> Bool {
    children.contains { $0.name?.lowercased() == name.lowercased() }
  }
}

extension TimeRange {
  /// Whether it lasts that long at least, within a day.
  func lasts(minutes: Int) -> Bool {
    (end.hour - start.hour) * 60 + end.minute - start.minute >= minutes
  }
}
