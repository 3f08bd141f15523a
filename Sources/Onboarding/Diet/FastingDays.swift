import Conversation
import Understanding

/// On which days of the week one fasts, counted from the day that a question names as the first.
enum FastingDays {
  /// The fasting days of a cycle that begins on a day; nil where a line asks nothing of them, or names no such day.
  static func answer(to line: Line, in context: Context) -> Aside? {
    guard line.askedPart != nil, speaks(line, of: "fast fasting"),
      let first = start(in: line, context)
    else { return nil }
    let names = [0, 5, 6].compactMap { first.adding(days: $0)?.weekday.rawValue.capitalizedFirst }
    guard names.count == 3 else { return nil }
    return Aside(
      [
        .text(
          "Begun on \(names[0]), the fasting days are \(names[1]) and \(names[2]) of each week.")
      ],
      naming: true)
  }

  /// The day that stands in a clause which speaks of beginning, or sets a condition.
  private static func start(in line: Line, _ context: Context) -> CalendarDate? {
    for clause in line.clauses() {
      let part = line.keeping(line.span(clause.tokens))
      guard clause.link == .condition || speaks(part, of: "start started begin") else { continue }
      let days = DateDimension().matches(in: part, context: context).compactMap(\.values.first)
      if let day = days.first { return day }
    }
    return nil
  }

  private static func speaks(_ line: Line, of words: String) -> Bool {
    let table = TopicTable.english
    return !table.terms(ofText: words).isDisjoint(with: table.terms(ofText: line.text))
  }
}
