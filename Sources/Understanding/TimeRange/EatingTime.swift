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

/// Words of a day of eating.
enum EatingWords {
  /// What is eaten in the morning, at any hour that is said.
  static let morning: Set<String> = [
    "breakfast", "brekkie", "brekky", "breakfasts", "elevenses", "porridge", "cereal", "brunch",
  ]
  /// What is eaten in the second half of the day.
  static let evening: Set<String> = ["dinner", "supper", "dinners", "teatime", "bedtime"]
  /// What is eaten around noon.
  static let noon: Set<String> = ["lunch", "lunchtime", "lunches", "luncheon"]
  /// What is eaten at any time.
  static let any: Set<String> = Set(
    """
    bite bites snack snacks toast sandwich sandwiches shake shakes soup salad leftovers cake fruit
    yoghurt yogurt eggs curry rice roast takeaway pizza chicken pasta meal meals food coffee
    biscuit biscuits nibble nibbles treat pudding dessert omelette smoothie banana apple oats
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
  /// What begins, beside the words of the lexicon.
  static let starting: Set<String> = ["opening", "reopens", "breaking", "commence", "commences"]
  /// What ends, beside the words of the lexicon.
  static let ending: Set<String> = [
    "closing", "closed", "done", "finished", "stopped", "shut", "shuts",
  ]
  /// What a day holds beside eating.
  static let others: Set<String> = Set(
    """
    work works working shift gym swim wake wakes woken alarm cows farm bus class classes school
    meeting office job prayers run walk training clock sunset sunrise carers home train commute up
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
