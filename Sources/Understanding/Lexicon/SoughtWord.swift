/// A word and the tab behind it, as numbers whose order is that of their bytes.
struct SoughtWord {
  /// Where a word stands beside the one of a row.
  enum Order { case before, same, behind }

  private let first: UInt64
  private let second: UInt64
  /// The bytes of ``first`` and of ``second`` that count.
  private let firstMask: UInt64
  private let secondMask: UInt64
  private let count: Int

  init(_ word: WordKey) {
    count = word.count
    (first, firstMask) = Self.number(word.low, of: count)
    (second, secondMask) = Self.number(word.high, of: count - 8)
  }

  /// Up to eight bytes of a word and the tab behind them, the first of them highest, and which of them count.
  private static func number(_ bytes: UInt64, of count: Int) -> (UInt64, mask: UInt64) {
    guard count >= 0 else { return (0, 0) }
    guard count < 8 else { return (bytes.byteSwapped, .max) }
    let shift = UInt64(56 - 8 * count)
    return (bytes.byteSwapped | UInt64(UInt8(ascii: "\t")) << shift, .max << shift)
  }

  /// Compares it with what stands at the beginning of a row.
  ///
  /// More than eight bytes are read only where the first eight are a part of the row's word.
  func compared(with row: UnsafeRawPointer) -> Order {
    let early = row.loadUnaligned(as: UInt64.self).bigEndian & firstMask
    if early != first { return first < early ? .before : .behind }
    if count < 8 { return .same }
    let late = row.loadUnaligned(fromByteOffset: 8, as: UInt64.self).bigEndian & secondMask
    if late != second { return second < late ? .before : .behind }
    if count < WordKey.capacity { return .same }
    return row.load(fromByteOffset: 16, as: UInt8.self) == UInt8(ascii: "\t") ? .same : .before
  }
}
