/// Picks that look thrown and are the same each time, by the numbers of SplitMix64 (Steele, Lea and Flood,
/// 2014).
struct Mix {
  private var state: UInt64

  init(_ number: Int) {
    state = UInt64(truncatingIfNeeded: number)
  }

  /// One of some things, or nil where there is none.
  mutating func one<Thing>(of things: [Thing]) -> Thing? {
    guard !things.isEmpty else { return nil }
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return things[Int(bits % UInt64(things.count))]
  }
}
