import Foundation
import Testing

@testable import Understanding

@Suite("The tables of words")
struct RowTableTests {
  /// A table and the file it is.
  struct Source: CustomTestStringConvertible, Sendable {
    let file: String
    let table: @Sendable () -> RowTable

    var testDescription: String { file }

    /// The text of the file.
    func text() throws -> String {
      let folder = URL(filePath: #filePath)
        .appending(path: "../../../../Sources/Understanding/Lexicon").standardized
      return try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }

    /// The rows of the file: what stands before the tab, and behind it.
    func rows() throws -> [(word: Substring, said: Substring)] {
      try text().split(separator: "\n").drop { $0.hasPrefix("#") }.map { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        try #require(fields.count == 2, "\(line)")
        return (fields[0], fields[1])
      }
    }
  }

  static let sources = [
    Source(file: "English/words.tsv") { .englishWords },
    Source(file: "English/given-names.tsv") { .englishGivenNames },
  ]

  @Test("A table in the program is its file", arguments: sources)
  func sameBytes(source: Source) throws {
    #expect(source.table().text.elementsEqual(try source.text().utf8))
  }

  @Test(
    "A file says first where it is from; its words stand in order, once each", arguments: sources)
  func wellFormed(source: Source) throws {
    let text = try source.text()
    #expect(text.hasPrefix("# "))
    #expect(text.prefix { $0 != "\n" }.contains("NOTICE"))
    #expect(text.hasSuffix("\n"))
    var last: Substring = ""
    for row in try source.rows() {
      #expect(last.utf8.lexicographicallyPrecedes(row.word.utf8), "\(row.word)")
      #expect(WordKey(row.word) != nil, "\(row.word) is too long")
      #expect(row.word == row.word.lowercased(), "\(row.word)")
      let name = Array(row.said.utf8)
      let kind = name.withUnsafeBytes(WordKind.init(named:))
      #expect(kind.map { "\($0)" } == String(row.said), "\(row.word)")
      last = row.word
    }
  }

  @Test("Every row is found by its word, and nothing beside it", arguments: sources)
  func everyRow(source: Source) throws {
    let table = source.table()
    let rows = try source.rows()
    let words = Set(rows.map(\.word))
    for row in rows {
      let key = try #require(WordKey(row.word))
      let said = table.row(of: key).map { String(decoding: $0, as: UTF8.self) }
      if said != String(row.said) { Issue.record("\(row.word)") }
      guard key.count > 1 else { continue }
      let shorter = key.dropping(last: 1)
      if (table.row(of: shorter) != nil) != words.contains(Substring(shorter.string)) {
        Issue.record("\(shorter.string)")
      }
    }
    #expect(rows.count > 20_000)
  }
}
