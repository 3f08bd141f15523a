/// The order of the keys of an object in a JSON text, which decoding does not keep.
struct JSONKeyOrder {
  private let bytes: [UInt8]
  private var place = 0

  /// The keys of the object at a path, in the order in which they stand in a valid JSON text; none where
  /// there is no object.
  static func keys(at path: [String], in text: String) -> [String] {
    var scanner = JSONKeyOrder(bytes: Array(text.utf8))
    return scanner.keys(at: path[...])
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func keys(at path: ArraySlice<String>) -> [String] {
    skipSpace()
    guard next == UInt8(ascii: "{") else { return [] }
    place += 1
    var keys: [String] = []
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\""), let key = string() else { return keys }
      skipSpace()
      place += 1
      if path.first == key { return self.keys(at: path.dropFirst()) }
      if path.isEmpty { keys.append(key) }
      skipValue()
      skipSpace()
      guard next == UInt8(ascii: ",") else { return path.isEmpty ? keys : [] }
      place += 1
    }
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  /// The text of the string that begins here, with what is escaped in it as it is written.
  private mutating func string() -> String? {
    place += 1
    let start = place
    while let byte = next, byte != UInt8(ascii: "\"") {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func skipValue() {
    var depth = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""): _ = string()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
        place += 1
      case UInt8(ascii: ","):
        if depth == 0 { return }
        place += 1
      default: place += 1
      }
    }
  }
}
