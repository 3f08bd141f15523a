import Foundation
import Understanding

/// Writes JSON into one buffer, as `JSONEncoder` writes it with sorted keys and plain slashes.
///
/// A save writes the whole conversation; building a tree of it first, as encoders do, took three
/// quarters of the time of a turn.
struct JSONWriter {
  private var bytes: [UInt8] = []

  /// The text that was written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an object, whose members the body writes in the order of their keys.
  mutating func object(_ members: (inout JSONWriter) throws -> Void) rethrows {
    bytes.append(UInt8(ascii: "{"))
    try members(&self)
    close(with: UInt8(ascii: "}"))
  }

  /// Writes a member of an object, whose value the body writes.
  mutating func member(
    _ key: String, _ value: (inout JSONWriter) throws -> Void
  ) rethrows {
    write(key)
    bytes.append(UInt8(ascii: ":"))
    try value(&self)
    bytes.append(UInt8(ascii: ","))
  }

  /// Writes an array, each element by the body.
  mutating func array<Element>(
    of elements: some Sequence<Element>, _ element: (inout JSONWriter, Element) throws -> Void
  ) rethrows {
    bytes.append(UInt8(ascii: "["))
    for each in elements {
      try element(&self, each)
      bytes.append(UInt8(ascii: ","))
    }
    close(with: UInt8(ascii: "]"))
  }

  /// Writes a value.
  ///
  /// - Throws: `EncodingError` for numbers that JSON does not have.
  mutating func write(_ value: JSONValue) throws {
    switch value {
    case .null: write(plain: "null")
    case .bool(let truth): write(plain: truth ? "true" : "false")
    case .int(let number): write(number)
    case .double(let number): try write(number)
    case .string(let text): write(text)
    case .array(let elements): try array(of: elements) { try $0.write($1) }
    case .object(let members):
      try object { json in
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
          try json.member(key) { try $0.write(value) }
        }
      }
    }
  }

  /// Writes a whole number.
  mutating func write(_ number: Int) {
    write(plain: String(number))
  }

  /// Writes a string.
  mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var written = 0
      for index in 0..<utf8.count where Self.needsEscape(utf8[index]) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[written..<index]))
        write(plain: Self.escape(of: utf8[index]))
        written = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[written...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes anything else, by way of `JSONEncoder`.
  mutating func write(encoding value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    bytes += try encoder.encode(value)
  }

  private mutating func write(_ number: Double) throws {
    guard number.isFinite else {
      throw EncodingError.invalidValue(
        number, .init(codingPath: [], debugDescription: "JSON has finite numbers only"))
    }
    let text = number.description
    write(plain: text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  private mutating func write(plain text: String) {
    bytes += text.utf8
  }

  /// Ends an object or an array; the comma after its last part goes.
  private mutating func close(with bracket: UInt8) {
    if bytes.last == UInt8(ascii: ",") {
      bytes[bytes.count - 1] = bracket
    } else {
      bytes.append(bracket)
    }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func escape(of byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case 0x08: "\\b"
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0C: "\\f"
    case 0x0D: "\\r"
    default: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
