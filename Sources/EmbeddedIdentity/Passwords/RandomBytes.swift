/// Bytes that nobody can foretell.
enum RandomBytes {
  /// So many bytes of the system's generator.
  static func make(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}
