import Foundation
import Testing

@testable import Understanding

@Suite("Classes of words")
struct WordClassesTests {
  private static let sources = URL(filePath: #filePath).appending(path: "../../../../Sources")
    .standardized

  /// The tables, each with what the code calls it.
  private static let tables = [
    "english": "Understanding/Lexicon/English/classes.tsv", "eko": "Onboarding/Eko/words.tsv",
    "george": "Onboarding/George/words.tsv", "growth": "Onboarding/Growth/words.tsv",
    "trendsight": "Onboarding/Trendsight/words.tsv",
  ]

  /// The files that declare options as a flow does.
  private static let declaring = ["/EventColor.swift", "/EventIcon.swift", "/EventTemplate.swift"]

  /// The files of code that read lines, and those of the products.
  private static func code() throws -> [(file: String, text: String)] {
    let places =
      ["Understanding", "Conversation"]
      + ["Diet", "Eko", "George", "Growth", "Trendsight"].map { "Onboarding/\($0)" }
    return try places.flatMap { place in
      try FileManager.default.subpathsOfDirectory(atPath: sources.appending(path: place).path)
        .filter { $0.hasSuffix(".swift") }.map { file in
          let path = sources.appending(path: place).appending(path: file)
          return ("\(place)/\(file)", try String(contentsOf: path, encoding: .utf8))
        }
    }
  }

  private static func rows(of table: String) throws -> [[Substring]] {
    let text = try String(
      contentsOf: sources.appending(path: try #require(tables[table])), encoding: .utf8)
    return text.split(separator: "\n").drop { $0.hasPrefix("#") }.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
  }

  @Test("Rows stand in order, each with a name of its own and with members", arguments: tables.keys)
  func wellFormed(table: String) throws {
    let rows = try Self.rows(of: table)
    for row in rows {
      #expect(row.count == 2, "\(row)")
      let members = row.last?.components(separatedBy: ", ") ?? []
      #expect(Set(members).count == members.count, "\(row[0]) has a member twice")
      #expect(members.allSatisfy { !$0.isEmpty && !$0.contains(",") }, "\(row[0])")
    }
    let names = rows.map(\.[0])
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(names).count == names.count)
  }

  @Test("A class that the code asks for has a row, and a row is asked for", arguments: tables.keys)
  func used(table: String) throws {
    let names = Set(try Self.rows(of: table).map { String($0[0]) })
    var asked: Set<String> = []
    for (_, text) in try Self.code() {
      let calls = text.matches(
        of: #/WordClasses\.(\w+)\.(?:words|phrases|sequences)\(\s*"([^"]+)"/#)
      for call in calls where call.1 == table {
        // A name that is put together asks for all that begin like it.
        let name = call.2.prefix { $0 != "\\" }
        let found = names.filter { name == call.2 ? $0 == name : $0.hasPrefix(name) }
        #expect(!found.isEmpty, "\(call.2)")
        asked.formUnion(found)
      }
    }
    #expect(names.subtracting(asked).isEmpty)
  }

  @Test("The code that reads lines holds no list of words")
  func noLists() throws {
    for (file, text) in try Self.code() {
      for list in text.matches(of: #/static let (\w+)[^\n]*=\s*\[\s*"[a-z' ]+",\s*"[a-z' ]+"/#) {
        Issue.record("\(file) holds the words of \(list.1): they belong to a table")
      }
      // What a flow declares for its options is read aloud with them.
      guard !file.contains(#/Flow[^\/]*$/#),
        !Self.declaring.contains(where: file.hasSuffix)
      else { continue }
      for list in text.matches(of: #/\[\s*(?:"[a-z' -]+",\s*){3,}"[a-z' -]+"\s*[,\]]/#) {
        Issue.record("\(file) holds a list of words, which belongs to a table: \(list.output)")
      }
    }
  }

  @Test("Members are words without an order, phrases in theirs, or the words of each phrase")
  func shapes() {
    let text: StaticString = "# head\nA.b\ton, in a row\n"
    let classes = WordClasses(
      UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    #expect(classes.words("A.b") == ["on", "in a row"])
    #expect(classes.phrases("A.b") == ["on", "in a row"])
    #expect(classes.sequences("A.b") == [["on"], ["in", "a", "row"]])
  }
}
