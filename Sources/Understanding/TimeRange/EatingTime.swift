/// A time on the clock that a line about eating names, and what it is to the window.
struct EatingTime {
  /// What happens at the time.
  enum Role: Hashable {
    /// Eating begins: "first bite at", "not before".
    case start
    /// Eating ends: "last bite at", "nothing after".
    case end
    /// Something is eaten: "lunch at".
    case meal
    /// Nothing says what.
    case plain
    /// Something else: "I wake at", "the gym at".
    case other
  }

  var time: ClockTime
  var tokens: Range<Int>
  var role: Role
  /// Whether the words around it are about eating, and not about a shift that begins.
  var isAboutEating: Bool
}
