/// The bytes of tables, which are parted where they stand.
extension UnsafeRawBufferPointer {
  /// Calls the body with what stands between the bytes at which it is parted; no part is empty.
  @inline(__always)
  func forEachPart(
    where isSign: (UInt8) -> Bool, _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    var start = 0
    for place in 0...count where place == count || isSign(self[place]) {
      if place > start { body(UnsafeRawBufferPointer(rebasing: self[start..<place])) }
      start = place + 1
    }
  }

  @inline(__always)
  func forEachPart(
    at sign: Unicode.Scalar, _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    let sign = UInt8(ascii: sign)
    forEachPart(where: { $0 == sign }, body)
  }

  /// What stands between the signs at which it is parted.
  func parts(at sign: Unicode.Scalar) -> [UnsafeRawBufferPointer] {
    var parts: [UnsafeRawBufferPointer] = []
    forEachPart(at: sign) { parts.append($0) }
    return parts
  }

  /// What stands between tabs, which may be nothing.
  var columns: [UnsafeRawBufferPointer] {
    split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { UnsafeRawBufferPointer(rebasing: $0) }
  }

  var withoutFirst: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[1...])
  }

  var withoutLast: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[..<(count - 1)])
  }

  /// The number of bytes before those of a part.
  func count(before part: UnsafeRawBufferPointer) -> Int {
    guard let start = baseAddress, let place = part.baseAddress else { return 0 }
    return place - start
  }
}
