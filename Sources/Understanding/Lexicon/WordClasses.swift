/// Classes of words and phrases, each found by its name in the rows of a file of data.
///
/// A row is a name, a tab and the members with commas between them: `Clause.reasons	because, cos, given`. A
/// name says whose class it is, which the code there explains. A file is taken in by the compiler, and parted into
/// its rows when the first class of it is asked for.
package struct WordClasses: Sendable {
  /// Those of English.
  package static let english = WordClasses(RowTable.englishClasses.text)

  private let rows: [String: String]

  /// The classes of a text of UTF-8; lines without a tab, such as those that begin with `#`, are none.
  package init(_ text: UnsafeRawBufferPointer) {
    var rows: [String: String] = [:]
    text.forEachPart(at: "\n") { row in
      let columns = row.columns.map { String(decoding: $0, as: UTF8.self) }
      if columns.count == 2 { rows[columns[0]] = columns[1] }
    }
    self.rows = rows
  }

  /// The classes of a text of UTF-8 that ends with a zero byte.
  package init(_ text: UnsafePointer<CChar>) {
    self.init(UnsafeRawBufferPointer(start: text, count: String(cString: text).utf8.count))
  }

  /// The members of a class of which none counts before another.
  package func words(_ name: String) -> Set<String> { Set(phrases(name)) }

  /// The members of a class, in the order of its row.
  ///
  /// A name without a row is a mistake of the program, and ends it.
  package func phrases(_ name: String) -> [String] {
    guard let row = rows[name] else { fatalError("no class of words is called \(name)") }
    return row.parts(at: ",").map { String($0.drop { $0 == " " }) }
  }

  /// The words of each member of a class, in the order of its row.
  package func sequences(_ name: String) -> [[String]] {
    phrases(name).map { $0.parts(at: " ").map { String($0) } }
  }
}

extension String {
  /// What stands between the signs at which it is parted, by bytes: classes are looked up before the first line.
  fileprivate func parts(at sign: Unicode.Scalar) -> [Substring] {
    utf8.split(separator: UInt8(ascii: sign)).map { Substring($0) }
  }
}
