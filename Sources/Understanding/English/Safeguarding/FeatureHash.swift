/// How features of a line are told apart, as `scripts/train-safeguarding` tells them.
enum FeatureHash {
  /// The families of features; a feature of one is none of another.
  enum Family: UInt8 {
    case word = 0x77
    case form = 0x75
    case neighbours = 0x31
    case neighboursButOne = 0x32
    case letters = 0x63
    case wordClass = 0x6B
    case classes = 0x70
    case beforeClass = 0x62
    case afterClass = 0x6E
  }

  /// The hash of some bytes: FNV-1a.
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return value
  }

  /// The feature that one or two hashes are in a family.
  static func feature(_ family: Family, _ first: UInt64, _ second: UInt64 = 0) -> UInt64 {
    var value =
      (UInt64(family.rawValue) &* 0x9E37_79B9_7F4A_7C15 ^ first) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 29 ^ second) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 32
  }
}
