/// Which letters lie side by side on a QWERTY keyboard, in a row or across two.
enum Keyboard {
  /// Whether two small letters are neighbours.
  static func areNeighbours(_ a: UInt8, _ b: UInt8) -> Bool {
    guard let a = index(of: a), let b = index(of: b) else { return false }
    return neighbours[a] >> UInt32(b) & 1 == 1
  }

  private static func index(of letter: UInt8) -> Int? {
    letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
      ? Int(letter - UInt8(ascii: "a")) : nil
  }

  /// For each letter its neighbours, as bits.
  private static let neighbours: [UInt32] = {
    // Each row lies half a key to the right of the one above it.
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.utf8) }
    var masks = [UInt32](repeating: 0, count: 26)
    func join(_ a: UInt8, _ b: UInt8) {
      guard let a = index(of: a), let b = index(of: b) else { return }
      masks[a] |= 1 << UInt32(b)
      masks[b] |= 1 << UInt32(a)
    }
    for (number, row) in rows.enumerated() {
      for place in row.indices {
        if place > 0 { join(row[place - 1], row[place]) }
        guard number + 1 < rows.count else { continue }
        for below in [place - 1, place] where rows[number + 1].indices.contains(below) {
          join(row[place], rows[number + 1][below])
        }
      }
    }
    return masks
  }()
}
