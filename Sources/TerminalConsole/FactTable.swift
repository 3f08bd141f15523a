import SafeText
import Terminal

/// Names and values below each other, the values in a column of their own.
struct FactTable {
  /// A name and its value, at some depth of indentation.
  struct Fact {
    let name: String
    let value: String
    let indent: Int

    var label: String { "\(String(repeating: " ", count: indent))\(name): " }
  }

  /// A line of the table: the name or spaces in its place, and a part of the value.
  struct Row {
    let label: String
    let value: String
  }

  private let facts: [Fact]
  private let width: Int

  init(_ facts: [Fact], width: Int) {
    self.facts = facts
    self.width = width
  }

  /// The lines from top to bottom, none wider than the screen where it can be.
  var rows: [Row] {
    let widest = facts.map { DisplayWidth.of(Sanitizer.line($0.label)) }.max() ?? 0
    let isAligned = 2 * widest <= width
    return facts.flatMap { isAligned ? aligned($0, at: widest) : hanging($0) }
  }

  private func aligned(_ fact: Fact, at column: Int) -> [Row] {
    let label = Sanitizer.line(fact.label)
    let gap = String(repeating: " ", count: column - DisplayWidth.of(label))
    let empty = String(repeating: " ", count: column)
    return TextLayout.wrap(Sanitizer.line(fact.value), width: width - column).enumerated().map {
      $0.offset == 0
        ? Row(label: label + gap, value: $0.element) : Row(label: empty, value: $0.element)
    }
  }

  /// The value behind its name, and what does not fit below it.
  private func hanging(_ fact: Fact) -> [Row] {
    let label = Sanitizer.line(fact.label)
    let value = Sanitizer.line(fact.value)
    if DisplayWidth.of(label) + DisplayWidth.of(value) <= width {
      return [Row(label: label, value: value)]
    }
    let indent = String(repeating: " ", count: min(fact.indent + 2, max(0, width - 2)))
    return [Row(label: label, value: "")]
      + TextLayout.wrap(value, width: max(1, width - indent.count)).map {
        Row(label: indent, value: $0)
      }
  }
}
