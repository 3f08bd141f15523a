import CLibedit

/// Text as C has it in `wchar_t`, one code point each, and back.
enum WideText {
  /// A copy that ends in NUL; whoever asked for it deallocates it.
  static func copy(_ text: String) -> UnsafeMutableBufferPointer<wchar_t> {
    let scalars = text.unicodeScalars
    let wide = UnsafeMutableBufferPointer<wchar_t>.allocate(capacity: scalars.count + 1)
    _ = wide.initialize(from: scalars.map { wchar_t(bitPattern: $0.value) } + [0])
    return wide
  }

  /// The code points from `start` up to and without `end`.
  static func scalars(
    _ start: UnsafePointer<wchar_t>, _ end: UnsafePointer<wchar_t>
  ) -> [Unicode.Scalar] {
    UnsafeBufferPointer(start: start, count: end - start)
      .compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) }
  }

  /// Text of these code points.
  static func string(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
