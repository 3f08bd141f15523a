import Foundation
import Testing

@testable import Understanding

@Suite("Words by which a clause asks")
struct AskingWordsTests {
  /// The rows of the file: a word and its classes.
  private func rows() throws -> [(word: String, classes: [String])] {
    let file = URL(filePath: #filePath).appending(
      path: "../../../../Sources/Understanding/Lexicon/English/asking.tsv"
    ).standardized
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
      let columns = $0.split(separator: "\t")
      return (String(columns[0]), columns[1].split(separator: " ").map(String.init))
    }
  }

  @Test("Every word of the file is of the classes that its row names, and of no other")
  func classes() throws {
    for row in try rows() {
      let known = AskingWords.allCases.filter { $0.contains(row.word) }.map(\.rawValue)
      #expect(Set(known) == Set(row.classes), "\(row.word)")
    }
    #expect(!AskingWords.interrogatives.contains("sandwich"))
  }

  @Test("Rows stand in order, and every class has words")
  func order() throws {
    let rows = try rows()
    let words = rows.map(\.word)
    #expect(words == words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(rows.flatMap(\.classes)) == Set(AskingWords.allCases.map(\.rawValue)))
  }
}
