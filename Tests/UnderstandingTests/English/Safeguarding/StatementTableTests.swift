import Foundation
import Testing

@testable import Understanding

@Suite("The table of statements")
struct StatementTableTests {
  private let table = StatementTable.english

  @Test("Every line of the table is read, and each statement is found by a word of it")
  func complete() throws {
    let file = RuleRow.root.appending(
      path: "Sources/Understanding/English/Safeguarding/statements.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let written = lines.filter { !$0.hasPrefix("#") && $0.contains(" : ") }
    #expect(table.statements.count == written.count)
    let parts = lines.filter { !$0.hasPrefix("#") }.flatMap { $0.split { " |".contains($0) } }
    #expect(parts.filter { $0.allSatisfy(\.isLetter) && WordKey($0) == nil } == [])
    let words = table.statements.flatMap { table.items(of: $0).flatMap { self.words(in: $0) } }
    #expect(StatementAnchors.english.statements(in: words) == Array(table.statements.indices))
  }

  @Test("Every name in a statement or phrase is known before it")
  func known() {
    var open = table.statements.flatMap { table.items(of: $0).flatMap { names(in: $0) } }
    var seen = Set(["denial", "minor", "in-earnest"].map { WordKey(letters: $0) })
    open += seen
    while let name = open.popLast() {
      let alternatives = table.alternatives(name)
      #expect(!alternatives.isEmpty, "\(name.string)")
      open += alternatives.flatMap { table.items(at: $0).flatMap { names(in: $0) } }
        .filter { seen.insert($0).inserted }
    }
  }

  private func names(in item: StatementItem) -> [WordKey] {
    switch item {
    case .phrase(let name): [name]
    case .either(let items): items.flatMap { names(in: $0) }
    case .optional(let item), .repeated(let item), .not(let item), .around(let item, _),
      .nowhere(let item):
      names(in: item)
    case .words, .wordOf, .gap, .start, .end, .sign: []
    }
  }

  /// All words that an item may stand for.
  private func words(in item: StatementItem) -> [WordKey] {
    switch item {
    case .words(let words): words
    case .wordOf(let place): Array(table.words(at: place))
    case .phrase(let name):
      table.alternatives(name).flatMap { table.items(at: $0).flatMap { words(in: $0) } }
    case .either(let items): items.flatMap { words(in: $0) }
    case .optional, .repeated, .gap, .not, .around, .nowhere, .start, .end, .sign: []
    }
  }
}
