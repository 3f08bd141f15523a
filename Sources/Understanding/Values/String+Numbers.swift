extension String {
  /// The numbers of a text that is nothing but digits and what parts them, each of so many digits; nil
  /// for any other text.
  func numbers(ofDigits counts: [Int], partedBy separator: Unicode.Scalar) -> [Int]? {
    // Bytes are looked at, as dates and times are read from their stored form many times a turn.
    guard utf8.count == counts.reduce(counts.count - 1, +) else { return nil }
    var bytes = utf8.makeIterator()
    var numbers: [Int] = []
    numbers.reserveCapacity(counts.count)
    for count in counts {
      if !numbers.isEmpty, bytes.next() != UInt8(ascii: separator) { return nil }
      var number = 0
      for _ in 0..<count {
        guard let byte = bytes.next(), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else {
          return nil
        }
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
      }
      numbers.append(number)
    }
    return numbers
  }
}
