/// What a line says about the options of a question: which are meant, which are left out, and what
/// is said in other words.
struct ChoiceList {
  /// A place of a line that adds options.
  struct Item {
    /// The options that the words may mean, as indices; the first is taken unless there are more.
    var places: [Int]
    /// All of ``places`` are meant ("1-3"), not one of them.
    var takesAll = false
    /// Where it stands.
    var tokens: Range<Int>
    /// The name of the rule that found it.
    var rule: RuleName

    /// Whether nothing but a single word reminds of the option.
    var isReminder: Bool { rule.manner == .option(.word) }

    /// The item without some options that are left out; nil where none is left.
    func without(_ excluded: [Int]) -> Item? {
      let left = places.filter { !excluded.contains($0) }
      if left.isEmpty, !places.isEmpty { return nil }
      guard takesAll else { return self }
      var item = self
      item.places = left
      return item
    }
  }

  /// The options that are meant, from left to right.
  var included: [Item] = []
  /// The options that are left out.
  var excluded: [Item] = []
  /// Whether all are meant, but for those that are left out.
  var isAll = false
  /// Whether all that are not named otherwise are meant.
  var isRest = false
  /// Whether the line leaves something out of all: "all but".
  var isExcept = false
  /// Whether the line adds to earlier choices or takes from them: "add", "drop", "also".
  var (adds, removes) = (false, false)
  /// Whether it says that all else goes: "just the first, drop the others".
  var removesOthers = false
  /// What is said in people's own words.
  var own: [String] = []
  /// Whether that only tells how somebody is, and hopes for nothing.
  var isTold = false
  /// What of it may well be a remark: the "long story" of "1, long story".
  var doubtful: Set<String> = []
}
