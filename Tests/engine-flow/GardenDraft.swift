import Conversation
import Understanding

/// The answers of somebody who would like a plot in a garden of the town.
struct GardenDraft: Draft {
  /// What can be had.
  enum Plot: String, CaseIterable {
    case bed, plot, greenhouse
  }

  /// Somebody who helps with the plot.
  struct Helper: Draft {
    /// What the helper is called.
    var name: String?
    /// The days on which the helper comes.
    var days: WeekdaySet?
  }

  /// What the gardener is called.
  var name: String?
  /// When the gardener was born.
  var birthday: CalendarDate?
  /// What the gardener would like.
  var plot: Plot?
  /// How many plants there will be.
  var plants: Int?
  /// What shall grow there.
  var crops: Choices?
  /// The day on which the gardener begins.
  var start: CalendarDate?
  /// The hours in which the gardener waters.
  var hours: TimeRange?
  /// What else the office should know.
  var note: String?
  /// Whether a key of the shed is wanted.
  var wantsKey: Bool?
  /// Who helps.
  var helpers: [Helper] = []
  /// Whether the gardener wants an account, to change all this from elsewhere.
  var wantsAccount: Bool?
  /// The id that the office gave the plot.
  var plotID: String?
}
