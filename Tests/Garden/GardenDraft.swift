import Conversation
package import Understanding

/// The answers of somebody who would like a plot in a garden of the town.
package struct GardenDraft: Draft {
  /// What can be had.
  package enum Plot: String, CaseIterable {
    case bed, plot, greenhouse
  }

  /// Somebody who helps with the plot.
  package struct Helper: Draft {
    /// What the helper is called.
    package var name: String?
    /// The days on which the helper comes.
    package var days: WeekdaySet?
    /// The place of the helper among all, from 1.
    var number = 0

    package init() {}
  }

  /// What the gardener is called.
  package var name: String?
  /// When the gardener was born.
  package var birthday: CalendarDate?
  /// What the gardener would like.
  package var plot: Plot?
  /// How many plants there will be.
  package var plants: Int?
  /// What shall grow there.
  package var crops: Choices?
  /// The day on which the gardener begins.
  package var start: CalendarDate?
  /// The hours in which the gardener waters.
  package var hours: TimeRange?
  /// What else the office should know.
  package var note: String?
  /// Whether a key of the shed is wanted.
  package var wantsKey: Bool?
  /// Who helps.
  package var helpers: [Helper] = []
  /// Whether the gardener wants an account, to change all this from elsewhere.
  package var wantsAccount: Bool?
  /// The id that the office gave the plot.
  package var plotID: String?

  package init() {}
}
