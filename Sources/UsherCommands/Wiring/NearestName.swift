/// The name that was meant by one that is none.
enum NearestName {
  /// The nearest of some names to what was typed, two slips away at most and one where it is short; nil
  /// for none.
  static func of(_ typed: String, among names: [String]) -> String? {
    let typed = typed.lowercased()
    guard typed.utf8.count <= 40 else { return nil }
    let most = typed.utf8.count < 4 ? 1 : 2
    return names.map { (name: $0, slips: slips(Array(typed.utf8), Array($0.utf8))) }
      .filter { $0.slips <= most }.min { $0.slips < $1.slips }?.name
  }

  /// The least number of letters left out, put in, mistaken or exchanged with their neighbour (optimal
  /// string alignment).
  private static func slips(_ typed: [UInt8], _ meant: [UInt8]) -> Int {
    var rows = [Array(0...meant.count)]
    for (i, letter) in typed.enumerated() {
      var row = [i + 1]
      for (j, other) in meant.enumerated() {
        var least = min(
          rows[i][j] + (letter == other ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == meant[j - 1], typed[i - 1] == other {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[typed.count][meant.count]
  }
}
