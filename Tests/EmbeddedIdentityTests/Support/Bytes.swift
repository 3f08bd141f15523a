import Foundation

/// All bytes of a file, to be searched.
struct Bytes {
  private let data: Data

  init(path: String) throws {
    data = try Data(contentsOf: URL(filePath: path))
  }

  /// Whether a text is in it, in whatever case of ASCII.
  func contains(_ text: String) -> Bool {
    let small = Data(data.map { (65...90).contains($0) ? $0 + 32 : $0 })
    return small.range(of: Data(text.lowercased().utf8)) != nil
  }
}
