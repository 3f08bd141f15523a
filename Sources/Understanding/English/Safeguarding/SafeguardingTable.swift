/// Numbers of features or words in a constant text, looked up where it lies in the program's file.
///
/// The text is made by `scripts/train-safeguarding`: slots of three printable characters, 32 a row.
/// Two characters tell the feature from others that fall into the same slot, and the third is its
/// number. A feature is in the slot that its hash says, or in one that follows without a gap. Nothing
/// is decoded or allocated.
struct SafeguardingTable: Sendable {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  private static var slotsPerRow: Int { 32 }
  private static var bytesPerRow: Int { slotsPerRow * 3 + 1 }
  private static var first: UInt8 { 0x28 }
  private static var base: UInt64 { 87 }

  /// The number of a feature, from 0 to 86, or nil for one that is not in the table.
  func number(of feature: UInt64) -> Int? {
    text.withUTF8Buffer { bytes in
      let slots = (bytes.count + 1) / Self.bytesPerRow * Self.slotsPerRow
      let print = (feature >> 40) % (Self.base * Self.base - 1) + 1
      let high = Self.first + UInt8(print / Self.base)
      let low = Self.first + UInt8(print % Self.base)
      var slot = Int(feature % UInt64(slots))
      while true {
        let place = slot / Self.slotsPerRow * Self.bytesPerRow + slot % Self.slotsPerRow * 3
        if bytes[place] == high, bytes[place + 1] == low {
          return Int(bytes[place + 2] - Self.first)
        }
        if bytes[place] == Self.first, bytes[place + 1] == Self.first { return nil }
        slot = slot + 1 == slots ? 0 : slot + 1
      }
    }
  }
}
