extension UnsafeMutableBufferPointer<UInt8> {
  /// Writes a number of that many decimal digits, leading zeros included, from an index on.
  ///
  /// Every save writes dozens of dates and times; texts for each of their parts took most of it.
  func write(_ number: Int, digits: Int, at start: Int) {
    var rest = number
    for index in (start..<start + digits).reversed() {
      self[index] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
  }
}
